import type { ImportComponent } from '../ui/lazy/lazy-component.tsx';
import type { MessageKey } from '../ui/locale/index.ts';
import type { GlyphProps } from '../ui/look/index.ts';
import type { SlotName } from './frame/Slot.tsx';
import type { HudSlots } from './frame/slots.ts';
import type { Game } from './frame/use-game.ts';

export interface PanelProps {
  readonly game: Game;
  readonly name: string;
  readonly onClose: () => void;
}

/** Words that may differ by what a table has. */
type Words = MessageKey | ((slots: HudSlots) => MessageKey);

export interface Panel {
  readonly title: Words;
  /** Beside the board, and the game stays playable; over it, as a dialog; or in a dialog that it draws itself. */
  readonly place: 'beside' | 'over' | 'own';
  /** In the menu, or in *How to play*. None: opened elsewhere. */
  readonly button?: { readonly label: Words; readonly sign: GlyphProps['name']; readonly at: 'menu' | 'help' };
  /** The single key that opens it too, unless a person chooses another; `help.<name>` says what it does. */
  readonly key?: string;
  readonly when?: (slots: HudSlots) => boolean;
  /** Without which it is not opened again where somebody comes back to it; `once`: a question never is. */
  readonly about?: 'seat' | 'once';
  /** It tells nothing that a curtain hides. */
  readonly isOpenToAll?: true;
  readonly className?: string;
  readonly waiting?: MessageKey;
  readonly content: SlotName | ImportComponent<PanelProps>;
}

const definePanel = <const Defined extends Panel>(panel: Defined): Defined => panel;

const inviteWords = ({ inviteTitle }: HudSlots): MessageKey => inviteTitle ?? 'action.invite';
const aboutSeat = () => import('./seat/AboutSeat.tsx');

/** Every panel, in the order of the menu: last what is not of use at once (first-use.ts), so that nothing moves when it comes. */
export const panels = {
  help: definePanel({
    title: 'help.title',
    place: 'over',
    button: { label: 'action.help', sign: 'thing.help', at: 'menu' },
    key: '?',
    content: () => import('./help/HelpPanel.tsx'),
  }),
  rules: definePanel({
    title: 'rules.title',
    place: 'beside',
    button: { label: 'action.rules', sign: 'thing.rules', at: 'menu' },
    key: 'r',
    waiting: 'rules.loading',
    content: () => import('./reference/RulesPanel.tsx'),
  }),
  settings: definePanel({
    title: 'settings.title',
    place: 'over',
    button: { label: 'action.settings', sign: 'thing.settings', at: 'menu' },
    content: () => import('./settings/SettingsPanel.tsx'),
  }),
  leave: definePanel({
    title: 'confirm.leave.title',
    place: 'own',
    about: 'once',
    button: { label: 'action.leave', sign: 'thing.leave', at: 'menu' },
    content: async () => ({ default: (await import('./frame/Confirm.tsx')).LeaveQuestion }),
  }),
  log: definePanel({
    title: 'log.title',
    place: 'beside',
    button: { label: 'action.log', sign: 'thing.log', at: 'menu' },
    key: 'l',
    content: async () => ({ default: (await import('./log/LogPanel.tsx')).WholeLog }),
  }),
  invite: definePanel({
    title: inviteWords,
    place: 'over',
    button: { label: inviteWords, sign: 'thing.players', at: 'menu' },
    when: ({ invite }) => invite !== undefined,
    isOpenToAll: true,
    content: 'invite',
  }),
  share: definePanel({
    title: 'action.share',
    place: 'over',
    button: { label: 'action.share', sign: 'thing.share', at: 'menu' },
    when: ({ share }) => share !== undefined,
    content: 'share',
  }),
  questions: definePanel({
    title: 'question.title',
    place: 'beside',
    button: { label: 'question.title', sign: 'thing.eye', at: 'help' },
    key: 'q',
    content: () => import('./answers/QuestionsPanel.tsx'),
  }),
  map: definePanel({
    title: 'map.title',
    place: 'over',
    button: { label: 'action.map', sign: 'phase.conquer', at: 'help' },
    key: 'm',
    when: ({ turnMap }) => turnMap !== undefined,
    className: 'turn-map-dialog',
    content: async () => ({ default: (await import('./frame/Slot.tsx')).MapSlot }),
  }),
  column: definePanel({
    title: 'column.title',
    place: 'beside',
    button: { label: 'action.column', sign: 'phase.pickCombo', at: 'help' },
    key: 'o',
    content: async () => ({ default: (await import('./column/Combos.tsx')).Column }),
  }),
  sheet: definePanel({ title: 'rules.title', place: 'own', content: () => import('./reference/SummarySheet.tsx') }),
  menu: definePanel({
    title: 'action.menu',
    place: 'over',
    className: 'menu',
    content: () => import('./strip/Menu.tsx'),
  }),
  region: definePanel({
    title: 'board.label',
    place: 'own',
    about: 'once',
    key: 'g',
    content: () => import('./board/RegionNumber.tsx'),
  }),
  recap: definePanel({
    title: 'recap.title',
    place: 'beside',
    about: 'once',
    content: () => import('./recap/RecapPanel.tsx'),
  }),
  story: definePanel({
    title: 'story.title',
    place: 'over',
    className: 'story-dialog',
    content: () => import('./standings/Afterwards.tsx'),
  }),
  review: definePanel({ title: 'action.review', place: 'beside', content: 'review' }),
  seat: definePanel({ title: 'players.label', place: 'own', about: 'seat', content: aboutSeat }),
  why: definePanel({ title: 'players.label', place: 'own', about: 'seat', content: aboutSeat }),
} as const;

export type PanelName = keyof typeof panels;

export type KeyedPanel = {
  [Name in PanelName]: (typeof panels)[Name] extends { readonly key: string } ? Name : never;
}[PanelName];

export function isKeyed(name: string): name is KeyedPanel {
  return isPanel(name) && panelOf(name).key !== undefined;
}

export const panelNames: readonly PanelName[] = Object.keys(panels).filter((name) => isPanel(name));

export function isPanel(name: string): name is PanelName {
  return Object.hasOwn(panels, name);
}

export const panelOf = (name: PanelName): Panel => panels[name];

export const wordsAt = (words: Words, slots: HudSlots): MessageKey =>
  typeof words === 'string' ? words : words(slots);

/** Those with a button there, in their order. */
export const listedAt = (place: 'menu' | 'help', slots: HudSlots): readonly PanelName[] =>
  panelNames.filter((name) => panelOf(name).button?.at === place && (panelOf(name).when?.(slots) ?? true));

export const isBeside = (name: PanelName | null): name is PanelName =>
  name !== null && panelOf(name).place === 'beside';
