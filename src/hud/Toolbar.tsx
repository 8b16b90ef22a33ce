import type { JSX } from 'react';
import { useScope } from '../table/scope.tsx';
import { t } from '../ui/locale/index.ts';
import { Glyph, isAudible, useSettings, withSoundToggled } from '../ui/look/index.ts';
import { togglePanel, usePanels } from './frame/panels.ts';
import { useSlots } from './frame/slots.ts';
import { keyOf } from './keys/shortcut-keys.ts';
import { isKeyed, type Panel, type PanelName, panelNames, panelOf } from './panels.ts';

const buttonsAt = (place: 'bar' | 'menu') =>
  panelNames.flatMap((name) => {
    const { button } = panelOf(name);
    return button?.at === place ? [{ name, button }] : [];
  });

/** What is wanted most often: in the bar where there is room, else first in the menu. */
const inBar = buttonsAt('bar');
const inMenu = buttonsAt('menu');

const menu = { at: 'bar', label: 'action.menu', sign: 'thing.menu' } as const;

/** On a phone the sound and the menu are all there is. */
export function Toolbar(): JSX.Element {
  return (
    <nav className="toolbar" aria-label={t('action.menu')}>
      <SoundButton />
      {inBar.map(({ name, button }) => (
        <ToolButton key={name} name={name} button={button} className="tool often" />
      ))}
      <ToolButton name="menu" button={menu} className="tool" />
    </nav>
  );
}

/** The key of a panel, as it is written; '' if it has none. */
function useKeyOf(name: PanelName): string {
  const settings = useSettings();
  return isKeyed(name) ? keyOf(name, settings).toUpperCase() : '';
}

interface ToolProps {
  readonly name: PanelName;
  readonly button: NonNullable<Panel['button']>;
}

function ToolButton({
  name,
  button: { label, sign },
  className,
}: ToolProps & { readonly className: string }): JSX.Element {
  const scope = useScope();
  const isOpen = usePanels(({ open }) => open === name);
  const key = useKeyOf(name);
  return (
    <button
      type="button"
      className={className}
      aria-expanded={isOpen}
      title={key === '' ? t(label) : `${t(label)} (${key})`}
      data-panel={name}
      onClick={() => togglePanel(scope, name)}
    >
      <Glyph name={sign} /> <span data-label={key === '' || undefined}>{t(label)}</span>
    </button>
  );
}

/** What the bar has is in it too, where the bar has no room. */
export function Menu(): JSX.Element {
  const slots = useSlots();
  const items = [
    ...inBar.map((item) => ({ ...item, className: 'often' })),
    ...inMenu.map((item) => ({ ...item, className: undefined })),
  ];
  return (
    <ul className="menu-list">
      {items
        .filter(({ name }) => panelOf(name).when?.(slots) ?? true)
        .map(({ name, button, className }) => (
          <li key={name} className={className}>
            <MenuItem name={name} button={button} />
          </li>
        ))}
    </ul>
  );
}

function MenuItem({ name, button: { label, sign } }: ToolProps): JSX.Element {
  const scope = useScope();
  const slots = useSlots();
  const { title } = panelOf(name);
  const key = useKeyOf(name);
  return (
    <button type="button" className="menu-item" data-panel={name} onClick={() => togglePanel(scope, name)}>
      <Glyph name={sign} /> <span>{t(typeof title === 'string' ? label : title(slots))}</span>
      {key === '' ? null : (
        <span className="menu-key" aria-hidden="true">
          <kbd>{key}</kbd>
        </span>
      )}
    </button>
  );
}

/** Turns all sound off, or on again as it was. Its sign says which, not its colour alone. */
function SoundButton(): JSX.Element {
  const isOn = useSettings(isAudible);
  return (
    <button
      type="button"
      className="tool"
      aria-pressed={isOn}
      title={t('action.sound')}
      data-tool="sound"
      onClick={() => useSettings.setState(withSoundToggled)}
    >
      <Glyph name={isOn ? 'thing.sound' : 'thing.silence'} /> <span data-label>{t('action.sound')}</span>
    </button>
  );
}
