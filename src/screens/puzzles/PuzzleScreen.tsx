import { type ComponentProps, type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { Hud, type HudSlots } from '../../hud/index.ts';
import { boardIdOf, type GameState } from '../../rules/index.ts';
import { makeLink } from '../../session/links/link.ts';
import { type SaveProblem, unreadOf } from '../../session/saves/problem.ts';
import { TableActor } from '../../table/actor.ts';
import { fetchNow } from '../../ui/lazy/fetch-now.ts';
import { t } from '../../ui/locale/index.ts';
import { slots } from '../at-table/slots.tsx';
import { BoardGate, TableMain, TableShell, useDrawn, useLaid } from '../at-table/TableShell.tsx';
import { MissingScreen } from '../page/MissingScreen.tsx';
import { Waiting } from '../page/Waiting.tsx';
import { addressFor, go, goInstead, noteRoute } from '../use-route.ts';
import PuzzleCard from './PuzzleCard.tsx';
import PuzzleVerdict from './PuzzleVerdict.tsx';
import { type Puzzle, puzzleStart } from './puzzle.ts';
import { type AtPuzzle, isPaid, PuzzleContext, puzzleTable } from './table.ts';

interface PuzzleScreenProps {
  readonly puzzle: Puzzle;
  readonly onPuzzle: (puzzle: Puzzle) => void;
  readonly onLeave: () => void;
}

/** The panels of any game: help comes from the puzzle's card, and nothing judges the turn before it is over. */
const playing: HudSlots = { coach: PuzzleCard, ...(slots.turnMap ? { turnMap: slots.turnMap } : {}) };
const over: HudSlots = { ...playing, coach: () => null, dock: PuzzleVerdict };

function PuzzleScreen({ puzzle, onPuzzle, onLeave }: PuzzleScreenProps): JSX.Element {
  const start = useMemo(() => puzzleStart(puzzle.setup), [puzzle]);
  const board = boardIdOf(puzzle.setup.game);
  /** How often it was begun again, and how many hints were taken: those stay known. */
  const [runs, setRuns] = useState(0);
  const [hints, setHints] = useState(0);
  const next = useNext(puzzle, onPuzzle);
  const link = useMemo(() => {
    if (start === null) return null;
    const made = makeLink({ setup: puzzle.setup, log: [], game: start }, { names: false });
    return made.ok ? made.link : null;
  }, [puzzle, start]);
  const isNumbered = puzzle.place !== null;
  useEffect(() => {
    // It has no number to come again by.
    if (!isNumbered && link !== null) noteRoute({ at: 'puzzle', which: link });
  }, [isNumbered, link]);
  const at = useMemo<AtPuzzle | null>(() => {
    if (start === null) return null;
    return {
      puzzle,
      start,
      hints,
      onHint: () => setHints((now) => Math.min(3, now + 1)),
      onAgain: () => setRuns((now) => now + 1),
      onNext: next,
      onLeave,
      address: link === null ? null : addressFor({ at: 'link', link }),
    };
  }, [puzzle, start, hints, next, onLeave, link]);
  if (at === null)
    return (
      <MissingScreen onLeave={onLeave}>
        <p data-said="now">{t('saves.otherRules')}</p>
      </MissingScreen>
    );
  return (
    <BoardGate board={board} onLeave={onLeave}>
      <PuzzleContext value={at}>
        <TableShell key={runs}>
          <PuzzleTable puzzle={puzzle} start={at.start} onLeave={onLeave} />
        </TableShell>
      </PuzzleContext>
    </BoardGate>
  );
}

function useNext(puzzle: Puzzle, onPuzzle: (puzzle: Puzzle) => void): (() => void) | null {
  const [next, setNext] = useState<Puzzle | null>(null);
  const { place } = puzzle;
  useEffect(() => {
    if (place === null) return;
    let isOff = false;
    fetchNow(() => import('./collection.ts')).then(
      ({ puzzleOf }) => isOff || setNext(puzzleOf(place.number + 1)),
      // Then the list is the way.
      () => undefined,
    );
    return () => {
      isOff = true;
    };
  }, [place]);
  return useMemo(() => (next === null ? null : () => onPuzzle(next)), [next, onPuzzle]);
}

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  readonly start: GameState;
  readonly onLeave: () => void;
}

function PuzzleTable({ puzzle, start, onLeave }: PuzzleTableProps): JSX.Element {
  const { flat, draw } = useDrawn();
  const table = useMemo(() => puzzleTable(puzzle.setup, start), [puzzle, start]);
  useLaid(table, false, table.record);
  // The verdict comes once everything has been shown.
  const isOver = TableActor.useSelector(({ context }) => isPaid(context.log) && context.stages.length === 0);
  const leave = useCallback(() => onLeave(), [onLeave]);
  return (
    <TableMain
      title={`${t('start.puzzles')} ${puzzle.place?.number ?? ''}`.trim()}
      data-puzzle={puzzle.place?.number ?? ''}
      data-over={isOver || undefined}
    >
      {draw()}
      <Hud onLeave={leave} flat={flat} slots={isOver ? over : playing} recaps={false} leaving={null} />
    </TableMain>
  );
}

interface AddressedPuzzleProps extends Omit<ComponentProps<typeof PuzzleScreen>, 'puzzle'> {
  /** Its number in the collection; of one that is in none the link that it is. */
  readonly which: string;
  readonly given: Puzzle | null;
  readonly onLost: (problem: SaveProblem) => void;
}

/** One that is in no collection comes again as its link: what is to be won is worked out anew. */
export function AddressedPuzzle({ which, given, onLost, ...rest }: AddressedPuzzleProps): JSX.Element {
  const [puzzle, setPuzzle] = useState(given);
  const isFound = puzzle !== null;
  useEffect(() => {
    if (isFound) return;
    let isOff = false;
    if (/^\d{1,4}$/.test(which))
      fetchNow(() => import('./collection.ts')).then(
        ({ puzzleOf }) => {
          const found = puzzleOf(Number(which));
          if (isOff) return;
          if (found === null) onLost('missing');
          else setPuzzle(found);
        },
        (failure: unknown) => isOff || onLost(unreadOf(failure)),
      );
    else if (which === '') onLost('missing');
    else {
      goInstead({ at: 'start' });
      go({ at: 'link', link: which });
    }
    return () => {
      isOff = true;
    };
  }, [isFound, which, onLost]);
  return puzzle === null ? <Waiting /> : <PuzzleScreen puzzle={puzzle} {...rest} />;
}
