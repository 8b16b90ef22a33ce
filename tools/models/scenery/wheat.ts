import type { Colour } from '../../../src/ui/look/colour.ts';
import { bar, type Clay, made, type Turned } from '../turned/index.ts';

/** A piece of a furrow along x, full of wheat of these colours. Sown end to end and side by side they make a field. */
export function wheat(foot: Colour, ears: Colour): Turned {
  const blades = (count: number, thick: number): Clay =>
    Array.from({ length: count }, (_, k) => {
      const along = ((k + 0.5) / count - 0.5) * 0.1;
      const side = (k % 3) - 1;
      const [lean, sway] = [side * 0.014 + 0.014, 0.012 * Math.sin(k * 2.4)];
      const high = 0.052 + 0.012 * ((k * 0.37) % 1);
      const [from, to] = [
        [along, -0.01, side * 0.024],
        [along + sway, high, side * 0.024 + lean],
      ] as const;
      return bar(from, to, thick, 0, [foot, ears], 3, 'cloth');
    })
      .flat()
      // Lit as the field is, from above: single blades would glitter.
      .map((corner) => ({ ...corner, faces: [corner.faces[0] * 0.5, 1, corner.faces[2] * 0.5] as const }));
  return made(0.08, blades(11, 0.0155), blades(5, 0.022));
}
