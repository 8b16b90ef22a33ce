import { type JSX, useEffect, useRef } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/showcase.ts';
import { Hinted } from '../page/PageFold.tsx';

/** How somebody goes on who has been shown the game. */
export type Wish = 'never' | 'knows';

/** The end of a brief showcase: the doors of the start page. */
export function NowYou({ onNow }: { readonly onNow: (wish: Wish | null) => void }): JSX.Element {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <section className="showcase-title showcase-now" data-said>
      <h2>{t('showcase.now')}</h2>
      <p className="showcase-text">{t('showcase.now.text')}</p>
      <div className="showcase-doors">
        <button ref={first} type="button" data-now="never" onClick={() => onNow('never')}>
          <Hinted text={t('start.learn')} hint={t('door.never.about')} />
        </button>
        <button type="button" data-now="knows" onClick={() => onNow('knows')}>
          <Hinted text={t('setup.start')} hint={t('door.knows.about')} />
        </button>
        <button type="button" data-now="back" onClick={() => onNow(null)}>
          {t('showcase.now.back')}
        </button>
      </div>
    </section>
  );
}
