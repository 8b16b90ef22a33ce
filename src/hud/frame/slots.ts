import { createContext, type JSX, type ReactNode, use } from 'react';
import type { LevelId } from '../../opponents/types.ts';
import type { RegionId, Seat } from '../../rules/index.ts';
import type { Played } from '../../session/turn/index.ts';
import type { MessageKey } from '../../ui/locale/index.ts';
import type { Game } from './use-game.ts';

/** A part of the screen that another folder fills; it gets the game as the panels show it. */
export type GameSlot = (props: { readonly game: Game }) => JSX.Element | null;

type RegionSlot = (props: { readonly game: Game; readonly region: RegionId }) => JSX.Element | null;

/** The chart of the turn: it may open the rules at a clause. */
type MapSlot = (props: { readonly game: Game; readonly onClause: (clause: string) => void }) => JSX.Element | null;

/** What screens put into the panels. The app fills them with parts (`part`) that are fetched when first drawn. */
export interface HudSlots {
  /** What stands in place of the dock, and of the end of the game, where a game is only looked at. */
  readonly dock?: GameSlot;
  readonly coach?: GameSlot;
  readonly turnMap?: MapSlot;
  readonly regionAids?: RegionSlot;
  readonly turnAids?: GameSlot;
  readonly share?: GameSlot;
  readonly invite?: GameSlot;
  /** What the panel of `invite` is called, where others are at the table already. */
  readonly inviteTitle?: MessageKey;
  /** What is to be known of a table that others sit at from other screens: below the players. */
  readonly room?: GameSlot;
  readonly presence?: (props: { readonly seat: Seat }) => JSX.Element | null;
  /** Draws what gives a seat to the computer, or says why that cannot be done there. */
  readonly giving?: (props: { readonly seat: Seat; readonly children: ReactNode }) => JSX.Element | null;
  readonly review?: GameSlot;
  readonly afterGame?: GameSlot;
  /** The story of a game that is over. */
  readonly story?: GameSlot;
  /** What a player who has not won did best, in one line. */
  readonly bestMoment?: (props: { readonly game: Game; readonly seat: Seat }) => JSX.Element | null;
  readonly settings?: (props: object) => JSX.Element | null;
}

/** On the spot: the same table with another seed, or a first real game against opponents of a level. */
export type NextGame = 'again' | LevelId;

export interface After {
  /** The game with all that was hidden: only for what is shown once it is over. */
  readonly played: () => Played;
  readonly onReplay: (at: number, sees?: boolean) => void;
}

/** What the screen around a table can do and say for its panels. */
export interface HudHost {
  /** The board is shown as a plan of controls: no invisible controls over a canvas, no camera. */
  readonly flat?: boolean;
  /** Leaves for the start page; the game is already saved. */
  readonly onLeave: () => void;
  /** Begins another game on the spot; not where another screen decides what is played. */
  readonly onBegin?: ((next: NextGame) => void) | undefined;
  /** Asks who plays on from a moment of this game, as another game; `at`: how many commands were played. */
  readonly onFork?: ((at: number) => void) | undefined;
  readonly after?: After | undefined;
  /** Shows what has happened again, since the last turn of these seats. */
  readonly onShowAgain?: ((seats: readonly Seat[]) => void) | undefined;
  readonly onExport?: (() => void) | undefined;
  /** Said to who wants to leave; null: nothing is promised, as leaving loses nothing that was to be kept. */
  readonly leaving?: MessageKey | null;
  readonly slots?: HudSlots;
}

export const HostContext = createContext<HudHost>({ onLeave: () => undefined });

export const useHost = (): HudHost => use(HostContext);

const none: HudSlots = {};

export const useSlots = (): HudSlots => useHost().slots ?? none;

/** Is the game only looked at, so that nobody at this screen decides anything in it? */
export const useIsLookedAt = (): boolean => useSlots().dock !== undefined;
