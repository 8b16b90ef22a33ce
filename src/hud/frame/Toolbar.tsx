import type { JSX } from 'react';
import { type MessageKey, t } from '../../locale/index.ts';
import { Glyph, type GlyphProps, useSettings } from '../../look/index.ts';
import { keyOf, type Shortcut } from '../shortcuts/shortcut-keys.ts';
import { type PanelName, togglePanel, usePanels } from './panels.ts';

const panels: readonly (readonly [PanelName, MessageKey, GlyphProps['name'], Shortcut | null])[] = [
  ['column', 'action.column', 'phase.pickCombo', 'column'],
  ['log', 'action.log', 'thing.log', 'log'],
  ['map', 'action.map', 'thing.map', 'map'],
  ['rules', 'action.rules', 'thing.rules', 'rules'],
  ['help', 'action.help', 'thing.help', 'help'],
  ['settings', 'action.settings', 'thing.settings', null],
  ['leave', 'action.menu', 'thing.leave', null],
];

/** Small buttons for everything that can be opened at any time. */
export function Toolbar(): JSX.Element {
  const open = usePanels((now) => now.open);
  const settings = useSettings();
  const hint = (label: MessageKey, shortcut: Shortcut | null) => {
    const key = shortcut === null ? '' : keyOf(shortcut, settings);
    return key === '' ? t(label) : `${t(label)} (${key.toUpperCase()})`;
  };
  return (
    <nav className="toolbar" aria-label={t('action.menu')}>
      {panels.map(([panel, label, sign, shortcut]) => (
        <button
          key={panel}
          type="button"
          className="icon"
          aria-label={t(label)}
          aria-expanded={open === panel}
          title={hint(label, shortcut)}
          data-panel={panel}
          onClick={() => togglePanel(panel)}
        >
          <Glyph name={sign} />
        </button>
      ))}
    </nav>
  );
}
