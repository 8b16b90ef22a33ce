import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/page.ts';
import { t } from '../../locale/index.ts';
import type { Puzzle } from '../../puzzles/index.ts';
import { loadPuzzleRoom } from '../../puzzles/lazy.ts';

const PuzzleRoom = lazyPanel(loadPuzzleRoom);

/** The puzzles, fetched when they are unfolded. */
export function PuzzlesFold({ onPuzzle }: { readonly onPuzzle: (puzzle: Puzzle) => void }): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="start-short start-puzzles" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('start.puzzles')}</summary>
      {isOpen ? <PuzzleRoom onPuzzle={onPuzzle} /> : null}
    </details>
  );
}
