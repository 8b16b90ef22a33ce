import type { JSX, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Missing } from './Missing.tsx';

interface PanelBoundaryProps {
  /** The class that gives it its place among the panels. */
  readonly place?: string | undefined;
  /** Wraps the words shown if it fails. */
  readonly around?: (words: JSX.Element) => JSX.Element;
  readonly children: ReactNode;
}

/** One panel: if it fails, it says so in its place without affecting anything else. */
export function PanelBoundary({ place, around = (words) => words, children }: PanelBoundaryProps): JSX.Element {
  return (
    <ErrorBoundary fallback={(_failure, retry) => around(<Missing why="failed" onAgain={retry} place={place} />)}>
      {children}
    </ErrorBoundary>
  );
}
