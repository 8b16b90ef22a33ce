import { describe, expect, it } from 'vitest';
import { afterEvents, type GameView, view } from '../../src/rules/index.ts';
import { layout } from '../../src/table/layout/index.ts';
import { seatPlace } from '../../src/table/layout/table-plan.ts';
import { DRAIN, petrified, waveOf } from '../../src/table/motion/flight.ts';
import { legsOf } from '../../src/table/motion/flights.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { playedOn } from '../support/careless.ts';
import '../support/boards.ts';

const board = boardGeometry(4);
const game = view(
  playedOn(4, 11, ({ round, phase }) => round >= 3 && phase === 'redeploy'),
  0,
);

/** The race with most regions, the order in which it turns to stone, and where each of its regions is. */
function wave(now: GameView = game) {
  const count = (force: number) => now.regions.filter((region) => region.force === force).length;
  const [force] = now.forces.filter(({ declined }) => !declined).toSorted((a, b) => count(b.id) - count(a.id));
  if (force === undefined) throw new Error('no race');
  const owner = seatPlace(board, 4, force.seat);
  return { force, owner, wave: waveOf(now, force.id, board, owner), count: count(force.id) };
}

function off(a: { x: number; y: number } | undefined, b: { x: number; y: number } | undefined): number {
  return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
}

describe('the wave of stone', () => {
  it('comes to every region of the race once, and to no other', () => {
    const { wave: found, force, count } = wave();
    expect(count).toBeGreaterThan(2);
    expect(found.regions).toHaveLength(count);
    for (const { region } of found.regions) expect(game.regions[region]?.force).toBe(force.id);
  });

  it('sets out at once from the region nearest to its owner, and comes to the others by their distance from it', () => {
    const { wave: found, owner } = wave();
    const seats = found.regions.map(({ region }) => board.regions[region]?.seat);
    const near = seats.map((seat) => off(seat, { x: owner.x, y: owner.z }));
    expect(near[0]).toBe(Math.min(...near));
    expect(found.regions[0]?.delay).toBe(0);
    const far = seats.map((seat) => off(seat, seats[0]));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    const delays = found.regions.map(({ delay }) => delay);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(delays).size).toBe(delays.length);
  });

  it('has crossed the largest race in time for the ember, which has half a second more', () => {
    const everywhere = { ...game, regions: game.regions.map((region) => ({ ...region, force: 1, tokens: 1 })) };
    const owner = seatPlace(board, 4, 0);
    const { regions } = waveOf(everywhere, 1, board, owner);
    expect(Math.max(...regions.map(({ delay, duration }) => delay + duration))).toBeLessThan(1300);
  });

  it('turns a stack from the bottom to the top', () => {
    const { wave: found, force } = wave();
    const after = afterEvents(game, [{ type: 'declined', seat: force.seat, force: force.id, clause: 'DEC-1' }]);
    const scene = { board, arrangement: 'wide', colours: [0, 1, 2, 3] } as const;
    const { stays } = legsOf(layout({ ...scene, view: game }), layout({ ...scene, view: after }));
    const flights = petrified(stays, found);
    const figures = flights.filter(({ piece }) => piece.id.startsWith(`figure/${force.id}/r`));
    expect(figures).toHaveLength(found.regions.length);
    // Each stack and its rim have lost their colour together.
    for (const { region, duration } of found.regions) {
      expect(duration).toBe(DRAIN);
      expect(figures.some(({ piece: { id } }) => id === `figure/${force.id}/r${region}`)).toBe(true);
    }
    for (const figure of figures) {
      const place = figure.piece.id.replace('figure', 'chip');
      const chips = flights.filter(({ piece }) => piece.id.startsWith(`${place}/`));
      expect(chips.length).toBeGreaterThan(0);
      for (const chip of chips) expect(chip.delay).toBeLessThan(figure.delay);
      const lower = chips.toSorted((a, b) => a.from.y - b.from.y).map(({ delay }) => delay);
      expect(lower).toEqual(lower.toSorted((a, b) => a - b));
    }
  });
});
