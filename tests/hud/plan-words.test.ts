import { expect, it } from 'vitest';
import { plannedOf, planOf } from '../../src/hud/seat/weighed.ts';
import { decide } from '../../src/opponents/decide.ts';
import { evenTemper, type Weighed } from '../../src/opponents/types.ts';
import { view } from '../../src/rules/index.ts';
import type { Decision } from '../../src/session/turn/index.ts';
import '../../src/ui/locale/english.ts';
import { stateOf } from '../support/position.ts';

const state = stateOf(
  'round 4; turn 0 readyTroops; seat 0 humans+hill 1:3 2 3 4 6; seat 1 orcs+swamp 9:2 10:2 14:2 8:2',
);
const naming = { board: 2 as const, content: undefined, seats: [0, 1].map((colour) => ({ name: '', colour })) };

function decided(weighed: readonly Weighed[]): Decision {
  const commands = weighed.slice(0, 1).map(({ command }) => command);
  return { seat: 0, round: 4, turnSeat: 0, commands, weighed, seen: view(state, null) };
}

const keep = (coins: number, behind: number | null = null): Weighed => ({
  command: { type: 'expand' },
  coins,
  share: 0.5,
  ahead: { now: 9, declinesNext: behind !== null, behind },
});
const rest = (coins: number): Weighed => ({
  command: { type: 'decline' },
  coins,
  share: 0.5,
  ahead: { now: 5, declinesNext: false, behind: null },
});

it('says what is kept and for how long, what comes now, and what is left behind', () => {
  expect(planOf(decided([keep(7, 8), rest(3)]), naming)).toMatch(
    /^The plan: keep its Humans one more turn\. 9 coins now; declining next turn leaves 8 coins a turn behind\. Next best was “.+”: 5 coins this turn, and its lead at the end about 4 coins smaller\.$/,
  );
  expect(planOf(decided([keep(7)]), naming)).toBe('The plan: keep its Humans going. This turn pays 9 coins.');
});

it('says when the other way was as good', () => {
  expect(planOf(decided([rest(3), keep(2.6)]), naming)).toMatch(
    /^The plan: let its Humans decline now\. .+nearly as good/,
  );
});

it('is told only where there was a plan', () => {
  const { ahead: _none, ...unplanned } = keep(3);
  expect(planOf(decided([unplanned]), naming)).toBeNull();
  const [plain, planned] = [decided([unplanned]), decided([keep(3)])];
  expect(plannedOf([plain, planned])).toBe(planned);
});

it('comes with what a strategist really weighed: both ways, and the coins that the turn then pays', () => {
  const { weighed } = decide(view(state, 0), { level: 'strategist', temper: evenTemper, seed: 1 });
  const expected = new Map(weighed.map(({ command, ahead }) => [command.type, ahead]));
  // Five regions, two of them on hills, stay on the map and are paid.
  expect(expected.get('decline')).toMatchObject({ declinesNext: false, behind: null });
  expect(expected.get('expand')?.now).toBeGreaterThanOrEqual(expected.get('decline')?.now ?? 99);
});

it('says of a strategist that it will let its race decline in its next turn, where it would once everybody has played on', () => {
  const planned = (round: number) => {
    const held = stateOf(`round ${round}; turn 0 readyTroops; seat 0 trolls+hill 1:5 2:4; seat 1 orcs+swamp 18 19 20`);
    const { weighed } = decide(view(held, 0), { level: 'strategist', temper: evenTemper, seed: 1 });
    return planOf({ ...decided(weighed), seen: view(held, 0) }, naming);
  };
  expect(planned(2)).toMatch(
    /^The plan: keep its Trolls one more turn\. 6 coins now; declining next turn leaves 5 coins a turn behind\./,
  );
  expect(planned(10)).toMatch(/^The plan: keep its Trolls going\./);
});
