import type { JSX } from 'react';
import type { Game } from '../hud/index.ts';

/** The coach's place by the dock: a lesson's words while one is taught. */
export default function Coach(_: { readonly game: Game }): JSX.Element | null {
  return null;
}
