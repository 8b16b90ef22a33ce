import type { JSX } from 'react';
import { Missing } from '../../hud/index.ts';
import { retryMissing } from '../../lazy/index.ts';
import { searchFile } from './use-best-turn.ts';

/** In place of a best turn while what works it out is missing: says so, and offers to try again. */
export function SearchMissing(): JSX.Element {
  const isComing = searchFile.use((state) => state.isComing);
  return <Missing why="missing" isComing={isComing} onAgain={retryMissing} />;
}
