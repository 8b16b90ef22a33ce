import { type JSX, useId, useState } from 'react';
import { number, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/boards.ts';
import { type BoardId, boardFacts, boardIds, roundsFor } from '../../rules/index.ts';
import '../../rules/own-boxes.ts';
import type { Draft } from '../set-up/draft.ts';
import { BoardSketch } from './BoardSketch.tsx';
import { FairSeats } from './fair/FairSeats.tsx';
import { MakeBoard } from './MakeBoard.tsx';
import { isKept, OwnBoards } from './OwnBoards.tsx';
import './board-card.css';

export interface BoardCardProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Which board: the printed one for the players, any other printed one, or one made by wishes and a number. */
export default function BoardCard({ draft, onChange }: BoardCardProps): JSX.Element {
  const { board, players } = draft;
  const [isMaking, setMaking] = useState(typeof board === 'string' && !isKept(board));
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
        <OwnBoards
          name={name}
          board={isMaking ? undefined : board}
          onChoose={(id) => {
            setMaking(false);
            choose(id);
          }}
        />
      </div>
      {isMaking ? <MakeBoard players={players} onMade={choose} /> : null}
      {board === undefined || board === players ? null : (
        <>
          <BoardSketch board={board} />
          <p data-board-words>
            {sentences(
              boardFacts(board).players === players
                ? null
                : t('board.wrong', { made: boardFacts(board).players, players, rounds: roundsFor(players) }),
              roomWords(board, players),
              t('board.strength'),
            )}
          </p>
          <FairSeats board={board} players={players} />
        </>
      )}
    </div>
  );
}

/** From this much more or less room for each than on their own board it is said to be wide or crowded. */
const UNUSUAL = 1.1;

/** How many regions there are for each player, beside the printed board for as many; null if it is that board. */
function roomWords(board: BoardId, players: number): string | null {
  const own = boardIds.find((id) => id === players);
  if (own === undefined) return null;
  const [each, usual] = [board, own].map((id) => boardFacts(id).regions.length / players) as [number, number];
  const words = each > usual * UNUSUAL ? 'board.wide' : each * UNUSUAL < usual ? 'board.crowded' : 'board.roomy';
  const told = (value: number) => number(value, { maximumFractionDigits: 1 });
  return t(words, { each: told(each), usual: told(usual) });
}
