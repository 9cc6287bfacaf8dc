// Finds text that does not fit: cut off, out of its box, over other text, broken within a word; and boxes that lie over each
// other.

/** Runs in the page. Every finding as a line: what is wrong, where, with which text. */
function find_misfits(root_selector) {
  const slack = 1.5;
  const found = new Set();
  const root = document.querySelector(root_selector);
  const styles = new Map();
  const style_of = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const named = (element) =>
    `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").split(" ").slice(0, 2).join(".")}`;
  const tell = (what, element, text) => found.add(`${what}: ${named(element)} “${text.trim().slice(0, 40)}”`);
  const chain = (element) => {
    const list = [];
    for (let one = element; one && one !== root.parentElement; one = one.parentElement) list.push(one);
    return list;
  };
  const hidden = new Map();
  const unseen = (element) => {
    if (element === root.parentElement) return false;
    if (!hidden.has(element)) {
      const { visibility, opacity, clipPath } = style_of(element);
      const here = visibility === "hidden" || opacity === "0" || clipPath !== "none" || element.matches("svg");
      hidden.set(element, here || unseen(element.parentElement));
    }
    return hidden.get(element);
  };
  const is_box = (element) => {
    const style = style_of(element);
    const bordered = ["Top", "Right", "Bottom", "Left"].some(
      (side) => style[`border${side}Style`] !== "none" && parseFloat(style[`border${side}Width`]) > 0,
    );
    return bordered || style.backgroundImage !== "none" || !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
  };
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
  /** Letters reach neither the top nor the bottom of their line. */
  const letters = ({ left, right, top, bottom, height }) => ({
    left,
    right,
    top: top + height * 0.2,
    bottom: bottom - height * 0.2,
  });
  const out_x = (rect, box) => rect.left < box.left - slack || rect.right > box.right + slack;
  const out_y = (rect, box) => rect.top < box.top - slack || rect.bottom > box.bottom + slack;
  /** What stands still while the rest is scrolled lies over it: only what is in one layer must not meet. */
  const layer_of = (element) =>
    chain(element).find((one) => ["sticky", "fixed"].includes(style_of(one).position) || one.matches("dialog")) ?? root;
  const lifted = (element, below) =>
    chain(element).some((one) => !one.contains(below) && style_of(one).position === "absolute");

  /** Words that go on in the next line without a hyphen; a soft one shows itself there. */
  const broken_words = (node) =>
    [...node.textContent.matchAll(/(?<![\u00ad\p{L}])\p{L}{2,}(?![\u00ad\p{L}])/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });

  const pieces = [];
  const boxes = new Map();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.textContent.trim() === "" || unseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5).map(letters);
    if (rects.length === 0) continue;
    if (rects.length > 1) for (const word of broken_words(node)) tell(`broken word ${word}`, element, node.textContent);
    let [whole_x, whole_y, boxed] = [true, true, false];
    for (const one of chain(element)) {
      const style = style_of(one);
      if (style.display === "contents") continue;
      if (scrolls(style.overflowX)) whole_x = false;
      if (scrolls(style.overflowY)) whole_y = false;
      const edges = one.getBoundingClientRect();
      const cut = rects.some(
        (rect) =>
          (whole_x && cuts(style.overflowX) && out_x(rect, edges)) ||
          (whole_y && cuts(style.overflowY) && out_y(rect, edges)),
      );
      if (cut) tell("cut off", one, node.textContent);
      if (style.display !== "inline" && !boxed && is_box(one)) {
        boxed = true;
        boxes.set(one, node.textContent);
        if (rects.some((rect) => (whole_x && out_x(rect, edges)) || (whole_y && out_y(rect, edges))))
          tell("out of its box", one, node.textContent);
      }
      if (!whole_x && !whole_y) break;
    }
    pieces.push(...rects.map((rect) => ({ rect, element, text: node.textContent })));
  }

  /** What of it is not scrolled out of sight; null: nothing. */
  const in_sight = (element, rect) => {
    let { left, right, top, bottom } = rect;
    for (const one of chain(element).slice(1)) {
      const { overflowX, overflowY } = style_of(one);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edges = one.getBoundingClientRect();
      [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    }
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  };
  const meet = (a, b, by) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const layers = new Map();
  const in_one_layer = (a, b) => {
    for (const one of [a, b]) if (!layers.has(one)) layers.set(one, layer_of(one));
    return layers.get(a) === layers.get(b);
  };
  const seen = (list) =>
    list.map((one) => ({ ...one, rect: in_sight(one.element, one.rect) })).filter(({ rect }) => rect !== null);
  const texts = seen(pieces).sort((a, b) => a.rect.top - b.rect.top);
  for (const [i, a] of texts.entries())
    for (let at = i + 1; at < texts.length && texts[at].rect.top < a.rect.bottom; ++at) {
      const b = texts[at];
      if (a.element !== b.element && meet(a.rect, b.rect, slack) && in_one_layer(a.element, b.element))
        tell(`over “${b.text.trim().slice(0, 30)}”`, a.element, a.text);
    }
  const all = seen([...boxes].map(([element, text]) => ({ element, text, rect: element.getBoundingClientRect() })));
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1))
      if (
        meet(a.rect, b.rect, 4) &&
        !a.element.contains(b.element) &&
        !b.element.contains(a.element) &&
        in_one_layer(a.element, b.element) &&
        !lifted(a.element, b.element) &&
        !lifted(b.element, a.element)
      )
        tell(`lies over ${named(b.element)} “${b.text.trim().slice(0, 30)}”`, a.element, a.text);
  return [...found];
}

export const misfits = (page, root = ".board-frame") => page.evaluate(find_misfits, root);
