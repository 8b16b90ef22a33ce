import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { SaveError } from '../../session/saves/problem.ts';
import type { TableSetup } from '../../session/turn/index.ts';
import { t } from '../../ui/locale/index.ts';
import { isAnythingAside } from '../../ui/storage/stored.ts';
import { Hinted } from '../page/PageFold.tsx';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { RoomsFold } from '../rooms/RoomsFold.tsx';
import { dayWords, gameOfDay } from '../set-up/today.ts';
import { go, wayTo } from '../use-route.ts';
import { GamesList, type GamesListProps } from './GamesList.tsx';
import { ClimbFold, HistoryFold, PuzzlesFold } from './StartFolds.tsx';

// Nearly nobody has anything that cannot be read.
const AsideFold = lazyPanel(() => import('./AsideFold.tsx'));

export interface RestProps extends Omit<GamesListProps, 'saves' | 'onHistory'> {
  readonly saves: GamesListProps['saves'] | SaveError;
  readonly leadsToTables: boolean;
  readonly onPuzzle: (puzzle: Puzzle) => void;
  readonly onBegin: (setup: TableSetup) => void;
  /** To the first question. */
  readonly onAsk: () => void;
}

/** All that the start page has beside its first screen. */
export default function Rest({ saves, leadsToTables, onPuzzle, onBegin, onAsk, ...list }: RestProps): JSX.Element {
  /** How many histories have come from files. */
  const [come, setCome] = useState(0);
  const today = new Date();
  return (
    <>
      <button
        type="button"
        className="start-way"
        data-today
        disabled={list.isBusy}
        onClick={() => onBegin(gameOfDay(today))}
      >
        <Hinted text={t('start.today', { day: dayWords(today) })} hint={t('start.today.about')} />
      </button>
      {'code' in saves ? null : <GamesList {...list} saves={saves} onHistory={() => setCome((count) => count + 1)} />}
      <RoomsFold startsOpen={leadsToTables} />
      <ClimbFold come={come} isBusy={list.isBusy} onStart={onBegin} />
      <PuzzlesFold onPuzzle={onPuzzle} />
      {'code' in saves ? null : <HistoryFold saves={saves} come={come} />}
      {isAnythingAside() ? <AsideFold /> : null}
      <ul className="start-ways">
        <li>
          <a {...wayTo({ at: 'workshop', brought: '' })} data-to-workshop>
            {t('start.workshop')}
          </a>
        </li>
        <li>
          <a {...wayTo({ at: 'boards', brought: '' })} data-to-boards>
            {t('start.boards')}
          </a>
        </li>
        <li>
          <button type="button" data-show onClick={() => go({ at: 'showcase', isBrief: true })}>
            {t('door.show')}
          </button>
        </li>
        <li>
          <a href="?showcase">{t('start.showcase')}</a>
        </li>
        <li>
          <button type="button" data-ask onClick={onAsk}>
            {t('door.again')}
          </button>
        </li>
        <li>
          <a href="./licences.html">{t('app.licences')}</a>
        </li>
      </ul>
      <p className="start-made">{t('app.made')}</p>
    </>
  );
}
