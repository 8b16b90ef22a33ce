import { BoxGeometry, type BufferGeometry } from 'three';
import { signIn } from '../../../ui/look/index.ts';
import { ball, joined, limb, type Part, part, untinted } from '../shape.ts';
import { relief } from './relief.ts';

/** Half the length along x and the depth along z of the cloth, and where its tail begins to be cut. */
const half = { length: 0.5, depth: 0.26 } as const;
const CUT = 0.3;
const NOTCH = 0.15;

/** Height of the cloth above the table: it falls in folds from its rod, which die away under the crest. */
export function fold(x: number, z: number): number {
  const calm = Math.min(1, Math.abs(x + 0.16) / 0.3);
  return 0.035 + 0.022 * calm * Math.sin(x * 16 + z * 3) + 0.012 * Math.sin(x * 7 + 1);
}

/** A piece of cloth that follows the folds, with nothing underneath, where nobody looks. */
function draped(from: number, to: number, depth: number, at: number, lift: number, segments: number): BufferGeometry {
  const rows = depth > 0.2 ? 4 : 1;
  const sheet = new BoxGeometry(to - from, 0.03, depth, segments, 1, rows).translate((from + to) / 2, 0, at);
  const position = sheet.getAttribute('position');
  for (let k = 0; k < position.count; k++) {
    const [x, z] = [position.getX(k), position.getZ(k)];
    const tail = Math.max(0, (x - CUT) / (half.length - CUT));
    position.setX(k, x + tail * NOTCH * (Math.abs(z) / half.depth - 0.4));
    position.setY(k, fold(x, z) + lift + position.getY(k) - 0.015);
  }
  const normal = sheet.getAttribute('normal');
  sheet.setIndex([...(sheet.index?.array ?? [])].filter((_, k, all) => normal.getY(all[k - (k % 3)] ?? 0) > -0.5));
  sheet.computeVertexNormals();
  return sheet;
}

/** In the race's colour (by the piece's tint), its crest sewn on. Lies face up, 1 wide along x, 0.56 deep. */
export function banner(race: string, detail: 'near' | 'far'): Part {
  const segments = detail === 'near' ? 14 : 7;
  const hem = (z: number) => part(draped(-half.length, half.length, 0.045, z, 0.012, segments), '#dcae4c', 'metal', 0);
  return joined([
    part(draped(-half.length, half.length, half.depth * 2, 0, 0, segments), '#ffffff', 'clay'),
    hem(half.depth - 0.035),
    hem(0.035 - half.depth),
    ...relief(signIn({}, 'race', race), {
      at: [-0.16, fold(-0.16, 0) + 0.002, 0],
      size: 0.37,
      high: 0.03,
      colour: '#f3deaa',
      side: '#7a5a2c',
    }),
    ...rod(),
  ]);
}

export function rod(): Part[] {
  return [
    untinted(limb([-0.5, 0.05, -0.33], [-0.5, 0.05, 0.33], 0.032, 0.032, '#c99a3f', 'metal', 8)),
    untinted(ball([-0.5, 0.05, -0.34], 0.05, '#e6c46a', 'metal', 7)),
    untinted(ball([-0.5, 0.05, 0.34], 0.05, '#e6c46a', 'metal', 7)),
  ];
}
