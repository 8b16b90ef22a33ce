import { type JSX, useEffect, useState } from 'react';
import { t } from '../locale/index.ts';
import '../locale/visit.ts';
import type { Ask } from './presses.ts';
import type { Presenter } from './use-presenter.ts';

/** Milliseconds for which it is told what the keys do: read while it lies over the table. */
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

/** What the presenter's keys do, for some seconds at first and after one that does nothing; that the game holds, for as long as it does. */
export function PresenterBar({ mode, slow, puzzled }: Pick<Presenter, 'mode' | 'slow' | 'puzzled'>): JSX.Element {
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setGone(puzzled), lingers);
    return () => clearTimeout(timer);
  }, [puzzled]);
  const said = [...(mode === 'flowing' ? [] : [t('presenter.paused')]), ...(slow ? [t('presenter.slowly')] : [])];
  return (
    <section className="showcase-presenter" aria-label={t('presenter.label')} data-mode={mode}>
      <p role="status">
        <b>{said.join(' · ')}</b>
      </p>
      {gone === puzzled ? null : (
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
