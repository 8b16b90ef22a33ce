import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { Glyph, isAudible, useSettings, withSoundToggled } from '../../ui/look/index.ts';

/** Turns all sound off, or on again as it was. Its sign says which, not its colour alone. */
export function SoundButton(): JSX.Element {
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
