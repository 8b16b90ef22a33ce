import { ConeGeometry } from 'three';
import { joined, limb, type Part, part, pebble } from '../shape.ts';

/** Three leaning peaks of different height with caps of snow, and two tiny pines. */
export function mountain(): Part {
  const peak = (x: number, z: number, height: number, radius: number, lean: number): Part[] => {
    const rock = new ConeGeometry(radius, height, 6, 1)
      .rotateY(x * 9)
      .translate(0, height / 2, 0)
      .rotateZ(lean)
      .translate(x, 0, z);
    const cap = 0.42;
    const snow = new ConeGeometry(radius * cap * 1.1, height * cap, 6, 1)
      .rotateY(x * 9)
      .translate(0, height * (1 - cap / 2) + 0.012, 0)
      .rotateZ(lean)
      .translate(x, 0, z);
    return [part(rock.toNonIndexed(), '#6f757f', 'clay'), part(snow.toNonIndexed(), '#ffffff', 'clay')];
  };
  const flat = [
    ...peak(0, -0.06, 0.86, 0.36, 0.05),
    ...peak(-0.28, 0.08, 0.55, 0.27, 0.12),
    ...peak(0.28, 0.06, 0.64, 0.28, -0.1),
  ];
  for (const each of flat) each.computeVertexNormals();
  return joined([
    ...flat,
    pebble([0.08, 0.04, 0.32], [0.12, 0.08, 0.1], '#656b75'),
    limb([-0.1, 0.02, 0.36], [-0.1, 0.26, 0.36], 0.08, 0, '#4f7a3a', 'clay', 6),
    limb([0.42, 0.02, 0.26], [0.42, 0.2, 0.26], 0.065, 0, '#4f7a3a', 'clay', 6),
  ]);
}
