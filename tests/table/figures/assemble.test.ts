import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Figure,
  figureBacks,
  figureBodies,
  figureColours,
  figureGear,
  figureHeads,
  pieces,
} from '../../../src/rules/index.ts';
import { figureFor } from '../../../src/screens/workshop/first-look.ts';
import { assembled, dyeable, dyeMark, dyeOf, dyes, inDye, washed } from '../../../src/table/figures/assemble.ts';
import { ownNames } from '../../../src/table/figures/plan.ts';
import { markerModel } from '../../../src/table/layout/model-names.ts';
import { fileOf } from '../../../src/table/models/files.ts';
import { readModel, type Sculpture } from '../../../src/table/models/load.ts';
import { figurePalette } from '../../../src/ui/look/figure-colours.ts';

const shelf = new Map<string, Sculpture>();

beforeAll(async () => {
  for (const name of [...ownNames.parts, ...ownNames.pieces]) {
    const file = readFileSync(new URL(`../../../public/models/${fileOf(name)}`, import.meta.url));
    shelf.set(name, await readModel(new Uint8Array(file).slice().buffer));
  }
});

const usual = figureFor('usual');
const whole = (figure: Figure): Sculpture => {
  const found = assembled(figure, shelf);
  if (found === null) throw new Error('A part is missing.');
  return found;
};

/** Numbers of a geometry in which everything about it shows. */
function seen({ near, far }: Sculpture) {
  return [near, far].map((geometry) =>
    ['position', 'normal', 'color', 'fx'].map((name) => Array.from(geometry.getAttribute(name).array)),
  );
}

/** Every body, each with every head; hands and backs take turns, so that all of them are seen on every body. */
const sample: readonly Figure[] = figureBodies.flatMap((body, b) =>
  figureHeads.map((head, h) => ({
    ...usual,
    body,
    head,
    right: figureGear[(b + h) % figureGear.length] ?? 'none',
    left: figureGear[(b + 5 * h + 3) % figureGear.length] ?? 'none',
    back: figureBacks[(b + h) % figureBacks.length] ?? 'none',
  })),
);

describe('figures of one’s own', () => {
  it('are put together of every body, head, gear and back, both levels within the budget of a figure, whole and finite', () => {
    expect(sample.length).toBeGreaterThan(90);
    for (const figure of sample) {
      const told = Object.values(figure).join(' ');
      const { near, far } = whole(figure);
      expect((near.index?.count ?? Infinity) / 3, told).toBeLessThanOrEqual(1990);
      expect((far.index?.count ?? Infinity) / 3, told).toBeLessThanOrEqual(660);
      for (const geometry of [near, far]) {
        const { position, normal, color, fx } = geometry.attributes;
        expect([position, normal, color, fx].map((each) => each?.itemSize)).toEqual([3, 3, 4, 4]);
        for (const each of [position, normal, color, fx]) {
          expect(each?.count).toBe(position?.count);
          expect(each?.array.every(Number.isFinite), told).toBe(true);
        }
        expect(color?.array.every((share) => share >= 0 && share <= 1)).toBe(true);
        // No owner's colour runs into it, and no mark of a dye is left.
        expect(fx?.array.some((value, k) => k % 4 === 3 && value !== 0)).toBe(false);
        expect(geometry.index?.array.every((corner) => corner < (position?.count ?? 0))).toBe(true);
      }
    }
  });

  it('stand on their chip, about as tall as the printed ones, and leave their neighbours room', () => {
    for (const figure of sample) {
      const told = Object.values(figure).join(' ');
      const { near } = whole(figure);
      near.computeBoundingBox();
      const { min, max } = near.boundingBox ?? { min: { y: Number.NaN }, max: { y: Number.NaN } };
      expect(min.y, told).toBeGreaterThan(-0.05);
      expect(max.y, told).toBeGreaterThan(0.9);
      expect(max.y, told).toBeLessThan(1.85);
      const position = near.getAttribute('position');
      let reach = 0;
      for (let k = 0; k < position.count; k++) reach = Math.max(reach, Math.hypot(position.getX(k), position.getZ(k)));
      expect(reach, told).toBeLessThan(0.82);
    }
  });

  it('face outwards, whichever hand holds what: a left hand has the mirror image', () => {
    const bare = { ...usual, body: 'slim', back: 'none' } as const;
    const volume = ({ near }: Sculpture) => {
      const position = near.getAttribute('position');
      let sum = 0;
      for (let k = 0; k < (near.index?.count ?? 0); k += 3) {
        const [a, b, c] = [0, 1, 2].map((i) => {
          const at = near.index?.getX(k + i) ?? 0;
          return [position.getX(at), position.getY(at), position.getZ(at)] as const;
        });
        if (!a || !b || !c) continue;
        sum +=
          a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
      }
      return sum / 6;
    };
    const empty = volume(whole({ ...bare, right: 'none', left: 'none' }));
    const [right, left] = [
      volume(whole({ ...bare, right: 'hammer', left: 'none' })) - empty,
      volume(whole({ ...bare, right: 'none', left: 'hammer' })) - empty,
    ];
    expect(right).toBeGreaterThan(0.005);
    expect(left).toBeCloseTo(right, 4);
  });

  it('are the same for the same data, and differ in colour alone where only a colour does', () => {
    expect(seen(whole(usual))).toEqual(seen(whole({ ...usual })));
    const [near, far] = seen(whole(usual));
    const [other, otherFar] = seen(whole({ ...usual, cloth: usual.cloth === '#f4efe4' ? '#101f56' : '#f4efe4' }));
    expect([other?.[0], other?.[1], other?.[3], otherFar?.[0]]).toEqual([near?.[0], near?.[1], near?.[3], far?.[0]]);
    expect(other?.[2]).not.toEqual(near?.[2]);
  });

  it('are nothing where a part is missing: a pawn stands there then', () => {
    const without = new Map([...shelf].filter(([name]) => name !== `made/head-${usual.head}`));
    expect(assembled(usual, without)).toBeNull();
  });

  it('drawn by chance are of many kinds, in colours of the palette', () => {
    const drawn = Array.from({ length: 200 }, (_, k) => figureFor(`chance ${k}`));
    expect(
      new Set(drawn.map((one) => `${one.body} ${one.head} ${one.right} ${one.left} ${one.back}`)).size,
    ).toBeGreaterThan(190);
    for (const part of ['body', 'head', 'right', 'left', 'back'] as const)
      expect(new Set(drawn.map((one) => one[part])).size, part).toBeGreaterThanOrEqual(5);
    for (const figure of drawn) for (const dye of figureColours) expect(figurePalette[dye]).toContain(figure[dye]);
  });
});

describe('dyes', () => {
  it('come out as the sculptor would have painted them', () => {
    const shading = { light: 1.2, edge: 0.035, open: 0.8 };
    const colour = [0.3, 0.5, 0.1] as const;
    const told = dyeable({ ...shading, dark: 0 });
    const [a = 0, b = 0, c = 0, d = 0] = told;
    const painted = washed(colour, shading);
    for (const [k, share] of inDye(colour, [a, b, c, d]).entries()) expect(share).toBeCloseTo(painted[k] ?? 0);
    // An airbrush darkens.
    expect(inDye(colour, [a, b, 1, d])[1]).toBeLessThan(inDye(colour, [a, b, 0, d])[1] / 1.8);
  });

  it('are told by marks that survive a byte', () => {
    for (const dye of dyes) expect(dyeOf(dyeMark(dye) / 255)).toBe(dye);
    expect(dyeOf(0)).toBeNull();
  });
});

describe('pieces of one’s own', () => {
  it.each([...pieces])('%s has a model of its own, near and far', (name) => {
    const model = markerModel(name, 3);
    const sculpture = shelf.get(model);
    expect(sculpture?.near.index?.count ?? 0).toBeGreaterThan(3 * 900);
    expect(sculpture?.far.index?.count ?? Infinity).toBeLessThan(3 * 430);
  });
});
