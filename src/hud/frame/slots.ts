import { createContext, type JSX, type ReactNode, use } from 'react';
import type { LevelId } from '../../opponents/types.ts';
import type { RegionId, Seat } from '../../rules/index.ts';
import type { Played } from '../../session/turn/index.ts';
import type { MessageKey } from '../../ui/locale/index.ts';
import type { Game } from './use-game.ts';

/** A part of the screen that another folder fills; it gets the game as the panels show it. */
export type GameSlot = (props: { readonly game: Game }) => JSX.Element | null;

/** A part of the screen that another folder fills, about one region. */
type RegionSlot = (props: { readonly game: Game; readonly region: RegionId }) => JSX.Element | null;

/** The chart of the turn: it may open the rules at a clause. */
type MapSlot = (props: { readonly game: Game; readonly onClause: (clause: string) => void }) => JSX.Element | null;

/** What other rooms put into the panels. The app fills them with parts (`part`) that are fetched when first drawn. */
export interface HudSlots {
  /** What stands in place of the dock, and of the end of the game, where a game is only looked at. */
  readonly dock?: GameSlot;
  /** Words for the player, close to the dock. */
  readonly coach?: GameSlot;
  /** The chart of the turn, in a panel that can be opened at any time. */
  readonly turnMap?: MapSlot;
  /** What helps to judge a region, in its card. */
  readonly regionAids?: RegionSlot;
  /** What helps to judge the turn, in the dock. */
  readonly turnAids?: GameSlot;
  /** What can be handed on of the game: a link, a picture. In a panel that can be opened at any time. */
  readonly share?: GameSlot;
  /** How others come to this table from other screens, and who is there. In a panel that can be opened at any time. */
  readonly invite?: GameSlot;
  /** What that panel is called, where others are at the table already. */
  readonly inviteTitle?: MessageKey;
  /** What is to be known of a table that others sit at from other screens: below the players. */
  readonly room?: GameSlot;
  /** Whether the people of a seat are there, beside its player's name. */
  readonly presence?: (props: { readonly seat: Seat }) => JSX.Element | null;
  /** Draws what gives a seat to the computer, or says why that cannot be done there. */
  readonly giving?: (props: { readonly seat: Seat; readonly children: ReactNode }) => JSX.Element | null;
  /** What was thought of the decisions of a game that is over, in a panel beside the board. */
  readonly review?: GameSlot;
  /** What may come after a game: below its standings. */
  readonly afterGame?: GameSlot;
  /** The story of a game that is over, in place of the players. */
  readonly story?: GameSlot;
  /** More settings: what another folder remembers. */
  readonly settings?: (props: object) => JSX.Element | null;
}

/** A game to follow this one on the spot: at the same table with another seed, or a first real game against opponents of a level. */
export type NextGame = 'again' | LevelId;

/** What comes after a game: the whole of it, to be told, and the way into its scenes. */
export interface After {
  /** The game with all that was hidden: only for what is shown once it is over. */
  readonly played: () => Played;
  /** Shows the game again, from the moment after so many commands on. */
  readonly onReplay: (at: number, sees?: boolean) => void;
}

/** What the screen around a table can do and say for its panels. */
export interface HudHost {
  /** Leaves for the start page; the game is already saved. */
  readonly onLeave: () => void;
  /** Begins another game on the spot; not where another screen decides what is played. */
  readonly onBegin?: ((next: NextGame) => void) | undefined;
  /** Asks who is to play on from a moment of this game, as a game of its own. `at` is how many commands had been played. */
  readonly onFork?: ((at: number) => void) | undefined;
  /** What may come after the game. */
  readonly after?: After | undefined;
  /** Shows what has happened again, since the last turn of these seats. */
  readonly onShowAgain?: ((seats: readonly Seat[]) => void) | undefined;
  /** Saves the game to a file. */
  readonly onExport?: (() => void) | undefined;
  /** What is said to whoever wants to leave; null where nothing is to be promised: the game is in no list, and leaving it loses nothing that was to be kept. */
  readonly leaving?: MessageKey | null;
  /** What other folders add to the panels. */
  readonly slots?: HudSlots;
}

export const HostContext = createContext<HudHost>({ onLeave: () => undefined });

/** The screen around this table. */
export const useHost = (): HudHost => use(HostContext);

const none: HudSlots = {};

/** What other folders put into the panels. */
export const useSlots = (): HudSlots => useHost().slots ?? none;

/** Is the game only looked at, so that nobody at this screen decides anything in it? */
export const useIsLookedAt = (): boolean => useSlots().dock !== undefined;
