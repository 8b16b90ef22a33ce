import { describe, expect, it } from 'vitest';
import { careOf } from '../../src/review/care.ts';
import { type Decision, decisionsOf } from '../../src/review/decisions.ts';
import { findingsOf } from '../../src/review/finding.ts';
import { isClear, type Judged, judge } from '../../src/review/judge.ts';
import type { Command } from '../../src/rules/index.ts';
import type { Course } from '../../src/turn/course.ts';
import known from '../opponents/positions/known.json';
import { courseAt, raidersGame } from '../support/courses.ts';

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
