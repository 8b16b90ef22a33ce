import type { JSX } from 'react';
import Explain from './explain/Explain.tsx';
import type { Game } from './frame/use-game.ts';
import { Grasps } from './grasp/Grasps.tsx';

export default function Later({ game }: { readonly game: Game }): JSX.Element {
  return (
    <>
      <Explain game={game} />
      <Grasps game={game} />
    </>
  );
}
