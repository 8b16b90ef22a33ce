import { expect, it } from 'vitest';
import { apply, type Command, type GameState, legal, newGame, view } from '../../../src/rules/index.ts';
import { type Hint, hintOf } from '../../../src/screens/learn/VisitCoach.tsx';

/** The game after the command that the hint points at, or, where it points at none, the first there is. */
function follow(game: GameState, hint: Hint): { game: GameState; command: Command } {
  const { target } = hint;
  const all = legal(game);
  const command =
    all.find((one) => {
      if (target?.at === 'combo') return one.type === 'pickCombo' && one.index === target.index;
      if (target?.at === 'region') return one.type === 'conquer' && one.region === target.region;
      return target?.at === 'choice' && one.type === target.choice;
    }) ?? all[0];
  if (command === undefined) throw new Error('nothing to do');
  const outcome = apply(game, command);
  if (!outcome.ok) throw new Error('refused');
  return { game: outcome.state, command };
}

it.each([2, 3, 4, 5])(
  'guides a passer-by through a turn at a table of %i: three actions, each of them allowed',
  (players) => {
    const start = newGame({ players, seed: 5 });
    if (!start.ok) throw new Error('no game');
    let game = start.state;
    const me = game.seat;
    const deeds: Command['type'][] = [];
    const said: string[] = [];
    for (let guard = 0; guard < 40; guard++) {
      const mine = game.seat === me && game.turnSeat === me;
      const hint = hintOf({ view: view(game, me), legal: mine ? legal(game) : [], me, deeds });
      if (hint === null) throw new Error('silent too soon');
      if (said.at(-1) !== hint.key) said.push(hint.key);
      if (hint.done === hint.all) break;
      const next = follow(game, hint);
      game = next.game;
      deeds.push(next.command.type);
    }
    expect(said).toEqual(['visit.pick', 'visit.conquer', 'visit.end', 'visit.redeploy', 'visit.done']);
    const other = view(game, me);
    expect(hintOf({ view: other, legal: [], me: me + 1, deeds: [] })?.key).toBe('visit.wait');
    expect(hintOf({ view: { ...other, phase: 'gameOver' }, legal: [], me: me + 1, deeds: [] })).toBe(null);
  },
);
