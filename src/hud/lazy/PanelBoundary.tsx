import type { JSX, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Missing } from './Missing.tsx';

interface PanelBoundaryProps {
  readonly place?: string | undefined;
  readonly around?: (words: JSX.Element) => JSX.Element;
  readonly children: ReactNode;
}

export function PanelBoundary({ place, around = (words) => words, children }: PanelBoundaryProps): JSX.Element {
  return (
    <ErrorBoundary fallback={(_failure, retry) => around(<Missing why="failed" onAgain={retry} place={place} />)}>
      {children}
    </ErrorBoundary>
  );
}
