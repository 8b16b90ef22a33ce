import type { NextGame } from '../../hud/index.ts';
import { newestBox } from '../../rules/index.ts';
import type { SaveError, Saves } from '../../session/saves/index.ts';
import type { SeatSetup, TableSetup } from '../../session/turn/index.ts';
import { chanceNow, freshDraft } from './draft.ts';
import { beginSession, type Session } from './session.ts';
import { seedFor, setupOf } from './set-up.ts';

/** Begins the game that follows one of this set-up. Throws a `SaveError`. */
export function beginNext(saves: Saves | SaveError, next: NextGame, after: TableSetup): Promise<Session> {
  return beginSession(saves, nextSetup(next, after, chanceNow()));
}

/** The same table again, or a first real game against a level. `chance`: the seed of game and opponents. */
export function nextSetup(next: NextGame, after: TableSetup, chance: number): TableSetup {
  const { game, seats, ...table } = after;
  if (next !== 'again') return setupOf(freshDraft(table.options.curtain, next), chance);
  // A lesson is dealt and played the same each time.
  if (table.lesson !== undefined) return { ...after, game: { ...game, seed: chance } };
  // By the newest rules, and nothing given that would make it the same game. From the newest box too, but for a box of the players' own. What the table
  // plays otherwise, it goes on playing.
  const { players, firstSeat, content } = game;
  return {
    ...table,
    game: {
      players,
      seed: chance,
      ...(firstSeat === undefined ? {} : { firstSeat }),
      ...(content?.own === undefined ? newestBox(content?.house, undefined, content?.board) : { content }),
    },
    seats: reseeded(seats, chance),
  };
}

function reseeded(seats: readonly SeatSetup[], chance: number): readonly SeatSetup[] {
  return seats.map((one, seat) =>
    one.control === 'human' ? one : { ...one, control: { ...one.control, seed: seedFor(seat, chance) } },
  );
}
