/** Short woody sounds, made on the spot. */
const SOUNDS = {
  dice: [0, 0.07, 0.13, 0.2, 0.31, 0.45].map((at, i) => ({ at, pitch: 520 - 40 * i, length: 0.05 })),
  pencil: [{ at: 0, pitch: 900, length: 0.04 }],
  tile: [{ at: 0, pitch: 260, length: 0.09 }],
  chord: [392, 494, 587].map((pitch, i) => ({ at: 0.05 * i, pitch, length: 0.5 })),
} as const;
export type Sound = keyof typeof SOUNDS;

let speaker: AudioContext | undefined;

/** Plays a sound whatever the settings are: the user asked for this one. */
export function ring(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  const now = speaker.currentTime;
  for (const { at, pitch, length } of SOUNDS[sound]) knock(speaker, now + at, pitch, length);
}

function knock(to: AudioContext, at: number, pitch: number, length: number): void {
  const tone = to.createOscillator();
  const volume = to.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.18, at + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(to.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
