import type { MessageKey } from '../../ui/locale/index.ts';
import type { GlyphProps } from '../../ui/look/index.ts';
import type { Shortcut } from '../keys/shortcut-keys.ts';
import type { PanelName } from './panels.ts';

/** Something that can be opened at any time: its panel, its word and sign, and the key that opens it too. */
export interface Tool {
  readonly panel: PanelName;
  readonly label: MessageKey;
  readonly sign: GlyphProps['name'];
  readonly shortcut: Shortcut | null;
}

/** What is wanted most often: in the bar where there is room, else first in the menu. */
export const barTools: readonly Tool[] = [
  { panel: 'log', label: 'action.log', sign: 'thing.log', shortcut: 'log' },
  { panel: 'rules', label: 'action.rules', sign: 'thing.rules', shortcut: 'rules' },
];

/** What the menu holds at any size of the window. */
export const menuTools: readonly Tool[] = [
  { panel: 'column', label: 'action.column', sign: 'phase.pickCombo', shortcut: 'column' },
  { panel: 'map', label: 'action.map', sign: 'thing.map', shortcut: 'map' },
  { panel: 'questions', label: 'question.title', sign: 'thing.eye', shortcut: 'questions' },
  { panel: 'invite', label: 'action.invite', sign: 'thing.players', shortcut: null },
  { panel: 'share', label: 'action.share', sign: 'thing.share', shortcut: null },
  { panel: 'help', label: 'action.help', sign: 'thing.help', shortcut: 'help' },
  { panel: 'settings', label: 'action.settings', sign: 'thing.settings', shortcut: null },
  { panel: 'leave', label: 'action.leave', sign: 'thing.leave', shortcut: null },
];
