import type { JSX } from 'react';
import type { Mark } from './facts.ts';

interface SignProps {
  readonly kind: Mark['kind'];
  readonly x: number;
  readonly y: number;
  /** What it says to a resting mouse. */
  readonly children?: string;
}

/** The shape of each kind: a banner that comes, a stone, a cross. */
const shapes: Readonly<Record<Mark['kind'], string>> = {
  picked: 'M0 -5.5L5 4H-5Z',
  declined: 'M-4 -4H4V4H-4Z',
  wipedOut: 'M-4 -4L4 4M4 -4L-4 4',
};

/** A mark on the curve. */
export function Sign({ kind, x, y, children }: SignProps): JSX.Element {
  return (
    <path className={`curve-sign ${kind}`} d={shapes[kind]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {children === undefined ? null : <title>{children}</title>}
    </path>
  );
}
