import type { Note } from './score.ts';

/** How long something struck takes to be heard; shorter clicks. In seconds. */
const ATTACK = 0.003;
const INAUDIBLE = 0.0001;

/** Puts a note into the future of the sound hardware's own clock. */
export function strike(output: GainNode, noise: AudioBuffer, note: Note, start: number): AudioScheduledSourceNode {
  const { context } = output;
  const at = start + note.at;
  const end = at + (note.swell ?? 0) + note.ring;
  const loudness = new GainNode(context, { gain: INAUDIBLE });
  loudness.gain.setValueAtTime(INAUDIBLE, at);
  loudness.gain.exponentialRampToValueAtTime(note.loud, at + (note.swell ?? ATTACK));
  loudness.gain.exponentialRampToValueAtTime(INAUDIBLE, end);
  loudness.connect(output);
  const source =
    note.voice === 'hiss' ? hiss(loudness, noise, note, at, end) : tone(loudness, note.voice, note, at, end);
  source.start(at);
  source.stop(end + ATTACK);
  return source;
}

/** A tenth of a second of noise, to be looped. */
export function noiseFor({ sampleRate }: BaseAudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate / 10), sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

function tone(output: AudioNode, type: 'sine' | 'triangle', note: Note, at: number, end: number): OscillatorNode {
  const source = new OscillatorNode(output.context, { type, frequency: note.pitch });
  glide(source.frequency, note, at, end);
  source.connect(output);
  return source;
}

function hiss(output: AudioNode, buffer: AudioBuffer, note: Note, at: number, end: number): AudioBufferSourceNode {
  const filter = new BiquadFilterNode(output.context, { type: 'bandpass', frequency: note.pitch, Q: 1.4 });
  const source = new AudioBufferSourceNode(output.context, { buffer, loop: true });
  glide(filter.frequency, note, at, end);
  source.connect(filter).connect(output);
  return source;
}

function glide(pitch: AudioParam, note: Note, at: number, end: number): void {
  if (note.to === undefined) return;
  pitch.setValueAtTime(note.pitch, at);
  pitch.exponentialRampToValueAtTime(note.to, end);
}
