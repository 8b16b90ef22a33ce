import type { JSX } from 'react';
import { attend, useAttention } from '../attention/index.ts';
import { type MessageKey, t } from '../locale/index.ts';
import { Glyph, type GlyphProps } from '../look/glyphs.tsx';
import { type PanelName, togglePanel, usePanels } from './panels.ts';

const panels: readonly (readonly [PanelName, MessageKey, GlyphProps['name'], string])[] = [
  ['column', 'action.column', 'phase.pickCombo', 'O'],
  ['log', 'action.log', 'thing.log', 'L'],
  ['map', 'action.map', 'thing.map', 'M'],
  ['rules', 'action.rules', 'thing.rules', 'R'],
  ['help', 'action.help', 'thing.help', '?'],
  ['settings', 'action.settings', 'thing.settings', ''],
  ['leave', 'action.menu', 'thing.leave', ''],
];

/** Small buttons for everything that can be opened at any time, and for the camera. */
export function Toolbar({ flat = false }: { readonly flat?: boolean }): JSX.Element {
  const open = usePanels((now) => now.open);
  const camera = useAttention((attention) => attention.camera);
  const plan = camera === 'plan';
  // Hands have moved the camera: the first thing wanted is the way back.
  const astray = camera === 'free';
  return (
    <nav className="toolbar" aria-label={t('action.menu')}>
      {flat ? null : (
        <button
          type="button"
          className="icon"
          aria-label={t(astray ? 'action.seated' : 'action.plan')}
          aria-pressed={plan}
          title={astray ? `${t('action.seated')} (C)` : `${t('action.plan')} (P)`}
          onClick={() => attend({ camera: plan || astray ? 'seated' : 'plan' })}
        >
          <Glyph name={astray ? 'thing.seat' : 'thing.plan'} />
        </button>
      )}
      {panels.map(([panel, label, sign, key]) => (
        <button
          key={panel}
          type="button"
          className="icon"
          aria-label={t(label)}
          aria-expanded={open === panel}
          title={key ? `${t(label)} (${key})` : t(label)}
          data-panel={panel}
          onClick={() => togglePanel(panel)}
        >
          <Glyph name={sign} />
        </button>
      ))}
    </nav>
  );
}
