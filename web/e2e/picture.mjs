// Makes a screenshot small enough for a repository: one that is too large is left 256 colours, chosen by median cut.
import { deflateSync, inflateSync } from "node:zlib";

const most = 240_000;

/** Width, height and RGB of a PNG as Chromium writes it: 8 bits, RGB or RGBA, not interlaced. */
function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const bytes = png[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const data = inflateSync(Buffer.concat(parts));
  const row = width * bytes;
  const rgb = Buffer.alloc(width * height * 3);
  let above = Buffer.alloc(row);
  for (let y = 0; y < height; ++y) {
    const filter = data[y * (row + 1)];
    const line = Buffer.from(data.subarray(y * (row + 1) + 1, (y + 1) * (row + 1)));
    for (let x = 0; x < row; ++x) {
      const [left, up, corner] = [x >= bytes ? line[x - bytes] : 0, above[x], x >= bytes ? above[x - bytes] : 0];
      line[x] = (line[x] + predicted(filter, left, up, corner)) & 255;
    }
    for (let x = 0; x < width; ++x) line.copy(rgb, (y * width + x) * 3, x * bytes, x * bytes + 3);
    above = line;
  }
  return { width, height, rgb };
}
function predicted(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Splits the box with the widest spread, weighed by how often its colours occur, until there are enough. */
function palette_of(counts, size) {
  const box_of = (colours) => {
    let best = { spread: 0, shift: 0 };
    for (const shift of [16, 8, 0]) {
      let [low, high] = [255, 0];
      for (const [colour] of colours) {
        const value = (colour >> shift) & 255;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      if (high - low > best.spread) best = { spread: high - low, shift };
    }
    return { colours, ...best, count: colours.reduce((sum, one) => sum + one[1], 0) };
  };
  const boxes = [box_of([...counts])];
  while (boxes.length < size) {
    const widest = boxes.reduce((best, box) =>
      box.spread * Math.sqrt(box.count) > best.spread * Math.sqrt(best.count) ? box : best,
    );
    if (widest.spread === 0) break;
    const sorted = widest.colours.sort((a, b) => ((a[0] >> widest.shift) & 255) - ((b[0] >> widest.shift) & 255));
    let [cut, seen] = [1, sorted[0][1]];
    while (cut < sorted.length - 1 && seen < widest.count / 2) seen += sorted[cut++][1];
    boxes.splice(boxes.indexOf(widest), 1, box_of(sorted.slice(0, cut)), box_of(sorted.slice(cut)));
  }
  return boxes;
}

let crcs = null;
function crc(bytes) {
  crcs ??= Array.from(
    { length: 256 },
    (_, n) => [...Array(8)].reduce((c) => (c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1), n) >>> 0,
  );
  let sum = 0xffffffff;
  for (const byte of bytes) sum = crcs[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

export function smaller(png) {
  if (png.length < most) return png;
  const { width, height, rgb } = decode(png);
  const counts = new Map();
  const colour_at = (i) => (rgb[i] << 16) | (rgb[i + 1] << 8) | rgb[i + 2];
  for (let i = 0; i < rgb.length; i += 3) counts.set(colour_at(i), (counts.get(colour_at(i)) ?? 0) + 1);
  const boxes = palette_of(counts, 256);
  const palette = Buffer.alloc(boxes.length * 3);
  const index = new Map();
  for (const [n, { colours, count }] of boxes.entries()) {
    for (const [part, shift] of [16, 8, 0].entries())
      palette[n * 3 + part] = Math.round(
        colours.reduce((sum, [colour, many]) => sum + ((colour >> shift) & 255) * many, 0) / count,
      );
    for (const [colour] of colours) index.set(colour, n);
  }
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; ++y)
    for (let x = 0; x < width; ++x) lines[y * (width + 1) + 1 + x] = index.get(colour_at((y * width + x) * 3));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", head),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
