import { expect, it } from 'vitest';
import type { LogEntry } from '../../../src/rules/course.ts';
import { apply, view } from '../../../src/rules/index.ts';
import { momentOf, toldOf } from '../../../src/screens/learn/first-game/lesson-moment.ts';
import type { Stage } from '../../../src/session/turn/index.ts';
import { stateOf } from '../../support/position.ts';

it('says nothing of what a die in the air decides', () => {
  const before = stateOf('turn 1 conquer; dice 3; seat 0 humans+hill 1 2; seat 1 orcs+swamp 3 hand:1');
  const command = { type: 'finalRoll', region: 2 } as const;
  const outcome = apply(before, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const log: LogEntry[] = [{ command, seat: 1, round: before.round, events: outcome.events }];
  const stage: Stage = {
    id: 1,
    name: 'finalRoll',
    seat: 1,
    events: outcome.events.filter(({ type }) => type === 'dieRolled'),
    before: view(before, 0),
    after: view(outcome.state, 0),
  };
  expect(toldOf(stage, log)).toEqual([]);
  expect(toldOf(null, log)).toBe(log);
  const naming = { board: before.board, content: before.content, seats: [{ name: 'Ana' }, { name: 'Bo' }] };
  const seen = { view: stage.before, legal: [], naming, me: 0 };
  expect(momentOf({ ...seen, log: toldOf(stage, log) }).chronicle).not.toEqual(momentOf({ ...seen, log }).chronicle);
});
