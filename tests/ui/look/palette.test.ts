import { describe, expect, it } from 'vitest';
import { fragmentColour } from '../../../src/table/board/board-shader.ts';
import type { Colour } from '../../../src/ui/look/colour.ts';
import { apart, eyes } from '../../../src/ui/look/eyes.ts';
import { playerColour, players, rims, terrains } from '../../../src/ui/look/palette.ts';
import { contrast, linear, luminance, ratio } from './contrast.ts';

/** How much of the holder's colour the ground takes on the map. */
const WASH = 0.2;

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

describe('grounds', () => {
  const all = Object.entries(terrains).map(([id, { top }]) => ({ id, top }));
  const pairs = all.flatMap((a, k) => all.slice(k + 1).map((b) => [a, b] as const));
  /** Light of both, as the map's shader washes ground with its holder's colour. */
  const washed = (ground: Colour, holder: Colour): Colour => {
    const [under, over] = [linear(ground), linear(holder)];
    const channels = under.map((light, k) => light + WASH * ((over[k] ?? 0) - light));
    const encoded = channels.map((c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
    return `#${encoded
      .map((c) =>
        Math.round(c * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  };

  it('are washed by this much on the map', () => {
    expect(fragmentColour).toContain(`quiet = mix(quiet, holder.rgb, ${WASH} * living)`);
  });

  it('are told apart, bare and on the map under each player’s colour', () => {
    for (const [a, b] of pairs) {
      expect(apart('normal', a.top, b.top), `${a.id} and ${b.id}`).toBeGreaterThan(0.08);
      for (const { id, colour } of players)
        expect(
          apart('normal', washed(a.top, colour), washed(b.top, colour)),
          `${a.id} and ${b.id}, ${id}`,
        ).toBeGreaterThan(0.045);
    }
  });

  it('of swamp and forest are told apart by all eyes', () => {
    for (const eye of eyes) expect(apart(eye, terrains.swamp.top, terrains.forest.top), eye).toBeGreaterThan(0.07);
  });
});
