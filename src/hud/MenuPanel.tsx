import type { JSX } from 'react';
import { useScope } from '../table/scope.tsx';
import { t } from '../ui/locale/index.ts';
import { Glyph, useSettings } from '../ui/look/index.ts';
import { togglePanel } from './frame/panels.ts';
import { useSlots } from './frame/slots.ts';
import { barTools, menuTools, type Tool } from './frame/tools.ts';
import { keyOf } from './keys/shortcut-keys.ts';

/** Everything that can be opened at any time, each with its word and key; what the bar has is in it where the bar has no room. */
export function MenuPanel(): JSX.Element {
  const slots = useSlots();
  // Where nobody fills it, there is nothing to open.
  const isFilled = ({ panel }: Tool) => (panel !== 'share' && panel !== 'invite') || slots[panel] !== undefined;
  return (
    <ul className="menu-list">
      {barTools.map((tool) => (
        <li key={tool.panel} className="often">
          <MenuItem tool={tool} />
        </li>
      ))}
      {menuTools.filter(isFilled).map((tool) => (
        <li key={tool.panel}>
          <MenuItem tool={tool} />
        </li>
      ))}
    </ul>
  );
}

function MenuItem({ tool: { panel, label, sign, shortcut } }: { readonly tool: Tool }): JSX.Element {
  const scope = useScope();
  const settings = useSettings();
  const { inviteTitle } = useSlots();
  const word = panel === 'invite' && inviteTitle !== undefined ? inviteTitle : label;
  const key = shortcut === null ? '' : keyOf(shortcut, settings);
  return (
    <button type="button" className="menu-item" data-panel={panel} onClick={() => togglePanel(scope, panel)}>
      <Glyph name={sign} /> <span>{t(word)}</span>
      {key === '' ? null : (
        <span className="menu-key" aria-hidden="true">
          <kbd>{key.toUpperCase()}</kbd>
        </span>
      )}
    </button>
  );
}
