import type { Command, RaceId, Seat } from '../../rules/index.ts';
import { type TableScope, tableStore } from '../../table/scope.tsx';
import type { RefusalWords } from '../../ui/words/refusal-words.ts';
import type { PanelName } from '../panels.ts';

/** The question before a weighty command; a function, so that it uses the language current when it is shown. */
export type ConfirmQuestion = () => {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
};

/** One thing the player may do now, as offered by a button. */
export interface Choice {
  /** Stable name, for tests and keys: `conquer`, `act.dragon`, `place` … */
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly commands: readonly Command[];
  /** What to ask before it is done, or null. */
  readonly question: ConfirmQuestion | null;
  /** Can be undone and needs no thought: activating the region does it. */
  readonly plain: boolean;
}

/** A place of the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is said, and of what place of the window. */
export interface Said {
  readonly words: string;
  readonly box: Box;
}

/** What is open on the screen. No rule depends on it. */
export interface Panels {
  readonly open: PanelName | null;
  /**
   * Where the rules are opened: a clause, words to search for, or the card of a race or power (`race:<id>`). While one goes to a region by its number, what was typed before its field was
   * there, ended by a line break if it is all.
   */
  readonly search: string;
  /** The seat shown by the panel opened last. */
  readonly about: Seat;
  /** It begins with the moves that were weighed. */
  readonly weighed: boolean;
  /** The combo on offer that was opened last, by its race; null before. */
  readonly combo: RaceId | null;
  /** The last opponent's turn whose recap was closed, by its key; null before. */
  readonly recapped: string | null;
  /** A choice waiting for confirmation. */
  readonly asking: Choice | null;
  /** Why something outside the rules was not done, until dismissed. */
  readonly told: RefusalWords | null;
  /** What is explained beside its sign, over everything. */
  readonly tooltip: Said | null;
  /** The player's own coins are shown while a key or button is held. */
  readonly peeking: boolean;
  /** Arrows lead from sign to sign, and each is explained. */
  readonly explaining: boolean;
}

const closed: Panels = {
  open: null,
  search: '',
  about: 0,
  weighed: false,
  combo: null,
  recapped: null,
  asking: null,
  told: null,
  tooltip: null,
  peeking: false,
  explaining: false,
};

export const usePanels = tableStore<Panels>(() => closed);

/** Closes everything, since open panels belong to their game. */
export function closeAll(scope: TableScope): void {
  usePanels.of(scope).setState(closed);
}

/** Opens the panel, or closes it if it is open. */
export function togglePanel(scope: TableScope, panel: PanelName): void {
  usePanels.of(scope).setState(({ open }) => ({ open: open === panel ? null : panel, search: '' }));
}

export function closePanel(scope: TableScope): void {
  usePanels.of(scope).setState({ open: null });
}

/** Opens the panel about a player: who decides for the seat, or why an opponent decided as it did, at once with the moves it weighed if `weighed`. */
export function openAbout(scope: TableScope, open: 'seat' | 'why', about: Seat, weighed = false): void {
  usePanels.of(scope).setState({ open, about, weighed });
}

/** Opens the combo on offer with this race: all there is to know before it is picked. */
export function openCombo(scope: TableScope, combo: RaceId): void {
  usePanels.of(scope).setState({ open: 'combo', combo });
}

/** Opens the rules at a clause. */
export function openClause(scope: TableScope, clause: string): void {
  usePanels.of(scope).setState({ open: 'rules', search: clause });
}

/** Opens the card of a race or a power in the rules. */
export function openTrait(scope: TableScope, kind: 'race' | 'power', id: string): void {
  usePanels.of(scope).setState({ open: 'rules', search: `${kind}:${id}` });
}

/** Asks before a choice is carried out. */
export function ask(scope: TableScope, asking: Choice | null): void {
  usePanels.of(scope).setState({ asking });
}

/** Explains something over everything, or nothing any more; notifies nobody if nothing changes. */
export function explainOver(scope: TableScope, tooltip: Said | null): void {
  if (usePanels.of(scope).getState().tooltip !== tooltip) usePanels.of(scope).setState({ tooltip });
}

/** Ends an explanation. Returns whether there was one. */
export function closeTooltip(scope: TableScope): boolean {
  const { tooltip } = usePanels.of(scope).getState();
  explainOver(scope, null);
  return tooltip !== null;
}
