import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../ui/look/index.ts';
import { togglePanel } from '../frame/panels.ts';
import { useSlots } from '../frame/slots.ts';
import { keyOf } from '../keys/shortcut-keys.ts';
import { isKeyed, type PanelName, panelOf, wordsAt } from '../panels.ts';

/** What opens a panel, with its key: a row of the menu, or of *How to play*. */
export function MenuItem({ name }: { readonly name: PanelName }): JSX.Element | null {
  const scope = useScope();
  const slots = useSlots();
  const { button } = panelOf(name);
  const key = useSettings((settings) => (isKeyed(name) ? keyOf(name, settings).toUpperCase() : ''));
  if (button === undefined) return null;
  return (
    <button type="button" className="menu-item" data-panel={name} onClick={() => togglePanel(scope, name)}>
      <Glyph name={button.sign} /> <span>{t(wordsAt(button.label, slots))}</span>
      {key === '' ? null : (
        <span className="menu-key" aria-hidden="true">
          <kbd>{key}</kbd>
        </span>
      )}
    </button>
  );
}
