import { create } from 'zustand';
import { attend } from '../../attention/index.ts';
import type { RegionId, Seat } from '../../rules/index.ts';
import type { RefusalWords } from '../../words/index.ts';
import type { Choice } from '../board/choices.ts';

/** Panels that can be opened at any time, one at a time. */
export type PanelName =
  | 'column'
  | 'log'
  | 'rules'
  | 'questions'
  | 'map'
  | 'help'
  | 'sheet'
  | 'settings'
  | 'leave'
  | 'seat'
  | 'why';

/** Panels that lie beside the board and leave the game playable; the others are dialogs over it. */
export type SidePanelName = Extract<PanelName, 'column' | 'log' | 'rules' | 'questions'>;

export function isSidePanel(panel: PanelName | null): panel is SidePanelName {
  return panel === 'column' || panel === 'log' || panel === 'rules' || panel === 'questions';
}

/** What is open on the screen. No rule depends on it. */
export interface Panels {
  readonly open: PanelName | null;
  /** What the rules are opened at: a clause, words to search for, or the card of a race or power (`race:<id>`). */
  readonly search: string;
  /** Whose seat the panel is about that was opened last. */
  readonly about: Seat;
  /** A choice that waits for its confirmation. */
  readonly asking: Choice | null;
  /** Why something was not done that the rules were not asked about, until it is read. */
  readonly told: RefusalWords | null;
  /** The own coins are shown while a key or button is held. */
  readonly peeking: boolean;
  /** Who moved last: keyboard users get the focus led to what changes. */
  readonly byKeyboard: boolean;
}

const closed: Panels = {
  open: null,
  search: '',
  about: 0,
  asking: null,
  told: null,
  peeking: false,
  byKeyboard: false,
};

export const usePanels = create<Panels>(() => closed);

/** As before anything was opened: what is on the screen goes with its game. How the person moves is theirs, and stays. */
export function closeAll(): void {
  usePanels.setState(({ byKeyboard }) => ({ ...closed, byKeyboard }));
}

/** Opens it, or closes it when it is open. */
export function togglePanel(panel: PanelName): void {
  usePanels.setState(({ open }) => ({ open: open === panel ? null : panel, search: '' }));
}

export function closePanel(): void {
  usePanels.setState({ open: null });
}

/** Opens what there is to say of a player: who decides for the seat, or why an opponent decided as it did. */
export function openAbout(open: 'seat' | 'why', about: Seat): void {
  usePanels.setState({ open, about });
}

/** Opens the rules at a clause. */
export function openClause(clause: string): void {
  usePanels.setState({ open: 'rules', search: clause });
}

/** Opens the card of a race or a power in the rules. */
export function openTrait(kind: 'race' | 'power', id: string): void {
  usePanels.setState({ open: 'rules', search: `${kind}:${id}` });
}

/** Asks before a choice is carried out. */
export function ask(asking: Choice | null): void {
  usePanels.setState({ asking });
}

/** Closes the innermost thing that is open. Says whether there was one. */
export function closeInnermost(selected: RegionId | null): boolean {
  const { asking, open } = usePanels.getState();
  if (asking) usePanels.setState({ asking: null });
  else if (open) closePanel();
  else if (selected !== null) attend({ selected: null });
  else return false;
  return true;
}
