import type { JSX, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Missing } from './Missing.tsx';

interface KeptProps {
  /** Its class, by which it has its place among the panels. */
  readonly place?: string | undefined;
  /** What is around the words where it has failed. */
  readonly around?: (words: JSX.Element) => JSX.Element;
  readonly children: ReactNode;
}

/** One panel: should it fail, it says so in its place, and takes nothing else along. */
export function Kept({ place, around = (words) => words, children }: KeptProps): JSX.Element {
  return (
    <ErrorBoundary fallback={(_failure, retry) => around(<Missing why="failed" onAgain={retry} place={place} />)}>
      {children}
    </ErrorBoundary>
  );
}
