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
export function nextSetup(next: NextGame, { game, seats, ...table }: TableSetup, chance: number): TableSetup {
  if (next !== 'again') return setupOf(freshDraft(table.options.curtain, next), chance);
  // By the newest rules, and nothing given that would make it the same game. From the newest box too, but for a lesson, whose position is of its box,
  // and for a box of the players' own. What the table plays otherwise, it goes on playing.
  const { players, firstSeat, content } = game;
  const keepsBox = table.lesson !== undefined || content?.own !== undefined;
  return {
    ...table,
    game: {
      players,
      seed: chance,
      ...(firstSeat === undefined ? {} : { firstSeat }),
      ...(!keepsBox ? newestBox(content?.house, undefined, content?.board) : content === undefined ? {} : { content }),
    },
    // In a lesson the opponent plays the same each time.
    seats: table.lesson === undefined ? reseeded(seats, chance) : seats,
  };
}

function reseeded(seats: readonly SeatSetup[], chance: number): readonly SeatSetup[] {
  return seats.map((one, seat) =>
    one.control === 'human' ? one : { ...one, control: { ...one.control, seed: seedFor(seat, chance) } },
  );
}
