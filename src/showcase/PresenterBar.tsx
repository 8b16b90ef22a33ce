import { type JSX, useEffect, useState } from 'react';
import { t } from '../locale/index.ts';
import '../locale/visit.ts';
import type { Ask } from './presses.ts';
import type { Presenter } from './use-presenter.ts';

/** Milliseconds that the bar stays after the last hand. */
const lingers = 10_000;

/** What the keys do, in the order of the bar. What holds and goes on comes first, by another name each time. */
const keys: readonly (readonly [string, Exclude<Ask, 'toggle'>])[] = [
  ['→', 'step'],
  ['←', 'rewind'],
  ['↑', 'turn'],
  ['↓', 'slow'],
  ['1', 'conquest'],
  ['2', 'die'],
  ['3', 'score'],
  ['4', 'decline'],
  ['T', 'tour'],
  ['P', 'close'],
];

/** What the presenter's keys do, for some seconds after each; that the game holds, for as long as it does. */
export function PresenterBar({ mode, slow, hands }: Pick<Presenter, 'mode' | 'slow' | 'hands'>): JSX.Element {
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setGone(hands), lingers);
    return () => clearTimeout(timer);
  }, [hands]);
  return (
    <section className="showcase-presenter" aria-label={t('presenter.label')} data-mode={mode}>
      <p role="status">
        {mode === 'flowing' ? null : <b>{t('presenter.paused')}</b>} {slow ? <b>{t('presenter.slowly')}</b> : null}
      </p>
      {gone === hands ? null : (
        <ul>
          <li>
            <kbd>OK</kbd> {t(mode === 'flowing' ? 'presenter.pause' : 'presenter.flow')}
          </li>
          {keys.map(([key, what]) => (
            <li key={key}>
              <kbd>{key}</kbd> {t(`presenter.${what}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
