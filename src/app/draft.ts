import type { Seat } from '../rules/index.ts';
import type { SeatSetup, TableSetup } from '../turn/index.ts';

/** A game as the set-up form holds it, until it is started. */
export interface Draft {
  /** Always five; the first `players` of them sit down. */
  readonly seats: readonly DraftSeat[];
  readonly players: number;
  /** Who starts; null leaves it to chance (SET-6). */
  readonly firstSeat: Seat | null;
  readonly curtain: boolean;
  /** As typed; empty leaves it to chance. */
  readonly seed: string;
}

/** A seat of the draft: what is typed, and its colour. */
export interface DraftSeat {
  readonly name: string;
  readonly colour: number;
}

/** Longest name, in characters: what fits on a small screen. */
export const longestName = 20;

/** A draft to begin with. */
export function freshDraft(curtain: boolean): Draft {
  const seats = [0, 1, 2, 3, 4].map((colour) => ({ name: '', colour }));
  return { seats, players: 2, firstSeat: null, curtain, seed: '' };
}

/** The draft for so many players; who starts is left to chance again if that seat has gone. */
export function withPlayers(draft: Draft, players: number): Draft {
  const { firstSeat } = draft;
  return { ...draft, players, firstSeat: firstSeat !== null && firstSeat < players ? firstSeat : null };
}

/** The draft with another name at a seat. */
export function withName(draft: Draft, seat: Seat, name: string): Draft {
  return { ...draft, seats: draft.seats.map((one, at) => (at === seat ? { ...one, name } : one)) };
}

/** The draft with another colour at a seat; who had that colour takes the one given up, so no two are alike. */
export function withColour(draft: Draft, seat: Seat, colour: number): Draft {
  const given = draft.seats[seat]?.colour ?? colour;
  const seats = draft.seats.map((one, at) => {
    if (at === seat) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: given } : one;
  });
  return { ...draft, seats };
}

/**
 * The draft as a table's set-up. `nameOf` names the seats that were left unnamed; `chance` is the seed where none was typed.
 * A seed that is not a whole number is made one of its characters, so that any word will do.
 */
export function setupOf(draft: Draft, nameOf: (seat: Seat) => string, chance: number): TableSetup {
  const seats = draft.seats.slice(0, draft.players).map(
    ({ name, colour }, seat): SeatSetup => ({
      name: name.trim().slice(0, longestName) || nameOf(seat),
      colour,
      control: 'human',
    }),
  );
  const firstSeat = draft.firstSeat === null ? {} : { firstSeat: draft.firstSeat };
  return {
    game: { players: draft.players, seed: seedOf(draft.seed.trim()) ?? chance, ...firstSeat },
    seats,
    options: { curtain: draft.curtain },
  };
}

function seedOf(typed: string): number | null {
  if (typed === '') return null;
  const number = Number(typed);
  if (Number.isSafeInteger(number)) return number;
  return [...typed].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, 7);
}
