import type { JSX } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import type { Puzzle } from '../../puzzles/index.ts';
import { loadPuzzleRoom } from '../../puzzles/lazy.ts';
import { PageFold } from '../PageFold.tsx';

const PuzzleRoom = lazyPanel(loadPuzzleRoom);

/** The puzzles, fetched when they are unfolded. */
export function PuzzlesFold({ onPuzzle }: { readonly onPuzzle: (puzzle: Puzzle) => void }): JSX.Element {
  return <PageFold name="puzzles">{() => <PuzzleRoom onPuzzle={onPuzzle} />}</PageFold>;
}
