import type { JSX } from 'react';
import Explain from '../explain/Explain.tsx';
import type { Game } from '../frame/use-game.ts';
import { Grasps } from '../grasp/Grasps.tsx';

interface LaterProps {
  readonly game: Game;
  /** There is no picture to take anything from. */
  readonly flat: boolean;
}

/** What nobody needs before there is something to see: what explains every sign, and what is done by hand. */
export default function Later({ game, flat }: LaterProps): JSX.Element {
  return (
    <>
      <Explain game={game} />
      {flat ? null : <Grasps game={game} />}
    </>
  );
}
