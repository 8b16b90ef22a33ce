import { createContext } from 'react';
import type { Command, Seat } from '../../rules/index.ts';
import { attend, raisedIn } from '../../table/attention/index.ts';
import { type TableScope, tableStore } from '../../table/scope.tsx';
import { useOpener } from '../../ui/route/use-layer.ts';
import type { RefusalWords } from '../../ui/words/refusal-words.ts';
import { isPanel, type PanelName, panelOf } from '../panels.ts';
import type { Game } from './use-game.ts';

/** By what dialogs and panels in here are opened again on the way back; empty for those that are not. */
export const LayerName = createContext('');

/** The open panel by the name under which the browser's history knows it, and the way back to one from its name. */
export function usePanelHistory({ scope, setup, view }: Game): string {
  useOpener((name) => {
    const [panel = '', of = ''] = name.split(' ');
    if (panel === 'combo') {
      attend(scope, { raised: of });
      return raisedIn(view.column, { raised: of }) !== null;
    }
    if (!isPanel(panel)) return false;
    const panels = usePanels.of(scope);
    const { about } = panelOf(panel);
    if (about === undefined && panels.getState().open !== panel) togglePanel(scope, panel);
    if ((panel === 'seat' || panel === 'why') && setup.seats[Number(of)]) openAbout(scope, panel, Number(of));
    return panels.getState().open === panel;
  });
  return usePanels(({ open, about: seat }) => {
    if (open === null) return '';
    const { about } = panelOf(open);
    return about === 'once' ? '' : about === 'seat' ? `${open} ${seat}` : open;
  });
}

/** The question before a weighty command; a function, so that it uses the language current when it is shown. */
export type ConfirmQuestion = () => {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
};

export interface Choice {
  /** Stable name, for tests and keys: `conquer`, `act.dragon`, `place` … */
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly commands: readonly Command[];
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
  /** The last opponent's turn whose recap was closed, by its key; null before. */
  readonly recapped: string | null;
  readonly asking: Choice | null;
  /** Why something outside the rules was not done, until dismissed. */
  readonly told: RefusalWords | null;
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
  recapped: null,
  asking: null,
  told: null,
  tooltip: null,
  peeking: false,
  explaining: false,
};

export const usePanels = tableStore<Panels>(() => closed);

export function closeAll(scope: TableScope): void {
  usePanels.of(scope).setState(closed);
}

export function togglePanel(scope: TableScope, panel: PanelName): void {
  usePanels.of(scope).setState(({ open }) => ({ open: open === panel ? null : panel, search: '' }));
}

export function closePanel(scope: TableScope): void {
  usePanels.of(scope).setState({ open: null });
}

/** `seat`: who decides for it; `why`: why an opponent decided so, with the moves it weighed if `weighed`. */
export function openAbout(scope: TableScope, open: 'seat' | 'why', about: Seat, weighed = false): void {
  usePanels.of(scope).setState({ open, about, weighed });
}

export function openClause(scope: TableScope, clause: string): void {
  usePanels.of(scope).setState({ open: 'rules', search: clause });
}

export function openTrait(scope: TableScope, kind: 'race' | 'power', id: string): void {
  usePanels.of(scope).setState({ open: 'rules', search: `${kind}:${id}` });
}

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
