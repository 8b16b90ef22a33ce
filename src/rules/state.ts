import type { Arms } from './arms.ts';
import type { BoardId } from './boards/index.ts';
import type { Clause } from './clause.ts';
import type { Figure } from './figure.ts';
import type { Part } from './parts/index.ts';
import type { Phase } from './phases.ts';
import type { House } from './rulings/index.ts';

export type { Phase };

/** A player's place at the table, 0-based, clockwise. */
export type Seat = number;
/** Index of a region in its board's `regions` (the ids of `boards`). */
export type RegionId = number;
/** Name of a race, as in its file in `races/`; a key of the message catalogue and of the models. */
export type RaceId = string;
/** Name of a special power, as in its file in `powers/`. */
export type PowerId = string;
/** Name of a marker (`mountain`, or one that a trait brings: `fortress`, `lair` …). */
export type MarkerId = string;
/** Identity of a race in play. Assigned in order of picking, so a lower number is an older race (COL-8). */
export type ForceId = number;

/** Name of a released box (`boxes/`). */
export type BoxId = string;

/** A custom race, as data (OWN-1). */
export interface OwnRaceData {
  readonly id: RaceId;
  readonly tokens: number;
  /** The race whose tokens it uses, and whose banner is taken out. */
  readonly borrows: RaceId;
  /** Whose benefit of the released box it has; none if omitted. One with markers must not be in the box. */
  readonly does?: RaceId | PowerId | undefined;
  /** What it changes, in parts of the vocabulary (`parts`), in place of `does`. */
  readonly parts?: readonly Part[] | undefined;
  /** What it is called, by language; its id if omitted. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly arms?: Arms | undefined;
  /** What its figure is put together from; a turned pawn if omitted. */
  readonly figure?: Figure | undefined;
}

/** A custom power, as data (OWN-2). */
export type OwnPowerData = Omit<OwnRaceData, 'borrows' | 'figure'>;

/** What makes a released box a custom one. Plain JSON. */
export interface OwnBox {
  /** The races included, in the order in which they are shuffled; all if omitted. */
  readonly races?: readonly RaceId[] | undefined;
  /** The powers included, likewise. */
  readonly powers?: readonly PowerId[] | undefined;
  readonly ownRaces?: readonly OwnRaceData[] | undefined;
  readonly ownPowers?: readonly OwnPowerData[] | undefined;
}

/** The box a game is dealt from. Plain JSON. */
export interface BoxName {
  readonly id: BoxId;
  /** The fingerprint of its contents: a box with others is not the same one. Always set in a state. */
  readonly digest?: string | undefined;
  /** What its maker calls it. It changes nothing. */
  readonly title?: string | undefined;
  readonly own?: OwnBox | undefined;
  readonly house?: House | undefined;
  /** The board, if it is not the printed one of as many players. */
  readonly board?: BoardId | undefined;
}

/** One banner and badge on offer, with the coins laid on it by players who passed it over (COL-2). */
export interface Combo {
  readonly race: RaceId;
  readonly power: PowerId;
  readonly coins: number;
}

/** A race in play: one banner (and its badge), active or in decline, with the tokens that are not on the map. */
export interface Force {
  readonly id: ForceId;
  readonly seat: Seat;
  readonly race: RaceId;
  /** The badge; null once it is in the discard (DEC-4). */
  power: PowerId | null;
  declined: boolean;
  hand: number;
  /** Tokens that left the map until the next ready-troops (AMA-2). Not usable meanwhile. */
  aside: number;
  /** Small counters a trait keeps for this force (Holes placed so far …), by name. */
  memory: Readonly<Record<string, number>>;
}

/** What lies in a region. Its holder is the holder of its tokens. */
export interface RegionState {
  force: ForceId | null;
  tokens: number;
  lostTribe: boolean;
  /** Markers by name, only those present, each at least 1. */
  markers: Readonly<Record<MarkerId, number>>;
}

/** One conquest of this turn, kept for bonus coins and treaties. */
export interface ConquestRecord {
  readonly force: ForceId;
  readonly region: RegionId;
  /** The region held a Lost Tribe or a token (MAP-6). */
  readonly nonEmpty: boolean;
}

/** A promise of peace: the active race of seat `bound` does not attack force `force` (DIP-2). */
export interface Pact {
  readonly force: ForceId;
  readonly bound: Seat;
}

export interface TurnState {
  /** The force acting now (its ready-troops, conquests), or null. */
  force: ForceId | null;
  /** A combo was picked this turn, so the badge is in its first turn (WEA-1). */
  picked: boolean;
  /** The acting force has made a conquest or attempt this turn: no more abandoning (TRN-4). */
  begun: boolean;
  conquests: readonly ConquestRecord[];
  /** Seats whose active race was attacked by this turn's active race, successfully or not (DIP-1). */
  attacked: readonly Seat[];
  /** A die rolled beforehand, the clause that lowers the cost, and the one that ties it to the next. */
  roll: { readonly value: number; readonly clause: Clause; readonly binding: Clause } | null;
  /** Small counters a trait keeps for this turn (Dragon used …), by name. */
  memory: Readonly<Record<string, number>>;
}

/** Everything on the table that everyone may see. Plain JSON. */
export interface PublicState {
  readonly board: BoardId;
  /** Number of rounds of this game (SET-2, VAR-2). */
  readonly rounds: number;
  /** Current round, 1-based. */
  round: number;
  readonly players: number;
  readonly firstSeat: Seat;
  turnSeat: Seat;
  /** Whose decision the game waits for: `turnSeat`, except in a withdrawal (LOS-2). */
  seat: Seat;
  phase: Phase;
  regions: RegionState[];
  /** Races in play, oldest first. A force that left the board is removed. */
  forces: Force[];
  nextForce: ForceId;
  /** Race tokens left in the tray (SET-7), by race. */
  tray: Readonly<Record<RaceId, number>>;
  column: readonly Combo[];
  bannersLeft: number;
  badgesLeft: number;
  /** Badges discarded, to be shuffled when the stack runs out (COL-6). */
  discard: readonly PowerId[];
  pacts: readonly Pact[];
  turn: TurnState;
  /** The version of the rules in force (`versions.ts`); the first if omitted. */
  readonly rules?: number | undefined;
  /** The box it is dealt from; the first one released if omitted. */
  readonly content?: BoxName | undefined;
}

/** What nobody at the table may know (COL-5). */
export interface HiddenState {
  /** Stacks, next one first. */
  banners: RaceId[];
  badges: PowerId[];
  /** The random generator: a few integers. */
  random: number[];
  /** Die results given in advance by a test or a replay, used before any roll. */
  dice: number[];
}

/** The whole truth of a game. Plain JSON. */
export interface GameState extends PublicState {
  /** Coins of each seat, in value. */
  coins: number[];
  hidden: HiddenState;
}

/** What one seat may see; seat null is a spectator. Coins of others are null until the end (SCO-3). */
export interface GameView extends PublicState {
  readonly viewer: Seat | null;
  coins: (number | null)[];
}

/** What questions may be asked about: the whole state, or one seat's view of it. */
export type Position = PublicState & { coins: readonly (number | null)[] };

/** How to start a game. Everything but `players` may be left to chance, seeded. */
export interface GameSetup {
  /** Number of players, 2–5 (SET-1). */
  readonly players: number;
  /** Any integer; the same seed and commands give the same game. */
  readonly seed: number;
  /** The seat with the most pointed ears (SET-6); random if omitted. */
  readonly firstSeat?: Seat | undefined;
  /** A given order of banners, column first, then the stack; races left out follow shuffled. */
  readonly banners?: readonly RaceId[] | undefined;
  /** A given order of badges, column first, then the stack. */
  readonly badges?: readonly PowerId[] | undefined;
  /** Results of the first die rolls, 0–3. */
  readonly dice?: readonly number[] | undefined;
  /** The rules' version (`versions.ts`); omitted: the newest, in a recorded game the first (`recorded`). */
  readonly rules?: number | undefined;
  /** The box to deal from; the first one released if omitted. */
  readonly content?: BoxName | undefined;
}
