import type { JSX } from 'react';
import type { Figure } from '../step.ts';
import { DieExample } from './DieExample.tsx';
import { SignsShown } from './SignsShown.tsx';

/** What a line shows besides its words. */
export function LineFigure({ figure }: { readonly figure: Figure }): JSX.Element {
  return figure.of === 'die' ? <DieExample {...figure} /> : <SignsShown signs={figure.signs} />;
}
