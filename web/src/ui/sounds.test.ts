import { afterEach, beforeEach, expect, it, vi } from "vitest";

const begun: number[] = [];
const param = () => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const loudness: ReturnType<typeof param>[] = [];
class FakeNode {
  frequency = param();
  Q = param();
  gain = param();
  connect = <T>(next: T): T => next;
  start = (at: number) => void begun.push(at);
  stop = vi.fn();
}
class FakeAudio {
  state = "running";
  currentTime = 0;
  sampleRate = 10;
  destination = new FakeNode();
  createOscillator = () => new FakeNode();
  createBiquadFilter = () => new FakeNode();
  createBufferSource = () => new FakeNode();
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  createGain = () => {
    const node = new FakeNode();
    loudness.push(node.gain);
    return node;
  };
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.resetModules();
  begun.length = loudness.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});
/** Both anew for each test: the sounds know the settings of their own time. */
async function fresh() {
  const { change_settings } = await import("../store");
  const { play } = await import("./sounds");
  return { change: change_settings, play };
}

it("are off until they are wished for", async () => {
  const { play } = await fresh();
  play("turn");
  expect(begun).toEqual([]);
});
it.each(["turn", "card", "moment", "hit", "victory"] as const)("%s is heard, as loud as was set", async (sound) => {
  const { change, play } = await fresh();
  change({ sound: true, volume: 0.5 });
  play(sound);
  expect(begun.length).toBeGreaterThan(0);
  const peaks = loudness.map(({ linearRampToValueAtTime }) => linearRampToValueAtTime.mock.calls[0]![0] as number);
  expect(Math.max(...peaks)).toBeLessThan(0.25);
  begun.length = 0;
  change({ volume: 0 });
  play(sound);
  expect(begun).toEqual([]);
});
it("a machine without sound stays silent and does not complain", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { change, play } = await fresh();
  change({ sound: true });
  expect(() => play("turn")).not.toThrow();
});
