import type { JSX } from 'react';
import Explain from '../explain/Explain.tsx';
import type { Game } from '../frame/use-game.ts';
import { Grasps } from '../grasp/Grasps.tsx';

/** What nobody needs before there is something to see: what explains every sign, and what is done by hand. */
export default function Later({ game }: { readonly game: Game }): JSX.Element {
  return (
    <>
      <Explain game={game} />
      <Grasps game={game} />
    </>
  );
}
