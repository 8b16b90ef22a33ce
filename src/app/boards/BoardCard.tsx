import { type JSX, useId, useState } from 'react';
import { t } from '../../locale/index.ts';
import '../../locale/boards.ts';
import { type BoardId, boardFacts, boardIds, roundsFor } from '../../rules/index.ts';
import '../../rules/own-boxes.ts';
import type { Draft } from '../draft.ts';
import { BoardSketch } from './BoardSketch.tsx';
import { MakeBoard } from './MakeBoard.tsx';
import './board-card.css';

export interface BoardCardProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Which board: the printed one for the players, any other printed one, or one made by wishes and a number. */
export default function BoardCard({ draft, onChange }: BoardCardProps): JSX.Element {
  const { board, players } = draft;
  const [isMaking, setMaking] = useState(typeof board === 'string');
  const name = useId();
  const choose = (chosen: BoardId | undefined) => onChange({ ...draft, board: chosen });
  const others = boardIds.filter((id) => id !== players);
  return (
    <div className="setup-card boards">
      <p>{t('board.intro')}</p>
      <div className="boards-choices">
        <label className="start-check">
          <input
            type="radio"
            name={name}
            data-choose="usual"
            checked={!isMaking && (board === undefined || board === players)}
            onChange={() => {
              setMaking(false);
              choose(undefined);
            }}
          />
          <span>{t('board.usual')}</span>
        </label>
        {others.map((id) => (
          <label key={id} className="start-check">
            <input
              type="radio"
              name={name}
              data-choose={id}
              checked={!isMaking && board === id}
              onChange={() => {
                setMaking(false);
                choose(id);
              }}
            />
            <span>{t('board.other', { count: id, regions: boardFacts(id).regions.length })}</span>
          </label>
        ))}
        <label className="start-check">
          <input type="radio" name={name} data-choose="made" checked={isMaking} onChange={() => setMaking(true)} />
          <span>{t('board.chance')}</span>
        </label>
      </div>
      {isMaking ? <MakeBoard players={players} onMade={choose} /> : null}
      {board === undefined ? null : (
        <>
          <BoardSketch board={board} />
          <p data-board-words>
            {boardFacts(board).players === players
              ? t('board.strength')
              : `${t('board.wrong', { made: boardFacts(board).players, players, rounds: roundsFor(players) })} ${t('board.strength')}`}
          </p>
        </>
      )}
    </div>
  );
}
