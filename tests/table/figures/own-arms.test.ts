import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { type Arms, armsDivisions, armsShapes } from '../../../src/rules/index.ts';
import { powerModels, raceModels } from '../../../src/table/figures/own-figures.ts';
import { lookOf } from '../../../src/ui/look/heraldry.ts';

const colours = { field: '#ffffff', second: '#ff0000', ink: '#0000ff' } as const;

function modelsOf(arms: Pick<Arms, 'shape' | 'division'>) {
  const look = lookOf({ ...arms, ...colours, charge: 'key' });
  return new Map([...raceModels('sprites', look), ...powerModels('keen', look)]);
}

/** Area of the upward faces of a colour, seen from above; the piece's tint leaves them as they are. */
function areaOf(geometry: BufferGeometry | undefined, [red, green, blue]: readonly [number, number, number]): number {
  let area = 0;
  const { position, color } = geometry?.attributes ?? {};
  if (!geometry?.index || !position || !color) return area;
  for (let k = 0; k < geometry.index.count; k += 3) {
    const [a, b, c] = [geometry.index.getX(k), geometry.index.getX(k + 1), geometry.index.getX(k + 2)];
    if (color.getX(a) !== red || color.getY(a) !== green || color.getZ(a) !== blue) continue;
    const [x, z] = [position.getX(a), position.getZ(a)];
    const [ux, uz, vx, vz] = [position.getX(b) - x, position.getZ(b) - z, position.getX(c) - x, position.getZ(c) - z];
    area += Math.max(0, uz * vx - ux * vz) / 2;
  }
  return area;
}
const [white, red, blue] = [[1, 1, 1] as const, [1, 0, 0] as const, [0, 0, 1] as const];

describe('arms in 3D', () => {
  it.each([...armsShapes])('have the outline of a %s on banner and badge', (shape) => {
    const areas = (one: Arms['shape']) => {
      const models = modelsOf({ shape: one, division: 'plain' });
      return ['banner/sprites', 'badge/keen'].map((name) => areaOf(models.get(name)?.near, white));
    };
    const [banner = 0, badge = 0] = areas(shape);
    expect(banner).toBeGreaterThan(0.12);
    expect(badge).toBeGreaterThan(0.1);
    for (const other of armsShapes) if (other !== shape) expect(areas(other)).not.toEqual([banner, badge]);
  });

  it.each(armsShapes.flatMap((shape) => armsDivisions.map((division) => ({ shape, division }))))(
    'show a $shape, $division: the second tincture as far as it lies within the outline',
    ({ shape, division }) => {
      const models = modelsOf({ shape, division });
      const banner = models.get('banner/sprites');
      const badge = models.get('badge/keen');
      const [whole, second] = [areaOf(badge?.near, white), areaOf(badge?.near, red)];
      if (division === 'plain') expect(second).toBe(0);
      else {
        expect(second).toBeGreaterThan(whole * 0.1);
        expect(second).toBeLessThan(whole * 0.85);
      }
      if (division === 'pale' && shape === 'square') expect(second / whole).toBeCloseTo(0.5, 1);
      // Cut into strips for its folds it has as much of it.
      expect(areaOf(banner?.near, red) / areaOf(banner?.near, white)).toBeCloseTo(second / whole, 1);
      expect(areaOf(banner?.far, red) > 0).toBe(division !== 'plain');
      // The charge stands on it.
      expect(areaOf(banner?.near, blue)).toBeGreaterThan(0.005);
      expect(areaOf(badge?.near, blue)).toBeGreaterThan(0.005);
      for (const { near, far } of models.values())
        for (const geometry of [near, far]) {
          const { position, normal, color, fx } = geometry.attributes;
          expect([position, normal, color, fx].map((each) => each?.itemSize)).toEqual([3, 3, 4, 4]);
          expect(position?.array.every(Number.isFinite)).toBe(true);
          expect(geometry.index).not.toBeNull();
          expect((geometry.index?.count ?? Infinity) / 3).toBeLessThan(2200);
        }
    },
  );

  it('are on the pawn’s shield, and on its chips for every player where the field is divided', () => {
    const plain = modelsOf({ shape: 'shield', division: 'plain' });
    expect([...plain.keys()]).not.toContain('chip/0/sprites');
    const models = modelsOf({ shape: 'shield', division: 'quarterly' });
    for (let seat = 0; seat < 5; seat++)
      expect(areaOf(models.get(`chip/${seat}/sprites`)?.near, red)).toBeGreaterThan(0.05);
    const { near, far } = models.get('figure/sprites') ?? {};
    near?.computeBoundingBox();
    // It stands where figures stand, and is about as tall.
    expect(near?.boundingBox?.min.y).toBeCloseTo(0);
    expect(near?.boundingBox?.max.y).toBeGreaterThan(0.9);
    expect(areaOf(near, red)).toBeGreaterThan(0.01);
    expect(far?.index?.count ?? Infinity).toBeLessThan((near?.index?.count ?? 0) * 0.7);
  });
});
