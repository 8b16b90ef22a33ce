import type { JSX } from 'react';
import type { Game } from '../hud/index.ts';
import { Tips } from './tips/Tips.tsx';

/** The coach's place by the dock: a lesson's words while one is taught, else a line about what is met for the first time. */
export default function Coach({ game }: { readonly game: Game }): JSX.Element | null {
  return <Tips game={game} />;
}
