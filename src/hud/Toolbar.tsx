import type { JSX } from 'react';
import { useScope } from '../table/scope.tsx';
import { t } from '../ui/locale/index.ts';
import { Glyph, useSettings } from '../ui/look/index.ts';
import { togglePanel, usePanels } from './frame/panels.ts';
import { SoundButton } from './frame/SoundButton.tsx';
import { barTools, type Tool } from './frame/tools.ts';
import { keyOf } from './keys/shortcut-keys.ts';

const menu: Tool = { panel: 'menu', label: 'action.menu', sign: 'thing.menu', shortcut: null };

/** The sound, what else is wanted often, in words, and the menu with the rest. On a phone the sound and the menu are all there is. */
export function Toolbar(): JSX.Element {
  return (
    <nav className="toolbar" aria-label={t('action.menu')}>
      <SoundButton />
      {barTools.map((tool) => (
        <ToolButton key={tool.panel} tool={tool} className="tool often" />
      ))}
      <ToolButton tool={menu} className="tool" />
    </nav>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly className: string;
}

/** Opens or closes a panel; says its key as well, if it has one. */
function ToolButton({ tool: { panel, label, sign, shortcut }, className }: ToolButtonProps): JSX.Element {
  const scope = useScope();
  const isOpen = usePanels(({ open }) => open === panel);
  const settings = useSettings();
  const key = shortcut === null ? '' : keyOf(shortcut, settings);
  return (
    <button
      type="button"
      className={className}
      aria-expanded={isOpen}
      title={key === '' ? t(label) : `${t(label)} (${key.toUpperCase()})`}
      data-panel={panel}
      onClick={() => togglePanel(scope, panel)}
    >
      <Glyph name={sign} /> <span data-label={key === '' || undefined}>{t(label)}</span>
    </button>
  );
}
