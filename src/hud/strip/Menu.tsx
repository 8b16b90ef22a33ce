import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { Glyph, isAudible, useSettings, withSoundToggled } from '../../ui/look/index.ts';
import { CameraRow } from '../camera/CameraButtons.tsx';
import { togglePanel } from '../frame/panels.ts';
import { useSlots } from '../frame/slots.ts';
import { keyOf } from '../keys/shortcut-keys.ts';
import { isKeyed, type PanelName, panelNames, panelOf } from '../panels.ts';

export { CameraButtons } from '../camera/CameraButtons.tsx';

/** All that can be opened, in the order of the panels; first the sound, which a press turns off. */
export default function Menu(): JSX.Element {
  const slots = useSlots();
  const names = panelNames.filter((name) => {
    const { button, when } = panelOf(name);
    return button !== undefined && (when?.(slots) ?? true);
  });
  return (
    <>
      <ul className="menu-list">
        <li>
          <SoundItem />
        </li>
        {names.map((name) => (
          <li key={name}>
            <MenuItem name={name} />
          </li>
        ))}
      </ul>
      <CameraRow />
    </>
  );
}

function MenuItem({ name }: { readonly name: PanelName }): JSX.Element {
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

/** Turns all sound off, or on again as it was, and stays open. Its sign says which, not its colour alone. */
function SoundItem(): JSX.Element {
  const isOn = useSettings(isAudible);
  return (
    <button
      type="button"
      className="menu-item"
      aria-pressed={isOn}
      data-tool="sound"
      onClick={() => useSettings.setState(withSoundToggled)}
    >
      <Glyph name={isOn ? 'thing.sound' : 'thing.silence'} /> <span>{t('action.sound')}</span>
    </button>
  );
}
