import { type JSX, type KeyboardEvent, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { useSettings } from '../../ui/look/index.ts';
import { chosenKey, type Shortcut, shortcuts, whyNotKey } from '../keys/shortcut-keys.ts';

const actionOf = (shortcut: Shortcut) => t(`help.${shortcut}`);
const shown = (key: string) => key.toUpperCase() || t('keys.none');

/** Single keys and what they do, each changeable, or all of them off (WCAG 2.1.4). */
export function ShortcutSettings(): JSX.Element {
  const { shortcuts: on, keys } = useSettings();
  const [asking, setAsking] = useState<Shortcut | null>(null);
  const [told, setTold] = useState('');

  function handleKey(shortcut: Shortcut, event: KeyboardEvent): void {
    if (['Tab', 'Shift'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const key = event.key.toLowerCase();
    const takenAway = key === 'delete' || key === 'backspace';
    const problem = takenAway || key === 'escape' ? null : whyNotKey(shortcut, key, keys);
    if (problem) {
      const words = { key: shown(key) };
      setTold(
        problem === 'reserved' ? t('keys.reserved', words) : t('keys.taken', { ...words, action: actionOf(problem) }),
      );
      return;
    }
    if (key !== 'escape') useSettings.setState({ keys: { ...keys, [shortcut]: takenAway ? '' : key } });
    setAsking(null);
    setTold('');
  }

  return (
    <fieldset className="shortcuts">
      <legend>{t('help.keys')}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => useSettings.setState({ shortcuts: event.target.checked })}
        />
        {t('keys.on')}
      </label>
      <ul className="keys">
        {shortcuts.map((shortcut) => (
          <li key={shortcut}>
            <kbd>{shown(chosenKey(shortcut, { keys }))}</kbd> {actionOf(shortcut)}{' '}
            <button
              type="button"
              aria-label={t('keys.change', { action: actionOf(shortcut) })}
              aria-pressed={asking === shortcut}
              onClick={() => {
                setAsking(shortcut);
                setTold(t('keys.ask', { action: actionOf(shortcut) }));
              }}
              onKeyDown={asking === shortcut ? (event) => handleKey(shortcut, event) : undefined}
              onBlur={() => {
                setAsking(null);
                setTold('');
              }}
            >
              …
            </button>
          </li>
        ))}
      </ul>
      <p data-said>{told}</p>
      <button type="button" onClick={() => useSettings.setState({ keys: {} })}>
        {t('keys.restore')}
      </button>
    </fieldset>
  );
}
