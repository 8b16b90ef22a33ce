import { describe, expect, it } from 'vitest';
import { luckOf, sumOf } from '../../../src/opponents/luck/facts.ts';
import { playedAgain, shareOf } from '../../../src/opponents/luck/other-dice.ts';
import { courseOf } from '../../../src/rules/course.ts';
import type { Command, RegionId } from '../../../src/rules/index.ts';
import { courseAt, raidersGame } from '../../support/courses.ts';

/** The last round: a throw for a region of the other player, which pays once. */
const thrown = (hand: number, face: number) =>
  courseAt(
    `board 2; round 10; turn 0 conquer; dice ${face}
     seat 0 orcs+alchemist 3 hand:${hand}
     seat 1 elves+hill 4`,
    [{ type: 'finalRoll', region: 4 as RegionId }],
  );

const diceOf = (course: ReturnType<typeof thrown>) => luckOf(course, 1)[0]?.dice ?? { times: 0, coins: 0 };

describe('luck with the die', () => {
  it('is what fell against the average of six faces: a three that was needed is worth five sixths of the prize', () => {
    // Three tokens are needed, none but one is there: two faces of six win; with a hand of two it is three.
    const [won, lost] = [diceOf(thrown(1, 3)), diceOf(thrown(1, 0))];
    const prize = won.coins - lost.coins;
    expect(won.times).toBe(1);
    expect(prize).toBeGreaterThan(0);
    expect(won.coins / prize).toBeCloseTo(4 / 6, 1);
    expect(lost.coins / prize).toBeCloseTo(-2 / 6, 1);
  });

  it('is smaller where it was likelier to win', () => {
    expect(diceOf(thrown(2, 3)).coins).toBeLessThan(diceOf(thrown(1, 3)).coins);
  });

  it('is none where nothing was thrown', () => {
    const course = courseAt('board 2; round 10; turn 0 conquer; seat 0 orcs+alchemist 3 hand:1; seat 1 elves+hill 4', [
      { type: 'endConquests' },
    ]);
    expect(diceOf(course)).toEqual({ times: 0, coins: 0 });
  });
});

describe('luck with the stacks', () => {
  const picked = (column: string) =>
    luckOf(
      courseAt(`board 2; round 5; turn 0 pickCombo; seat 1 elves+hill 14 18 19 20; column ${column}`, [
        { type: 'pickCombo', index: 0 },
      ]),
      1,
    )[0]?.stacks;

  it('is good where the best lies, and worse where the weakest do', () => {
    const good = picked(
      'ratmen+alchemist trolls+flying orcs+commando amazons+mounted skeletons+merchant tritons+seafaring',
    );
    const bad = picked(
      'giants+underworld wizards+swamp humans+forest dwarves+seafaring halflings+bivouacking ghouls+fortified',
    );
    expect(good?.times).toBe(1);
    expect(good?.coins).toBeGreaterThan(bad?.coins ?? 0);
  });
});

describe('luck in whom others attack', () => {
  const attack: Command = { type: 'conquer', region: 4 as RegionId };
  const three = `board 3; round 5; turn 0 conquer
    seat 0 orcs+alchemist 3 hand:6
    seat 1 elves+hill 4 20
    seat 2 tritons+swamp 21 22`;

  it('is bad for whoever is attacked, good for who was spared, and evens out; two players have none', () => {
    const [own, attacked, spared] = luckOf(courseAt(three, [attack]), 1).map(({ attacks }) => attacks);
    expect(own).toEqual({ times: 0, coins: 0 });
    expect(attacked?.coins).toBeLessThan(0);
    expect((attacked?.coins ?? 0) + (spared?.coins ?? 0)).toBeCloseTo(0, 0);
    expect(luckOf(thrown(1, 3), 1).every(({ attacks }) => attacks === null)).toBe(true);
  });
});

describe('a game played again', () => {
  const { course } = raidersGame(3, 5);

  it('has the same stacks and other dice; the same number always ends alike, whatever was played between', () => {
    const once = [0, 1, 2, 3].map((number) => playedAgain(course.start, 7, number));
    expect([3, 1].map((number) => playedAgain(course.start, 7, number))).toEqual([once[3], once[1]]);
    for (const winners of once) expect(winners.length).toBeGreaterThan(0);
  });

  it('has its dice from its own chance: whoever knows the coming throws gains nothing', () => {
    const fixed = { ...course.start, hidden: { ...course.start.hidden, dice: [3, 3, 3], random: [1, 2, 3, 4] } };
    expect(playedAgain(fixed, 7, 0)).toEqual(playedAgain(course.start, 7, 0));
  });
});

it('a share has the interval that it lies in 95 times of 100: narrower the more games there are', () => {
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  const { share, low, high } = shareOf(100, 200);
  expect(share).toBe(0.5);
  expect(low).toBeCloseTo(0.431, 2);
  expect(high).toBeCloseTo(0.569, 2);
  expect(shareOf(200, 200).low).toBeGreaterThan(0.97);
});

it('the luck of a whole game is the same each time, and its parts are its sum', () => {
  // Its first rounds are enough.
  const { course: whole } = raidersGame(3, 5);
  const course = courseOf(
    whole.start,
    whole.log.slice(0, 70).map(({ command }) => command),
  );
  if ('refusal' in course) throw new Error('refused');
  const luck = luckOf(course, 3);
  expect(luckOf(course, 3)).toEqual(luck);
  for (const one of luck) expect(sumOf(one)).toBeCloseTo(one.dice.coins + one.stacks.coins + (one.attacks?.coins ?? 0));
  const thrownDice = course.log.flatMap(({ events }) => events).filter(({ type }) => type === 'dieRolled').length;
  expect(luck.reduce((sum, { dice }) => sum + dice.times, 0)).toBe(thrownDice);
});
