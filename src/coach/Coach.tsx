import { type JSX, lazy, Suspense } from 'react';
import type { Game } from '../hud/index.ts';
import { firstGameLesson } from './first-game/name.ts';
import { Tips } from './tips/Tips.tsx';
import { useUsed } from './tips/use-used.ts';

const FirstGame = lazy(() => import('./first-game/FirstGame.tsx'));

/** The coach's place by the dock: a lesson's words while one is taught, else a line about what is met for the first time. */
export default function Coach({ game }: { readonly game: Game }): JSX.Element | null {
  const { lesson } = game.setup;
  useUsed(game);
  if (lesson === undefined) return <Tips game={game} />;
  return (
    <Suspense>
      <FirstGame game={game} known={lesson === firstGameLesson} />
    </Suspense>
  );
}
