import { type JSX, useRef, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import { allAside, deleteAside } from '../../ui/storage/stored.ts';
import { Hinted } from '../page/PageFold.tsx';
import { download } from '../share/download.ts';
import { Remove } from './GameEntry.tsx';

/** What it is, by the last part of the name under which it was kept. */
const words: Readonly<Record<string, () => string>> = {
  workshop: () => t('setup.guests.hint'),
  boxes: () => t('setup.boxes'),
  boards: () => t('aside.boards'),
  history: () => t('start.history'),
  ladder: () => t('start.climb'),
  puzzles: () => t('start.puzzles'),
  settings: () => t('settings.title'),
};

const wordsOf = (name: string) => (words[name.slice(name.indexOf('.') + 1)] ?? (() => t('aside.other')))();

/** What this browser kept and the page cannot read: each can be saved to a file, or deleted. */
export default function AsideFold(): JSX.Element {
  const [all, setAll] = useState(allAside);
  const [isStuck, setStuck] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details className="start-short start-aside">
      <summary ref={summary}>
        <Hinted text={t('aside.title')} hint={t('aside.about')} />
      </summary>
      <ul className="start-games">
        {all.map((one, at) => {
          const { name, text, rest } = one;
          const before = all.slice(0, at).filter((other) => other.name === name).length;
          const what = before === 0 ? wordsOf(name) : `${wordsOf(name)} (${before + 1})`;
          return (
            <li key={`${name} ${text}`} className="start-game" data-aside={name}>
              <strong>{what}</strong>
              {rest === null ? null : <p>{t('aside.rest')}</p>}
              <div className="start-buttons">
                <button
                  type="button"
                  aria-label={t('start.export.name', { names: what })}
                  onClick={() => download({ name: `${name}.json`, text })}
                >
                  {t('start.export')}
                </button>
                <Remove
                  names={what}
                  sure={t('aside.sure')}
                  onRemove={() => {
                    setStuck(!deleteAside(name, one));
                    setAll(allAside());
                    summary.current?.focus();
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <p data-said>{isStuck ? t('aside.stuck') : all.length === 0 ? t('aside.none') : null}</p>
    </details>
  );
}
