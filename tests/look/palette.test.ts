import { describe, expect, it } from 'vitest';
import { type Colour, playerColour, players, rims, terrains } from '../../src/look/palette.ts';
import { contrast, linear, luminance, ratio, type Triple } from './contrast.ts';

type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const eyes: Readonly<Record<string, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(by: Matrix, [r, g, b]: Triple): Triple {
  const row = ([x, y, z]: Triple) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(by[0]), row(by[1]), row(by[2])];
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function apart(by: Matrix, a: Colour, b: Colour): number {
  const [x, y, z] = oklab(seen(by, linear(a)));
  const [u, v, w] = oklab(seen(by, linear(b)));
  return Math.hypot(x - u, y - v, z - w);
}

describe('player colours', () => {
  for (const [eye, matrix] of Object.entries(eyes)) {
    it(`are told apart by ${eye} eyes`, () => {
      for (const [i, a] of players.entries())
        for (const b of players.slice(i + 1))
          expect(apart(matrix, a.colour, b.colour), `${a.id} and ${b.id}`).toBeGreaterThan(0.15);
    });
  }

  it('have a pattern each, drawn in a tone that stands off', () => {
    expect(new Set(players.map((p) => p.pattern)).size).toBe(players.length);
    for (const p of players) expect(contrast(p.colour, p.mark), p.id).toBeGreaterThanOrEqual(3);
  });

  it('carry text that reads', () => {
    for (const p of players) expect(contrast(p.colour, p.ink), p.id).toBeGreaterThanOrEqual(4.5);
  });

  it('fall back to a plain one for a colour nobody has', () => {
    expect(players).not.toContain(playerColour(99));
  });
});

describe('rims', () => {
  const tones = players.map(({ id, colour, mark }) => ({ id, paints: [colour, mark] }));
  const ink = luminance(linear(rims.ink));

  it.each(tones)(
    'of $id have an edge of 3:1 on every ground: against it, or between their ink and paint',
    ({ paints }) => {
      for (const { top } of Object.values(terrains)) {
        const edges = [
          contrast(rims.ink, top),
          ...paints.flatMap((paint) => [contrast(paint, top), contrast(paint, rims.ink)]),
        ];
        expect(Math.max(...edges), top).toBeGreaterThanOrEqual(3);
      }
    },
  );

  it.each(tones)('of $id still have dashes of 3:1 in decline', ({ paints }) => {
    const worn = paints.map((paint) => luminance(linear(paint)) * (rims.grey * (1 - rims.kept) + rims.kept));
    expect(Math.max(...worn.map((paint) => ratio(paint, ink)))).toBeGreaterThanOrEqual(3);
  });
});
