import type { JSX } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { PageFold } from '../page/PageFold.tsx';
import type { Puzzle } from './index.ts';
import { loadPuzzleRoom } from './lazy.ts';

const PuzzleRoom = lazyPanel(loadPuzzleRoom);

/** The puzzles, fetched when they are unfolded. */
export function PuzzlesFold({ onPuzzle }: { readonly onPuzzle: (puzzle: Puzzle) => void }): JSX.Element {
  return <PageFold name="puzzles">{() => <PuzzleRoom onPuzzle={onPuzzle} />}</PageFold>;
}
