import { describe, expect, it } from 'vitest';
import { apply, type Command, legal, view } from '../../../src/rules/index.ts';
import { deedsOf, matterOf, nextDeed, restOf } from '../../../src/screens/puzzles/hints.ts';
import { playAgain } from '../../../src/session/turn/step.ts';
import { stateOf } from '../../support/position.ts';

const start = stateOf('turn 0 conquer; seat 0 humans+merchant 1:2 hand:6; conquered humans 1');
const [first, second] = legal(start).filter((command) => command.type === 'conquer');
const solution: readonly Command[] = [first, second].flatMap((command) => (command ? [command] : []));
const deeds = deedsOf(start, [...solution, { type: 'endConquests' }]);

function nextAfter(...commands: readonly Command[]) {
  const played = playAgain(start, commands);
  if ('refusal' in played) throw new Error(played.refusal.code);
  return nextDeed(deeds, played.log, legal(played.game));
}

describe('hints', () => {
  it('tell only what decides the turn, each with what is seen before it', () => {
    expect(deeds.map(({ command }) => command)).toEqual(solution);
    expect(deeds[1]?.seen.regions[solution[0] && 'region' in solution[0] ? (solution[0].region ?? 0) : 0]?.force).toBe(
      start.forces[0]?.id,
    );
  });

  it('go on from what has been done, in any order', () => {
    expect(nextAfter()).toMatchObject({ deed: { command: solution[0] } });
    expect(nextAfter(...solution.slice(0, 1))).toMatchObject({ deed: { command: solution[1] } });
    expect(nextAfter(...solution.slice(1))).toMatchObject({ deed: { command: solution[0] } });
    expect(nextAfter(...solution)).toEqual({ deed: null });
  });

  it('say so where the turn has left the best one', () => {
    const other = legal(start).find(
      (command) =>
        command.type === 'conquer' && !solution.some((one) => JSON.stringify(one) === JSON.stringify(command)),
    );
    expect(other && nextAfter(other)).toBe('strayed');
    expect(nextAfter({ type: 'endConquests' })).toBe('strayed');
  });

  it('do not say that some regions pay more where all pay the same, though it be two coins', () => {
    const state = stateOf('turn 0 conquer; seat 0 ratmen+merchant 1:2 hand:6; conquered ratmen 1');
    const taken = legal(state)
      .filter(({ type }) => type === 'conquer')
      .slice(0, 1);
    const done = deedsOf(state, taken);
    expect(done.map(({ gain, least }) => [gain, least])).toEqual([[2, 2]]);
    expect(matterOf(done)).toBe('many');
  });

  it('name what matters: a pick before all, then regions given up, actions, pay, numbers', () => {
    const seen = deeds[0]?.seen;
    if (!seen) throw new Error('nothing seen');
    const of = (...commands: readonly Command[]) =>
      matterOf(commands.map((command) => ({ command, seen, gain: 1, least: 1 })));
    const conquer: Command = { type: 'conquer', region: 2 };
    expect(of({ type: 'pickCombo', index: 1 }, conquer)).toBe('pick');
    expect(of({ type: 'abandon', region: 1 }, conquer)).toBe('abandon');
    expect(of({ type: 'act', action: 'dragon', region: 4 }, conquer)).toBe('act');
    expect(of(conquer)).toBe('many');
    expect(matterOf([{ command: conquer, seen, gain: 2, least: 1 }])).toBe('pay');
  });

  it('say what is left once every deed is done: conquests to end, tokens that must leave first, a region emptied by mistake, the end', () => {
    const conquering = stateOf('turn 0 conquer; seat 0 amazons+merchant 1:3 2:3; conquered amazons 1 2');
    expect(restOf(view(conquering, 0), 4, 4)).toBe('conquests');
    const placing = apply(conquering, { type: 'endConquests' });
    if (!placing.ok) throw new Error(placing.refusal.code);
    // Four Amazons have to leave the map (AMA-2): the turn cannot end before they are in hand.
    expect(restOf(view(placing.state, 0), 4, 4)).toMatchObject({ code: 'tokensToSetAside', facts: { missing: 4 } });
    expect(restOf(view(placing.state, 0), 2, 4)).toBe('emptied');
    const lifted = [1, 2].reduce((state, region) => {
      const outcome = apply(state, { type: 'lift', region, count: 2 });
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      return outcome.state;
    }, placing.state);
    expect(restOf(view(lifted, 0), 4, 4)).toBe('end');
  });
});
