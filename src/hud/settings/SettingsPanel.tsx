import { type JSX, useId } from 'react';
import { named, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import {
  coachChoices,
  contrastChoices,
  fingers,
  motionChoices,
  paces,
  qualityChoices,
  speeds,
  tellChoices,
  useMedia,
  useSettings,
} from '../../ui/look/index.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { canVibrate } from '../../ui/platform/vibration.ts';
import { useSlots } from '../frame/slots.ts';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { ShortcutSettings } from './ShortcutSettings.tsx';

export default function SettingsPanel(): JSX.Element {
  const settings = useSettings();
  const { settings: More } = useSlots();
  // Whoever uses fingers seldom has keys.
  const isTouched = useMedia(fingers);
  return (
    <form className="settings" {...onAnswered(() => undefined)}>
      <LanguageChoice />
      <Choices
        legend={t('settings.speed')}
        kind="speed"
        options={speeds}
        value={settings.speed}
        onPick={(speed) => useSettings.setState({ speed })}
      />
      <Choices
        legend={t('settings.pace')}
        kind="pace"
        options={paces}
        value={settings.pace}
        onPick={(pace) => useSettings.setState({ pace })}
      />
      <Choices
        legend={t('settings.motion')}
        kind="motion"
        options={motionChoices}
        value={settings.reducedMotion}
        onPick={(reducedMotion) => useSettings.setState({ reducedMotion })}
      />
      <Choices
        legend={t('settings.contrast')}
        kind="contrast"
        options={contrastChoices}
        value={settings.contrast}
        onPick={(contrast) => useSettings.setState({ contrast })}
      />
      <Choices
        legend={t('settings.quality')}
        kind="quality"
        options={qualityChoices}
        value={settings.quality}
        onPick={(quality) => useSettings.setState({ quality })}
      />
      <Choices
        legend={t('settings.coach')}
        kind="coach"
        options={coachChoices}
        value={settings.coach}
        onPick={(coach) => useSettings.setState({ coach })}
      />
      <Choices
        legend={t('settings.tell')}
        kind="tell"
        options={tellChoices}
        value={settings.tell}
        onPick={(tell) => useSettings.setState({ tell })}
      />
      {More ? <More /> : null}
      <Volume
        label={t('settings.effects')}
        value={settings.effects}
        onPick={(effects) => useSettings.setState({ effects, sound: true })}
      />
      <Volume
        label={t('settings.ambience')}
        value={settings.ambience}
        onPick={(ambience) => useSettings.setState({ ambience, sound: true })}
      />
      {isFelt() ? (
        <Check
          label={t('settings.vibration')}
          value={settings.vibration}
          onPick={(vibration) => useSettings.setState({ vibration })}
        />
      ) : null}
      <Check
        label={t('settings.numbers')}
        value={settings.numbers}
        onPick={(numbers) => useSettings.setState({ numbers })}
      />
      <Check
        label={t('settings.threats')}
        value={settings.threats}
        onPick={(threats) => useSettings.setState({ threats })}
      />
      <Check
        label={t('settings.forecast')}
        value={settings.forecast}
        onPick={(forecast) => useSettings.setState({ forecast })}
      />
      <Check
        label={t('settings.ownCoins')}
        value={settings.ownCoins}
        onPick={(ownCoins) => useSettings.setState({ ownCoins })}
      />
      <Check label={t('settings.tally')} value={settings.tally} onPick={(tally) => useSettings.setState({ tally })} />
      <Check label={t('settings.recap')} value={settings.recap} onPick={(recap) => useSettings.setState({ recap })} />
      <Check label={t('settings.talk')} value={settings.talk} onPick={(talk) => useSettings.setState({ talk })} />
      <Check
        label={t('settings.curtain')}
        value={settings.curtain}
        onPick={(curtain) => useSettings.setState({ curtain })}
      />
      {isTouched ? (
        <details className="settings-keys">
          <summary>{t('help.keys')}</summary>
          <ShortcutSettings />
        </details>
      ) : (
        <ShortcutSettings />
      )}
    </form>
  );
}

/** Only where there is something to be felt. */
const isFelt = () => canVibrate() && matches(fingers);

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly onPick: (value: boolean) => void;
}

function Check({ label, value, onPick }: CheckProps): JSX.Element {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onPick(event.target.checked)} />
      {label}
    </label>
  );
}

interface VolumeProps {
  readonly label: string;
  /** 0–1. */
  readonly value: number;
  readonly onPick: (value: number) => void;
}

function Volume({ label, value, onPick }: VolumeProps): JSX.Element {
  return (
    <label className="volume">
      <span>{label}</span>
      <input
        type="range"
        min="0"
        max="1"
        step="0.1"
        value={value}
        aria-valuetext={t('settings.percent', { share: value })}
        onChange={(event) => onPick(Number(event.target.value))}
      />
      <span>{t('settings.percent', { share: value })}</span>
    </label>
  );
}

interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly kind: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly onPick: (value: T) => void;
}

function Choices<T extends string | number>({ legend, kind, options, value, onPick }: ChoicesProps<T>): JSX.Element {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={option === value ? 'picked' : undefined}>
          <input type="radio" name={name} checked={option === value} onChange={() => onPick(option)} />
          {named('settings', kind, String(option))}
        </label>
      ))}
    </fieldset>
  );
}
