import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { Glyph, isAudible, useSettings, withSoundToggled } from '../../ui/look/index.ts';
import { CameraRow } from '../camera/CameraButtons.tsx';
import { useFirstUse } from '../first-use.ts';
import { useSlots } from '../frame/slots.ts';
import type { Game } from '../frame/use-game.ts';
import { listedAt } from '../panels.ts';
import { MenuItem } from './MenuItem.tsx';

export { CameraButtons } from '../camera/CameraButtons.tsx';

/** What can be opened, in the order of the panels; first the sound, which a press turns off. */
export default function Menu({ game }: { readonly game: Game }): JSX.Element {
  const slots = useSlots();
  const isOfUse = useFirstUse(game);
  return (
    <>
      <ul className="menu-list">
        <li>
          <SoundItem />
        </li>
        {listedAt('menu', slots)
          .filter(isOfUse)
          .map((name) => (
            <li key={name}>
              <MenuItem name={name} />
            </li>
          ))}
      </ul>
      {isOfUse('camera') ? <CameraRow /> : null}
    </>
  );
}

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
