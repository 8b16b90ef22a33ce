import { type JSX, useEffect, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/showcase.ts';
import type { Ask } from './presses.ts';
import type { Presenter } from './use-presenter.ts';

/** Milliseconds for which the key hints stay, since they cover the table. */
const lingers = 10_000;

/** What the keys do, in the order of the bar. Hold and go on share a key, listed first under the name that applies. */
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

/** The keys, at first and after an unknown one. `isTable`: a table of people, which goes on afterwards. */
export function PresenterBar({
  mode,
  slow,
  puzzled,
  isTable = false,
}: Pick<Presenter, 'mode' | 'slow' | 'puzzled'> & { readonly isTable?: boolean }): JSX.Element {
  const [gone, setGone] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setGone(puzzled), lingers);
    return () => clearTimeout(timer);
  }, [puzzled]);
  const said = [...(mode === 'flowing' ? [] : [t('presenter.paused')]), ...(slow ? [t('presenter.slowly')] : [])];
  return (
    <section className="showcase-presenter" aria-label={t('presenter.label')} data-mode={mode}>
      <p data-said>
        <b>{said.join(' · ')}</b>
      </p>
      {gone === puzzled ? null : (
        <ul>
          <li>
            <kbd>OK</kbd> {t(mode === 'flowing' ? 'presenter.pause' : 'presenter.flow')}
          </li>
          {keys.map(([key, what]) => (
            <li key={key}>
              <kbd>{key}</kbd> {t(isTable && what === 'close' ? 'presenter.leave' : `presenter.${what}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
