// Quiet sounds, made on the spot: no files. They are off until somebody wishes for them.
import { settings } from "../store";

export type Sound = "turn" | "card" | "moment" | "hit" | "victory";

interface Note {
  /** In seconds from the sound's beginning. */
  at: number;
  length: number;
  /** In Hz; what has none is a breath of air. */
  pitch?: number;
  /** Where the pitch goes. */
  to?: number;
  loud: number;
}
const chord = (pitches: number[], apart: number, length: number, loud: number): Note[] =>
  pitches.map((pitch, i) => ({ at: i * apart, length, pitch, loud }));

const scores: Readonly<Record<Sound, Note[]>> = {
  turn: chord([523.25, 783.99], 0.16, 0.55, 0.24),
  card: [{ at: 0, length: 0.09, loud: 0.16 }],
  moment: chord([392, 493.88, 587.33], 0.05, 0.9, 0.12),
  hit: [
    { at: 0, length: 0.5, pitch: 130, to: 42, loud: 0.4 },
    { at: 0, length: 0.18, loud: 0.14 },
  ],
  victory: chord([392, 493.88, 587.33, 783.99, 987.77], 0.14, 1.1, 0.16),
};

let audio: AudioContext | null = null;
let air: AudioBuffer | null = null;

/** A second of noise, the same each time. */
function breath(context: AudioContext): AudioBuffer {
  if (air) return air;
  air = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = air.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return air;
}

function source_of(
  context: AudioContext,
  note: Note,
  from: number,
): { begin: AudioScheduledSourceNode; end: AudioNode } {
  if (note.pitch !== undefined) {
    const tone = context.createOscillator();
    tone.type = "sine";
    tone.frequency.setValueAtTime(note.pitch, from);
    if (note.to !== undefined) tone.frequency.exponentialRampToValueAtTime(note.to, from + note.length);
    return { begin: tone, end: tone };
  }
  const noise = context.createBufferSource();
  const filter = context.createBiquadFilter();
  noise.buffer = breath(context);
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  filter.Q.value = 0.7;
  return { begin: noise, end: noise.connect(filter) };
}

function play_note(context: AudioContext, note: Note, start: number, volume: number): void {
  const from = start + note.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(note.loud * volume, from + Math.min(0.03, note.length / 3));
  gain.gain.exponentialRampToValueAtTime(0.0004, from + note.length);
  const { begin, end } = source_of(context, note, from);
  end.connect(gain).connect(context.destination);
  begin.start(from);
  begin.stop(from + note.length + 0.05);
}

/** Browsers refuse sound before the first click; what was refused is not made up for. */
export function play(sound: Sound): void {
  const { sound: wanted, volume } = settings.get();
  if (!wanted || volume <= 0) return;
  const asked = Date.now();
  try {
    audio ??= new AudioContext();
    const context = audio;
    const now = () => {
      if (Date.now() - asked > 500) return;
      for (const note of scores[sound]) play_note(context, note, context.currentTime + 0.02, volume);
    };
    if (context.state === "running") now();
    else void context.resume().then(now, () => undefined);
  } catch {
    // No sound device: what is seen still tells.
  }
}
