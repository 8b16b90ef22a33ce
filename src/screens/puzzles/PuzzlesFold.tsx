import type { JSX } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { PageFold } from '../page/PageFold.tsx';
import type { Puzzle } from './puzzle.ts';

const PuzzleRoom = lazyPanel(() => import('./PuzzleRoom.tsx'));

export function PuzzlesFold({ onPuzzle }: { readonly onPuzzle: (puzzle: Puzzle) => void }): JSX.Element {
  return <PageFold name="puzzles">{() => <PuzzleRoom onPuzzle={onPuzzle} />}</PageFold>;
}
