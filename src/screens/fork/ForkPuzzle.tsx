import { type JSX, useEffect, useMemo, useState } from 'react';
import { Missing } from '../../hud/lazy/lazy-panel.tsx';
import { t } from '../../ui/locale/index.ts';
import { playerName } from '../../ui/locale/players.ts';
import '../../ui/locale/puzzles.ts';
import { isTurnsBeginning } from '../../opponents/puzzle-search/beginning.ts';
import type { Course } from '../../rules/course.ts';
import type { GameState } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import { asSaveError } from '../../session/saves/index.ts';
import type { Played, TableSetup } from '../../session/turn/index.ts';
import { useBestTurn, WorkAgain } from '../puzzles/best-turn.tsx';
import { useOpenPuzzle } from '../puzzles/open-puzzle.ts';
import { puzzlePosition, puzzleSetup } from '../puzzles/puzzle.ts';

interface ForkPuzzleProps {
  readonly played: Played;
  /** How many commands had been played at the moment. */
  readonly from: number;
  readonly onOpened: () => void;
}

/** A moment as a puzzle: so many coins this turn, if a turn begins there and its best play can be worked out. */
export default function ForkPuzzle({ played, from, onOpened }: ForkPuzzleProps): JSX.Element | null {
  const open = useOpenPuzzle();
  const [course, again] = useCourse(played);
  const setup = useMemo(() => course && setupAt(played.setup, course.at(from)), [course, played, from]);
  const [worked, workAgain] = useBestTurn(setup);
  if (open === null) return null;
  if (again !== null)
    return (
      <div className="puzzle-fork">
        <Missing why="missing" onAgain={again} />
      </div>
    );
  if (course === null) return null;
  if (worked === null) return <p className="puzzle-fork">{t('puzzle.fork.not')}</p>;
  if (worked === 'working')
    return (
      <p className="puzzle-fork" data-said>
        {t('puzzle.working')}
      </p>
    );
  if (typeof worked === 'string')
    return (
      <div className="puzzle-fork" data-said>
        {t(`puzzle.fork.${worked}`)} {worked === 'failed' ? <WorkAgain onAgain={workAgain} /> : null}
      </div>
    );
  return (
    <div className="puzzle-fork buttons">
      <button
        type="button"
        data-fork="puzzle"
        onClick={() => {
          onOpened();
          open(worked);
        }}
      >
        {t('puzzle.fork', { coins: worked.coins })}
      </button>
    </div>
  );
}

function setupAt(table: TableSetup, state: GameState): TableSetup | null {
  if (!isTurnsBeginning(state)) return null;
  // Whoever solves it sits there under the name that seat had.
  const seats = table.seats.map((one, seat) => ({ ...one, name: playerName(seat, one) }));
  return puzzleSetup({ ...table, seats }, puzzlePosition(state), state.turnSeat);
}

/** The game played again; null until it is, or if it cannot be. `again`: null where nothing was missing. */
function useCourse({ setup, log }: Played): readonly [Course | null, again: (() => void) | null] {
  const [course, setCourse] = useState<Course | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isMissing) return;
    let isOff = false;
    courseOfGame(
      setup,
      log.map(({ command }) => command),
    ).then(
      (found) => isOff || setCourse(found),
      (failure: unknown) => isOff || setMissing(asSaveError(failure).code === 'unfetched'),
    );
    return () => {
      isOff = true;
    };
  }, [setup, log, isMissing]);
  return [course, isMissing ? () => setMissing(false) : null];
}
