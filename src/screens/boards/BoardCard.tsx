import { type JSX, useId, useState } from 'react';
import { number, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/boards.ts';
import { type BoardFacts, type BoardId, boardFacts, boardIds, isWater, roundsFor } from '../../rules/index.ts';
import '../../rules/own-boxes.ts';
import type { Draft } from '../set-up/draft.ts';
import { FairSeats } from './fair/FairSeats.tsx';
import { MakeBoard } from './MakeBoard.tsx';
import './board-card.css';
import { PrintedBoard, viewBoxOf } from '../../hud/plan/PrintedBoard.tsx';
import { outlinesOf } from '../../table/outlines/index.ts';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { wayTo } from '../use-route.ts';
import { playableBoards } from './editor/shelf.ts';

interface OwnBoardsProps {
  /** Of the choices they stand among. */
  readonly name: string;
  readonly board: BoardId | undefined;
  readonly onChoose: (board: BoardId) => void;
}

export const isKept = (board: BoardId | undefined) => playableBoards().some((one) => one.board === board);

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

export interface BoardCardProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

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
              spaceWords(board, players),
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
function spaceWords(board: BoardId, players: number): string | null {
  const own = boardIds.find((id) => id === players);
  if (own === undefined) return null;
  const [each, usual] = [board, own].map((id) => boardFacts(id).regions.length / players) as [number, number];
  const words = each > usual * UNUSUAL ? 'board.wide' : each * UNUSUAL < usual ? 'board.crowded' : 'board.roomy';
  const told = (value: number) => number(value, { maximumFractionDigits: 1 });
  return t(words, { each: told(each), usual: told(usual) });
}

function BoardSketch({ board }: { readonly board: BoardId }): JSX.Element {
  const { value, isMissing } = useLazy(outlinesOf(board));
  if (value === null) return <p data-said>{isMissing ? t('board.failed') : t('board.drawing')}</p>;
  const facts = boardFacts(board);
  return (
    <svg className="board-sketch" data-sketch viewBox={viewBoxOf(value)} role="img" aria-label={boardWords(facts)}>
      <PrintedBoard geometry={value} regions={facts.regions} />
    </svg>
  );
}

function boardWords({ regions }: BoardFacts): string {
  return t('board.sketch', {
    regions: regions.length,
    water: regions.filter(({ terrain }) => isWater(terrain)).length,
    symbols: regions.reduce((sum, { symbols }) => sum + symbols.length, 0),
    tribes: regions.filter(({ lostTribe }) => lostTribe).length,
  });
}
