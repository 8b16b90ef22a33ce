import { allPoints, type Foam } from './foam.ts';
import { seeded } from './random.ts';

/** Approximate displacement by the warp, and its wavelength, in board units. */
const SWAY = 0.05;
const WAVELENGTH = 1.5;
const WAVES = 6;
/** The warp fades within this distance of the frame, so that the frame stays straight. */
const FADE = 0.6;

export function smoothStep(t: number): number {
  const u = Math.min(1, Math.max(0, t));
  return u * u * (3 - 2 * u);
}

/** Displaces the whole plane by a few seeded waves: neighbours move together, and the honeycomb look disappears. */
export function warp(foam: Foam, seed: number): void {
  const random = seeded(seed);
  const waves = Array.from({ length: WAVES }, () => {
    const direction = random() * 2 * Math.PI;
    const frequency = (2 * Math.PI) / (WAVELENGTH * (0.8 + 0.6 * random()));
    const [kx, ky] = [Math.cos(direction) * frequency, Math.sin(direction) * frequency];
    return { kx, ky, phaseX: random() * 2 * Math.PI, phaseY: random() * 2 * Math.PI };
  });
  const { width, height } = foam.size;
  for (const p of allPoints(foam)) {
    if (p.hold === 'fixed') continue;
    const fadeX = p.hold === 'along-y' ? 0 : smoothStep(Math.min(p.x, width - p.x) / FADE);
    const fadeY = p.hold === 'along-x' ? 0 : smoothStep(Math.min(p.y, height - p.y) / FADE);
    let [x, y] = [0, 0];
    for (const { kx, ky, phaseX, phaseY } of waves) {
      const phase = kx * p.x + ky * p.y;
      x += Math.sin(phase + phaseX);
      y += Math.sin(phase + phaseY);
    }
    p.x += (x * SWAY * fadeX) / 2;
    p.y += (y * SWAY * fadeY) / 2;
  }
}
