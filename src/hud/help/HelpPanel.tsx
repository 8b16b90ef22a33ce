import { type JSX, useState } from 'react';
import { useScope } from '../../table/scope.tsx';
import { type MessageKey, t } from '../../ui/locale/index.ts';
import { useInput } from '../keys/input-kind.ts';
import '../../ui/locale/hud.ts';
import { fingers, Glyph, useMedia, useSettings } from '../../ui/look/index.ts';
import { usePanels } from '../frame/panels.ts';
import { keyOf, shortcuts } from '../keys/shortcut-keys.ts';
import { GameInAMinute } from '../minute/GameInAMinute.tsx';

/** Fixed keys and what they do; those of `shortcut-keys.ts` follow. */
const fixed: readonly (readonly [string | readonly MessageKey[], MessageKey])[] = [
  [['key.arrows'], 'help.arrows'],
  [['key.enter', 'key.space'], 'help.enter'],
  ['Tab', 'help.card'],
  ['+  −  0…9', 'help.steps'],
  ['Ctrl Z', 'help.undo'],
  [['key.escape'], 'help.close'],
];

const mouseAndTouch: readonly MessageKey[] = [
  'help.hands.region',
  'help.hands.carry',
  'help.hands.turn',
  'help.hands.move',
  'help.hands.back',
];

const gestures: readonly MessageKey[] = [
  'help.fingers.region',
  'help.fingers.carry',
  'help.fingers.turn',
  'help.fingers.back',
];

const grasps: readonly MessageKey[] = ['grasp.combo', 'grasp.die', 'grasp.banner', 'grasp.purse', 'help.hands.explain'];

export default function HelpPanel(): JSX.Element {
  const scope = useScope();
  const settings = useSettings();
  // Whoever plays with fingers may have neither wheel nor keys: those come last, folded.
  const isTouched = useMedia(fingers);
  // Whoever has come by a key is told of keys first.
  const [isByKeys] = useState(useInput.getState().byKeyboard);
  const keys = (
    <dl className="keys">
      {fixed.map(([key, what]) => (
        <div key={what}>
          <dt>{typeof key === 'string' ? <kbd>{key}</kbd> : key.map((name) => <kbd key={name}>{t(name)}</kbd>)}</dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
      {shortcuts.map((shortcut) => (
        <div key={shortcut}>
          <dt>
            <kbd>{keyOf(shortcut, settings).toUpperCase() || t('keys.none')}</kbd>
          </dt>
          <dd>{t(`help.${shortcut}`)}</dd>
        </div>
      ))}
    </dl>
  );
  const shownKeys = (
    <>
      <h3>{t('help.keys')}</h3>
      {keys}
    </>
  );
  return (
    <div className="help">
      {isByKeys ? shownKeys : null}
      <h3>{t('help.short')}</h3>
      <GameInAMinute />
      <p className="buttons">
        <button type="button" data-reference="sheet" onClick={() => usePanels.of(scope).setState({ open: 'sheet' })}>
          <Glyph name="thing.rules" /> {t('help.sheet')}
        </button>
        <button type="button" onClick={() => usePanels.of(scope).setState({ open: 'questions' })}>
          <Glyph name="thing.help" /> {t('question.title')}
        </button>
      </p>
      <h3>{t(isTouched ? 'help.fingers' : 'help.hands')}</h3>
      <ul>
        {[...(isTouched ? gestures : mouseAndTouch), ...grasps].map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
      {isTouched && !isByKeys ? (
        <details>
          <summary>{t('help.keys')}</summary>
          {keys}
        </details>
      ) : null}
      {isTouched || isByKeys ? null : shownKeys}
      <p className="buttons">
        <button type="button" onClick={() => usePanels.of(scope).setState({ open: 'settings' })}>
          <Glyph name="thing.settings" /> {t('action.settings')}
        </button>
      </p>
      <p>{t('help.pad')}</p>
    </div>
  );
}
