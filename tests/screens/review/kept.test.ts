import { expect, it } from 'vitest';
import { fitting } from '../../../src/opponents/review/care.ts';
import { work } from '../../../src/opponents/review/review-job.ts';
import { gameKey, JUDGE, type KeptReview, readKept } from '../../../src/screens/review/review-record.ts';
import { courseAt, raidersGame } from '../../support/courses.ts';

const kept: KeptReview = {
  of: 'game',
  judge: JUDGE,
  seats: [0],
  judged: [{ at: 0, part: 'pick', best: [{ type: 'pickCombo', index: 2 }], cost: 4.5, error: 1.2, games: 24 }],
  isBegun: true,
  isHeld: false,
  again: { played: 20, wins: [12, 8] },
  care: [0.9, null],
};

it('what is kept is read as it was written', () => {
  expect(readKept(JSON.parse(JSON.stringify(kept)), 'game')).toEqual(kept);
});

it('what is kept of another game, by another judge, or damaged as a whole is none', () => {
  for (const data of [
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { ...kept, judge: JUDGE + 1 },
    { ...kept, seats: [9] },
    { ...kept, judged: 3 },
  ])
    expect(readKept(data, 'game')).toBeNull();
  expect(readKept(kept, 'another game')).toBeNull();
});

it('a judgement that makes no sense is left out, and the others stay; damaged sums begin anew', () => {
  const [good] = kept.judged;
  const bad = [
    { ...good, at: -1 },
    { ...good, part: 'lunch' },
    { ...good, cost: Number.POSITIVE_INFINITY },
    { ...good, error: -1 },
    { ...good, best: [{ type: 'cheat' }] },
    null,
  ];
  const read = readKept({ ...kept, judged: [...bad, good], again: { played: 20, wins: [21, 8] }, care: [7] }, 'game');
  expect(read).toEqual({ ...kept, again: { played: 0, wins: [] }, care: [] });
});

it('a judgement of a decision that the game does not have, a second one, or one that could not have been taken, is made again', () => {
  const { course } = raidersGame(2, 5);
  const [good] = kept.judged;
  if (!good) throw new Error('none');
  const list = [good, good, { ...good, at: 9999 }, { ...good, part: 'ending' as const }];
  expect(fitting(course, list)).toEqual([good]);
  expect(fitting(course, [{ ...good, best: [{ type: 'decline' }] }])).toEqual([]);
});

it('the same game has the same key, and any other move another', () => {
  const { setup, course } = raidersGame(2, 5);
  const table = { game: setup, seats: [], options: { curtain: false } };
  const commands = course.log.map(({ command }) => command);
  expect(gameKey({ setup: table, commands })).toBe(gameKey({ setup: { ...table }, commands: [...commands] }));
  expect(gameKey({ setup: table, commands: commands.slice(1) })).not.toBe(gameKey({ setup: table, commands }));
});

it('work that is stopped and resumed comes to the same as work that runs through', () => {
  const position = `board 2; round 10; turn 0 conquer
    seat 0 giants+alchemist 13 hand:3
    seat 1 tritons+merchant 14 18:3 12:3 20:3`;
  const course = courseAt(position, [{ type: 'endConquests' }]);
  const decisions = [{ part: 'ending' as const, at: 0, round: 10, seat: 0, made: [{ type: 'endConquests' as const }] }];
  const job = { start: course.start, commands: [{ type: 'endConquests' as const }], seed: 5 };
  const through = [...work({ ...job, decisions, againFrom: 160 })];
  const won = through.flatMap((done) => (done.type === 'again' ? done.won : []));
  const later = [...work({ ...job, decisions, againFrom: 180 })];
  expect(won).toHaveLength(40);
  expect(later.flatMap((done) => (done.type === 'again' ? done.won : []))).toEqual(won.slice(20));
  expect(later.filter(({ type }) => type === 'judged')).toEqual(through.filter(({ type }) => type === 'judged'));
});
