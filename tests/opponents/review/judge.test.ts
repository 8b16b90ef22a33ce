import { describe, expect, it } from 'vitest';
import { careOf } from '../../../src/opponents/review/care.ts';
import { type Decision, decisionsOf } from '../../../src/opponents/review/decisions.ts';
import { findingsOf } from '../../../src/opponents/review/finding.ts';
import { isClear, type Judged, judge } from '../../../src/opponents/review/judge.ts';
import type { Course } from '../../../src/rules/course.ts';
import type { Command } from '../../../src/rules/index.ts';
import { findingWords } from '../../../src/screens/review/review-words.ts';
import { courseAt, raidersGame } from '../../support/courses.ts';
import known from '../positions/known.json';

/** What is thought of the first decision that is made by these commands. */
function judged(position: string, ...commands: readonly Command[]) {
  const course = courseAt(position, commands);
  const decisions = decisionsOf(course, [0, 1]);
  const [decision] = decisions;
  if (!decision) throw new Error('no decision');
  const one = judge(course.at(decision.at), decision, 1, 0.4);
  return { course, decisions, judged: one, findings: findingsOf(course, decisions, [one]) };
}

/** A position near the end in which one step is known to be best by many games, and the next best step. */
function lateOne(right: string) {
  const found = known.find(
    (one) => /round [89]/.test(one.position) && one.right.type === right && (one.ahead[0] ?? 0) > 10,
  );
  if (!found) throw new Error(right);
  return {
    position: found.position,
    right: found.right as Command,
    wrong: found.next as Command,
    ahead: found.ahead[0],
  };
}

/** The last round: whatever is taken now is paid once. */
const last = (hand: number) => `board 2; round 10; turn 0 conquer
  seat 0 giants+alchemist 13 hand:${hand}
  seat 1 tritons+merchant 14 18:3 12:3 20:3`;

describe('a planted blunder is found', () => {
  it('a race that is let go too early, by about as many coins as are known', () => {
    const { position, right, wrong, ahead } = lateOne('expand');
    const { findings, judged: one } = judged(position, wrong);
    expect(findings.map(({ lesson }) => lesson.kind)).toEqual(['early']);
    expect(one.best).toEqual([right]);
    expect(Math.abs(one.cost - (ahead ?? 0))).toBeLessThan(3);
  });

  it('a race that is kept too long', () => {
    const { position, wrong } = lateOne('decline');
    expect(judged(position, wrong).findings.map(({ lesson }) => lesson.kind)).toEqual(['late']);
  });

  it('a combo with a heap of coins that is passed over in the last round', () => {
    const { findings } = judged(
      `board 2; round 10; turn 0 pickCombo
       seat 1 elves+hill 14 18 19 20
       column ratmen+merchant:9 orcs+alchemist`,
      { type: 'pickCombo', index: 1 },
    );
    expect(findings[0]?.lesson).toMatchObject({ kind: 'combo', index: 0, better: { coins: 9 } });
  });

  it('conquests ended with tokens to spare in the last round: the regions that could have been taken are named', () => {
    const { findings } = judged(last(6), { type: 'endConquests' });
    expect(findings[0]?.lesson).toMatchObject({ kind: 'conquests', made: [] });
    expect(findings[0]?.regions.length).toBeGreaterThan(0);
  });

  it('a last attempt that costs nothing and was not dared', () => {
    const { findings } = judged(last(1), { type: 'endConquests' });
    expect(findings[0]?.lesson.kind).toBe('notDared');
    expect(findings[0]?.judged.cost).toBeLessThan(3);
  });
});

/** Elves who have just taken the region that the Ratmen will want back: who has the whole of them there keeps it. */
const conquered = `board 2; round 4; turn 0 redeploy; coins 27 15; tribes all; seat 1 ghouls declined 3:3 4:3 9 id:1
  seat 0 elves+pillaging 1 5 11 12:6 17 hand:1; seat 1 ratmen+forest 2:5 6:3 hand:3; conquered elves 12!; attacked 1
  column trolls+alchemist:2 wizards+fortified:1 orcs+spirit humans+commando dwarves+wealthy halflings+berserk
  discard stout dragonMaster`;

describe('where troops are placed', () => {
  it('a stack that is broken up is found, with the region it should have stayed in', () => {
    const { findings } = judged(
      conquered,
      { type: 'lift', region: 12, count: 4 },
      { type: 'place', region: 1, count: 2 },
      { type: 'place', region: 5, count: 1 },
      { type: 'place', region: 11, count: 2 },
      { type: 'endRedeployment' },
    );
    expect(findings[0]?.lesson).toEqual({ kind: 'troops', better: [12], made: [1, 5, 11] });
    expect(findings[0]?.regions).toEqual([12]);
    expect(findings[0] && findingWords(findings[0], { board: 2, content: undefined, seats: [] })).toBe(
      'More troops in Forest 13 and fewer in Farmland 2, Mountain 6, Farmland 12 would have brought about 5 coins more.',
    );
  });

  it('a token that stands alone where Sorcerers may come is found, with the region that needed another', () => {
    const { findings } = judged(
      `board 2; round 4; first 1; turn 1 redeploy; coins 12 23; tribes all; seat 0 ghouls declined 1:3 2:3 4:2 5 id:1
       seat 1 tritons+seafaring 8:3 14:3 20 21; seat 0 sorcerers+diplomat 3:3 9 13:6; conquered tritons 14! 8!; attacked 0
       column orcs+bivouacking:2 skeletons+berserk:2 wizards+fortified:2 elves+mounted humans+wealthy halflings+underworld
       discard flying spirit`,
      { type: 'lift', region: 8, count: 1 },
      { type: 'lift', region: 14, count: 1 },
      { type: 'place', region: 20, count: 2 },
      { type: 'endRedeployment' },
    );
    expect(findings[0]?.lesson).toEqual({ kind: 'troops', better: [21], made: [20] });
    expect(findings[0]?.judged.cost).toBeGreaterThan(5);
  });

  it('how the pieces came to where they stand does not matter', () => {
    const { decisions, judged: one } = judged(
      conquered,
      { type: 'place', region: 1, count: 1 },
      { type: 'lift', region: 1, count: 1 },
      { type: 'place', region: 12, count: 1 },
      { type: 'endRedeployment' },
    );
    expect(decisions.map(({ part, at }) => [part, at])).toEqual([['troops', 0]]);
    expect(one).toMatchObject({ cost: 0, games: 0 });
  });

  it('is no decision without a token to spare, nor with a single region', () => {
    const end: Command = { type: 'endRedeployment' };
    expect(decisionsOf(courseAt('turn 0 redeploy; seat 0 humans+merchant 9 10 4', [end]), [0])).toEqual([]);
    expect(decisionsOf(courseAt('turn 0 redeploy; seat 0 humans+merchant 9:4', [end]), [0])).toEqual([]);
    expect(decisionsOf(courseAt('turn 0 redeploy; seat 0 humans+merchant 9:2 10', [end]), [0])).toHaveLength(1);
  });
});

it('what the strongest level would have done as well is no mistake, and costs nothing', () => {
  const { position, right } = lateOne('expand');
  const { judged: one, findings } = judged(position, right);
  expect(one).toMatchObject({ cost: 0, games: 0 });
  expect(findings).toEqual([]);
});

it('a judgement depends on what the seat could know alone: not on dice and combos to come', () => {
  const { position, wrong } = lateOne('expand');
  const [one, other] = ['dice 3 3 3', 'dice 0 0 0; random 1 2 3 4'].map(
    (hidden) => judged(`${position}; ${hidden}`, wrong).judged,
  );
  expect(one).toEqual(other);
});

describe('the decisions of a game', () => {
  const { course } = raidersGame(2, 5);
  const decisions = decisionsOf(course, [0, 1]);

  it('are each where they were made, of the seat whose turn it was, once', () => {
    expect(decisions.length).toBeGreaterThan(30);
    for (const { at, seat, round, made } of decisions) {
      expect(course.at(at)).toMatchObject({ seat, turnSeat: seat, round });
      expect(course.log.slice(at, at + made.length).map(({ command }) => command)).toEqual(made);
    }
    expect(new Set(decisions.map(({ at, part }) => `${at} ${part}`)).size).toBe(decisions.length);
    expect(decisionsOf(course, [1])).toEqual(decisions.filter(({ seat }) => seat === 1));
  });

  it('a throw beforehand divides a turn: what comes after it is judged by those who know it', () => {
    const thrown = courseAt('round 10; dice 2 0; seat 0 orcs+berserk 3 hand:5; seat 1 tritons+swamp 18:4 19:4', [
      { type: 'act', action: 'berserkRoll' },
      { type: 'conquer', region: 4 },
      { type: 'act', action: 'berserkRoll' },
      { type: 'endConquests' },
    ] as unknown as Command[]);
    const parts = decisionsOf(thrown, [0]).map(({ part, at }) => [part, at]);
    expect(parts).toEqual([
      ['conquests', 1],
      ['ending', 3],
    ]);
  });
});

describe('figures', () => {
  const decision = (at: number, seat = 0): Decision => ({ part: 'pick', at, round: 1, seat, made: [] });
  const one = (at: number, cost: number, error: number): Judged => ({
    at,
    part: 'pick',
    best: [{ type: 'pickCombo', index: 1 }],
    cost,
    error,
    games: 24,
  });

  it('what is within two standard errors of a coin is even', () => {
    expect(isClear(one(0, 5, 1.9))).toBe(true);
    expect(isClear(one(0, 5, 2.1))).toBe(false);
    expect(isClear(one(0, 0.9, 0))).toBe(false);
  });

  it('care is what a seat was paid, of that and what it clearly lost: others’ and even decisions do not count', () => {
    const paid = { start: { coins: [5, 5] }, log: [], at: () => ({ coins: [85, 65] }) } as unknown as Course;
    const decisions = [decision(0), decision(1), decision(2), decision(3, 1)];
    const list = [one(0, 12, 1), one(1, 8, 2), one(2, 4, 3), one(3, 30, 1)];
    const care = careOf(paid, decisions, list, 0);
    expect(care).toMatchObject({ decisions: 3, costly: 2, lost: 20, share: 0.8 });
    expect(care?.error).toBeCloseTo(Math.sqrt(5));
    expect(careOf(paid, decisions, [], 0)).toBeNull();
  });
});
