import type { JSX } from 'react';
import type { Game } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { firstGameLesson, questionsLesson } from './first-game/lesson.ts';
import { Tips } from './tips/Tips.tsx';
import { useUsed } from './tips/use-used.ts';

export const FirstGame = lazyPanel(() => import('./first-game/FirstGame.tsx'), { place: 'speaker' });

/** By the dock: a lesson's words, else a line about something met for the first time. */
export default function Coach({ game }: { readonly game: Game }): JSX.Element | null {
  const { lesson } = game.setup;
  useUsed(game);
  if (lesson === undefined) return <Tips game={game} />;
  return <FirstGame game={game} known={lesson === firstGameLesson || lesson === questionsLesson} />;
}
