import type { Built } from './build.ts';
import { modelOf } from './gallery.ts';

/** Bytes of all models of the table together, of all parts and pieces of one's own, and of one model. */
export const BYTES = { all: 1_500_000, made: 520_000, one: 44_000 } as const;
/** Triangles of a chip. */
const CHIP_TRIANGLES = 190;

/** Most triangles of a model's near and far level of detail. */
export async function trianglesAllowed(id: string): Promise<{ figure: number; 'figure-low': number }> {
  if (id === 'chip') return { figure: CHIP_TRIANGLES, 'figure-low': CHIP_TRIANGLES };
  const { figure, low } = (await modelOf(id)).triangles;
  // Simplification stops a little early or late where every edge left is locked.
  return { figure: Math.min(figure, 1990), 'figure-low': Math.ceil(low * 1.1) };
}

/** Greatest distance of anything from the axis, in units, with a small allowance for quantisation. */
export async function overhangAllowed(id: string): Promise<number> {
  return (id === 'chip' ? 0.5 : (await modelOf(id)).overhang) + 0.005;
}

/** Which limits a built model exceeds, in words. */
export async function excesses(id: string, { glb, levels }: Built): Promise<string[]> {
  const allowed = await trianglesAllowed(id);
  const found = (['figure', 'figure-low'] as const)
    .filter((level) => levels[level].triangles > allowed[level])
    .map((level) => `${id}: ${level} has ${levels[level].triangles} triangles, ${allowed[level]} are allowed`);
  const [reach, reachAllowed] = [levels.figure.reach, await overhangAllowed(id)];
  if (reach > reachAllowed) found.push(`${id}: reaches ${reach.toFixed(3)} from the axis, ${reachAllowed} is allowed`);
  if (glb.byteLength > BYTES.one) found.push(`${id}: ${glb.byteLength} bytes, ${BYTES.one} are allowed`);
  if (levels.figure.fine > 650) {
    console.warn(
      `${id}: details of importance 3 take ${levels.figure.fine} triangles; above 650 large forms turn into gems`,
    );
  }
  return found;
}
