import { SAMPLE_RATE, whiteNoise } from './render.ts';

const SECONDS = 12;
/** The end cross-fades into the beginning over this many seconds, so that the loop has no seam. */
const OVERLAP = 1.5;

/** A quiet room with a fire, as samples −1 … 1 at `SAMPLE_RATE`, for looping. */
export function renderRoom(): Float32Array<ArrayBuffer> {
  const long = Math.round((SECONDS + OVERLAP) * SAMPLE_RATE);
  const whole = fire(long);
  const length = Math.round(SECONDS * SAMPLE_RATE);
  const overlap = long - length;
  const loop = whole.slice(0, length);
  for (let k = 0; k < overlap; k++) {
    const share = k / overlap;
    loop[k] = (whole[k] ?? 0) * Math.sqrt(share) + (whole[length + k] ?? 0) * Math.sqrt(1 - share);
  }
  return loop;
}

/** A low breath that swells and fades, with an occasional crackle. */
function fire(length: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  const random = whiteNoise(7);
  let [breath, drift, crackle, sharpness] = [0, 0, 0, 0];
  for (let k = 0; k < length; k++) {
    const white = random();
    breath += 0.018 * (white - breath);
    drift += 0.00004 * (random() - drift);
    if (random() > 0.99988) {
      crackle = 0.5 + 0.5 * random();
      sharpness = 0.985 + 0.012 * random();
    }
    crackle *= sharpness;
    samples[k] = breath * (0.6 + 160 * Math.abs(drift)) + 0.22 * crackle * white;
  }
  return samples;
}
