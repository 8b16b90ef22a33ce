import { expect, it } from 'vitest';
import { threatsTo } from '../../src/rules/ahead.ts';
import { afterEvents, apply, newGame, view } from '../../src/rules/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { isLong } from '../support/how-long.ts';

it.each(Array.from({ length: isLong ? 40 : 6 }, (_, k) => k + 1))(
  'COL-1 what threatens a seat can be asked in the middle of any step as well, as while a pick is shown (game %i)',
  (seed) => {
    const players = 2 + (seed % 2);
    const game = playGame({ players, seed }, randomPlayer(seed), () => false);
    const start = newGame({ players, seed });
    if (!start.ok) throw new Error(start.refusal.code);
    let { state } = start;
    for (const command of game.commands) {
      const before = view(state, 0);
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      const isAsked = isLong || command.type === 'pickCombo';
      for (let shown = 1; isAsked && shown <= outcome.events.length; shown++) {
        const now = afterEvents(before, outcome.events.slice(0, shown));
        for (let seat = 0; seat < players; seat++) expect(() => threatsTo(now, seat)).not.toThrow();
      }
      state = outcome.state;
    }
  },
);
