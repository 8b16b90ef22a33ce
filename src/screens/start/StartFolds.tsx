import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { Saves } from '../../session/saves/saves.ts';
import type { ClimbProps } from '../ladder/ClimbPanel.tsx';
import { PageFold } from '../page/PageFold.tsx';
import type { Puzzle } from '../puzzles/puzzle.ts';

const PuzzleList = lazyPanel(() => import('../puzzles/PuzzleList.tsx'));

export function PuzzlesFold({ onPuzzle }: { readonly onPuzzle: (puzzle: Puzzle) => void }): JSX.Element {
  return <PageFold name="puzzles">{() => <PuzzleList onPuzzle={onPuzzle} />}</PageFold>;
}

const ClimbPanel = lazyPanel(() => import('../ladder/ClimbPanel.tsx'));

interface ClimbFoldProps extends ClimbProps {
  /** Counts the histories that came from files: it is read again after each. */
  readonly come: number;
}

export function ClimbFold({ come, ...props }: ClimbFoldProps): JSX.Element {
  return <PageFold name="climb">{() => <ClimbPanel key={come} {...props} />}</PageFold>;
}

const HistoryPanel = lazyPanel(() => import('../history/HistoryPanel.tsx'));

interface HistoryFoldProps {
  readonly saves: Saves;
  /** Counts what came from files: it is read again after each. */
  readonly come: number;
}

export function HistoryFold({ saves, come }: HistoryFoldProps): JSX.Element {
  return <PageFold name="history">{() => <HistoryPanel key={come} saves={saves} />}</PageFold>;
}
