import { type CharacterId, evenTemper, type LevelId, levelIds, type Temper } from '../../opponents/types.ts';
import type { BoardId, House, OwnBox, Seat } from '../../rules/index.ts';
import { limits } from '../../session/saves/record.ts';
import { playerName } from '../../ui/locale/players.ts';

export type Player = 'human' | LevelId;

export const everyPlayer: readonly Player[] = ['human', ...levelIds];

export interface Draft {
  /** Always five; the first `players` of them sit down. */
  readonly seats: readonly DraftSeat[];
  readonly players: number;
  /** Who starts; null for a random seat (SET-6). */
  readonly firstSeat: Seat | null;
  readonly curtain: boolean;
  /** As typed; empty for a random seed. */
  readonly seed: string;
  readonly house?: House | undefined;
  /** The board, if it is not the printed one for as many players. */
  readonly board?: BoardId | undefined;
  readonly own?: OwnBox | undefined;
  /** What all that is called, if it is a box under a name. */
  readonly title?: string | undefined;
}

export interface DraftSeat {
  readonly name: string;
  readonly colour: number;
  readonly player: Player;
  /** The opponent's temper, if one plays without a character. */
  readonly temper: Temper;
  /** The opponent's character: `any` is drawn with the game, and no two that are drawn are alike. */
  readonly character: CharacterId | 'any' | 'none';
}

export const longestName = limits.letters;

/** Who meets somebody for the first time. */
const usualLevel: LevelId = 'wanderer';

export function freshDraft(curtain: boolean, level: LevelId = usualLevel): Draft {
  const seats = [0, 1, 2, 3, 4].map(
    (colour): DraftSeat => ({
      name: '',
      colour,
      player: colour === 0 ? 'human' : level,
      temper: evenTemper,
      character: 'any',
    }),
  );
  return { seats, players: 2, firstSeat: null, curtain, seed: '' };
}

/** The draft for a number of players; who starts is random again if that seat is gone. */
export function withPlayers(draft: Draft, players: number): Draft {
  const { firstSeat } = draft;
  return { ...draft, players, firstSeat: firstSeat !== null && firstSeat < players ? firstSeat : null };
}

export function withSeat(draft: Draft, seat: Seat, change: Partial<Omit<DraftSeat, 'colour'>>): Draft {
  return { ...draft, seats: draft.seats.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

/** The draft with another colour at a seat; its previous holder gets the colour given up, so that no two are alike. */
export function withColour(draft: Draft, seat: Seat, colour: number): Draft {
  const given = draft.seats[seat]?.colour ?? colour;
  const seats = draft.seats.map((one, at) => {
    if (at === seat) return { ...one, colour };
    return one.colour === colour ? { ...one, colour: given } : one;
  });
  return { ...draft, seats };
}

export function draftName(seat: Seat, { name, player }: Pick<DraftSeat, 'name' | 'player'>): string {
  return playerName(seat, { name: name.trim(), control: player === 'human' ? player : {} });
}

export function peopleIn({ seats, players }: Draft): number {
  return seats.slice(0, players).filter(({ player }) => player === 'human').length;
}

export function companyOf(draft: Draft): 'alone' | 'together' | 'mixed' {
  const people = peopleIn(draft);
  if (people === draft.players) return 'together';
  return people === 1 && draft.seats[0]?.player === 'human' ? 'alone' : 'mixed';
}

export function withCompany(draft: Draft, company: 'alone' | 'together'): Draft {
  const seats = draft.seats.map((one, seat): DraftSeat => {
    if (company === 'together' || seat === 0) return { ...one, player: 'human' };
    return one.player === 'human' ? { ...one, player: usualLevel } : one;
  });
  return { ...draft, seats };
}

/** The draft with a friend at the first other seat, if nobody but one person plays. */
export function withFriend(draft: Draft): Draft {
  if (peopleIn(draft) > 1) return draft;
  const own = Math.max(
    0,
    draft.seats.slice(0, draft.players).findIndex(({ player }) => player === 'human'),
  );
  const people = withSeat(draft, own, { player: 'human' });
  return withSeat(people, own === 0 ? 1 : 0, { player: 'human' });
}

/** Another choice of guests, house rules and board; a title only if the choice is a box of that name. */
export function withChoice(
  draft: Draft,
  { own, house, board }: Pick<Draft, 'own' | 'house' | 'board'>,
  title?: string | undefined,
): Draft {
  return { ...draft, own, house, board, title };
}

/** The board, if it is not the printed one for these players. */
export function boardIn({ board, players }: Draft): BoardId | undefined {
  return board === players ? undefined : board;
}

export const isFromPrintedBox = ({ title, own, house, board }: Draft): boolean =>
  title === undefined && own === undefined && house === undefined && board === undefined;

export const hasOtherBoard = (draft: Draft): boolean => boardIn(draft) !== undefined;

/** A number that no other game has, for what is drawn in one. */
export function chanceNow(): number {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return chance;
}
