import { type JSX, useEffect, useEffectEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/folk.ts';
import '../../ui/locale/hud.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { Dialog } from '../frame/Dialog.tsx';
import { closePanel, usePanels } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { comeTo } from './board-keys.ts';
import './region-number.css';

/** Goes to a region by the number in its name. */
export default function RegionNumber({ game: { view } }: { readonly game: Game }): JSX.Element {
  const scope = useScope();
  const [ahead] = useState(() => usePanels.of(scope).getState().search);
  const [typed, setTyped] = useState(ahead.trim());
  const [problem, setProblem] = useState<string | null>(null);
  const words = useId();
  const count = view.regions.length;
  const go = () => {
    const number = Number(typed.trim());
    if (!Number.isInteger(number) || number < 1 || number > count) {
      setProblem(t('region.number.none', { typed: typed.trim() || null, count }));
      return;
    }
    // As long as the dialog is open, nothing behind it takes the focus.
    flushSync(() => closePanel(scope));
    comeTo(scope, number - 1);
  };
  const answer = useEffectEvent(() => {
    usePanels.of(scope).setState({ search: '' });
    if (ahead.endsWith('\n')) go();
  });
  useEffect(() => {
    // Once it is drawn: it cannot be closed before.
    const drawn = setTimeout(() => answer());
    return () => clearTimeout(drawn);
  }, []);
  return (
    <Dialog title={t('region.number.title')} onClose={() => closePanel(scope)} className="region-number">
      <form {...onAnswered(go)}>
        <label>
          {t('region.number.label', { count })}{' '}
          <input
            data-first
            inputMode="numeric"
            autoComplete="off"
            size={4}
            value={typed}
            aria-invalid={problem !== null}
            aria-describedby={words}
            onChange={({ target }) => {
              setTyped(target.value);
              setProblem(null);
            }}
          />
        </label>
        <p id={words} data-said="now">
          {problem}
        </p>
        <div className="buttons">
          <button type="submit" className="primary">
            {t('region.number.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
