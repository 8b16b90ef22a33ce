import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { playableBoards } from './editor/shelf.ts';
import '../../ui/locale/boards.ts';
import { type BoardId, boardFacts } from '../../rules/index.ts';
import { wayTo } from '../use-route.ts';

interface OwnBoardsProps {
  /** Of the choices they stand among. */
  readonly name: string;
  /** The chosen board, if any. */
  readonly board: BoardId | undefined;
  readonly onChoose: (board: BoardId) => void;
}

/** Is it a board on the shelf of this browser? */
export const isKept = (board: BoardId | undefined) => playableBoards().some((one) => one.board === board);

/** The boards on the shelf of this browser, each a choice, and the way to them. */
export function OwnBoards({ name, board, onChoose }: OwnBoardsProps): JSX.Element {
  return (
    <>
      {playableBoards().map(({ called, board: id }) => (
        <label key={id} className="start-check">
          <input type="radio" name={name} data-choose="own" checked={board === id} onChange={() => onChoose(id)} />
          <span>
            {called.trim() || t('board.own')}{' '}
            <small>{t('board.own.name', { regions: boardFacts(id).regions.length })}</small>
          </span>
        </label>
      ))}
      <a {...wayTo({ at: 'boards', brought: '' })} className="boards-way" data-to-boards>
        {t('start.boards')}
      </a>
    </>
  );
}
