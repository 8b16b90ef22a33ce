import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/rules/index.ts';
import { chronicleOf } from '../../../src/screens/story/facts/chronicle.ts';
import { awardKinds, storyOf } from '../../../src/screens/story/facts.ts';
import { corpusGames, courseAt, raidersGame } from '../../support/courses.ts';

const games = [
  ...corpusGames(),
  ...[2, 3, 4, 5].map((players) => ({ name: `raiders ${players}`, course: raidersGame(players, players).course })),
].map((game) => ({ ...game, story: storyOf(game.course) }));
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

describe('the story of a game', () => {
  it('has the kernel’s coins: after every turn, on every point of the curves, and in what each combo brought', () => {
    for (const { name, course, story } of games) {
      const { turns, forces } = chronicleOf(course);
      for (const { to, coins } of turns) expect(coins, name).toEqual(course.at(to).coins);
      const { curves } = story;
      const end = course.at(course.log.length);
      expect(curves.map((curve) => curve.at(-1))).toEqual(end.coins);
      expect(curves.map(([first]) => first)).toEqual(course.start.coins);
      for (const [seat, coins] of end.coins.entries()) {
        const own = turns.filter((turn) => turn.seat === seat);
        const paid = sum(own.map(({ scored, found, laid }) => scored + found - laid));
        expect((course.start.coins[seat] ?? 0) + paid, name).toBe(coins);
        const brought = sum(forces.filter((force) => force.seat === seat).map((force) => force.coins));
        expect(brought, name).toBe(sum(own.map(({ scored }) => scored)));
      }
    }
  });

  it('has a point of each curve for every round that was played', () => {
    const { course } = raidersGame(4, 9);
    const { curves } = storyOf(course);
    for (const curve of curves) expect(curve).toHaveLength(10);
    const third = course.turns.find(({ round }) => round === 4)?.from ?? 0;
    expect(curves.map((curve) => curve[3])).toEqual(course.at(third).coins);
  });

  it('tells three to five turning points of a whole game, each of a turn of its own, in order, with a scene', () => {
    for (const { name, course, story } of games) {
      if (course.turns.length < 3) continue;
      const { turningPoints } = story;
      expect(turningPoints.length, name).toBeGreaterThanOrEqual(3);
      expect(turningPoints.length, name).toBeLessThanOrEqual(5);
      const turns = turningPoints.map(({ round, seat }) => `${round} ${seat}`);
      expect(new Set(turns).size, name).toBe(turns.length);
      for (const { at, round, seat } of turningPoints) {
        expect(at).toBeLessThan(course.log.length);
        expect(course.at(at), name).toMatchObject({ round, turnSeat: seat });
      }
      expect(turningPoints.map(({ at }) => at)).toEqual(turningPoints.map(({ at }) => at).sort((a, b) => a - b));
    }
  });

  it('has a best moment for each seat: a turn of its own, and neither a failure nor a farewell', () => {
    for (const { name, course, story } of games) {
      for (const [seat, best] of story.best.entries()) {
        if (best === null) continue;
        expect(course.at(best.at), name).toMatchObject({ round: best.round, turnSeat: seat });
        expect(best.deed, name).not.toEqual({ kind: 'pay', coins: 0 });
        expect(['dieLost', 'decline']).not.toContain(best.deed.kind);
      }
    }
    expect(storyOf(raidersGame(4, 9).course).best.every((best) => best !== null)).toBe(true);
  });

  it('gives awards only to whoever is alone with a fact, never two for one fact, nor two of a kind', () => {
    const met = new Set<string>();
    const more = [11, 12, 13].map((seed) => storyOf(raidersGame(5, seed).course));
    for (const { awards, taking } of [...games.map(({ story }) => story), ...more]) {
      expect(new Set(awards.map(({ kind }) => kind)).size).toBe(awards.length);
      const facts = (kinds: readonly string[]) => awards.filter(({ kind }) => kinds.includes(kind)).length;
      expect(facts(['conqueror', 'peaceful'])).toBeLessThanOrEqual(1);
      expect(facts(['lucky', 'unlucky'])).toBeLessThanOrEqual(1);
      expect(facts(['loyal', 'restless'])).toBeLessThanOrEqual(1);
      if (taking.length === 2) expect(facts(['conqueror', 'doormat'])).toBeLessThanOrEqual(1);
      for (const { kind, seat, figure } of awards) {
        met.add(kind);
        const taken = taking.map(sum);
        if (kind === 'conqueror') {
          expect(figure).toBe(taken[seat]);
          expect(taken.filter((other) => other >= figure)).toHaveLength(1);
        }
        if (kind === 'doormat') expect(figure).toBe(sum(taking.map((row) => row[seat] ?? 0)));
      }
    }
    expect(awardKinds.length).toBeGreaterThanOrEqual(8);
    expect(met.size).toBeGreaterThanOrEqual(8);
  });

  it('ranks combos by coins a turn, each with what it brought', () => {
    for (const { name, story } of games) {
      const { combos } = story;
      for (const { coins, turns, rate } of combos) expect(rate, name).toBe(coins / turns);
      expect(combos.map(({ rate }) => rate)).toEqual(combos.map(({ rate }) => rate).sort((a, b) => b - a));
    }
  });
});

/** A position in which one conquest decides over the last region of another race. */
const lastStand = (hand: number, dice = '') =>
  `board 2; round 9; turn 0 conquer; ${dice}
   seat 0 orcs+alchemist 3 hand:${hand}
   seat 1 elves+hill 4`;

describe('what a turn is told for', () => {
  const of = (seat: Seat, story: ReturnType<typeof storyOf>) =>
    story.turningPoints.filter((point) => point.seat === seat).map(({ deed }) => deed);

  it('a race that loses its last region is wiped out: a mark on its owner’s curve, and who did it', () => {
    const course = courseAt(lastStand(3), [{ type: 'conquer', region: 4 }]);
    const story = storyOf(course);
    expect(story.marks).toEqual([{ kind: 'wipedOut', round: 9, seat: 1, race: 'elves', power: null, by: 0, at: 0 }]);
    expect(of(0, story)).toEqual([{ kind: 'wipeOut', of: 1, race: 'elves' }]);
    expect(story.feud).toEqual({ by: 0, from: 1, regions: 1 });
  });

  it('a die that wins against the odds comes first; one that wins an even chance does not', () => {
    const won = courseAt(lastStand(1, 'dice 3;'), [{ type: 'finalRoll', region: 4 }]);
    expect(of(0, storyOf(won))).toEqual([{ kind: 'dieWon', region: 4, wins: 2 }]);
    const easy = courseAt(lastStand(2, 'dice 3;'), [{ type: 'finalRoll', region: 4 }]);
    expect(of(0, storyOf(easy))).toEqual([{ kind: 'wipeOut', of: 1, race: 'elves' }]);
  });

  it('nothing is told of a die that was not thrown', () => {
    const { turns } = chronicleOf(courseAt(lastStand(1), [{ type: 'endConquests' }]));
    expect(turns[0]?.throws).toEqual([]);
    expect(turns[0]?.heldBack).toBe(true);
  });
});
