import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../ui/look/index.ts';
import { togglePanel } from '../frame/panels.ts';
import { useSlots } from '../frame/slots.ts';
import { keyOf } from '../keys/shortcut-keys.ts';
import { isKeyed, type PanelName, panelOf } from '../panels.ts';

/** What opens a panel, with its key: a row of the menu, or of *How to play*. */
export function MenuItem({ name }: { readonly name: PanelName }): JSX.Element {
  const scope = useScope();
  const slots = useSlots();
  const { title, button } = panelOf(name);
  const key = useSettings((settings) => (isKeyed(name) ? keyOf(name, settings).toUpperCase() : ''));
  return (
    <button type="button" className="menu-item" data-panel={name} onClick={() => togglePanel(scope, name)}>
      {button ? <Glyph name={button.sign} /> : null}{' '}
      <span>{t(typeof title === 'string' && button ? button.label : titleOf(title, slots))}</span>
      {key === '' ? null : (
        <span className="menu-key" aria-hidden="true">
          <kbd>{key}</kbd>
        </span>
      )}
    </button>
  );
}

type Title = ReturnType<typeof panelOf>['title'];

const titleOf = (title: Title, slots: ReturnType<typeof useSlots>) =>
  typeof title === 'string' ? title : title(slots);
