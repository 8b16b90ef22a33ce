import { describe, expect, it } from 'vitest';
import { apart, eyes } from '../../../src/ui/look/eyes.ts';
import { playerColour, players, rims, terrains } from '../../../src/ui/look/palette.ts';
import { contrast, linear, luminance, ratio } from './contrast.ts';

describe('player colours', () => {
  for (const eye of eyes) {
    it(`are told apart by ${eye} eyes`, () => {
      for (const [i, a] of players.entries())
        for (const b of players.slice(i + 1))
          expect(apart(eye, a.colour, b.colour), `${a.id} and ${b.id}`).toBeGreaterThan(0.15);
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
    // Three fifths of the paint, over ground that may be black.
    const worn = paints.map((paint) => luminance(linear(paint)) * 0.6);
    expect(Math.max(...worn.map((paint) => ratio(paint, ink)))).toBeGreaterThanOrEqual(3);
  });
});
