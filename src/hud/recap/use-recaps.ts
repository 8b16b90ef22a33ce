import { opponentIn } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import type { Game } from '../frame/use-game.ts';
import { recapsOf, type TurnRecap } from './turns.ts';

/** The turns of those who do not play at this screen, since the last of whoever decides there. */
export function useRecaps({ setup, view }: Game): readonly TurnRecap[] {
  const log = TableActor.useSelector(({ context }) => context.log);
  const here = TableActor.useSelector(({ context }) => context.here);
  return recapsOf(log, view.viewer, (seat) => opponentIn(setup, seat) !== null || !here.includes(seat));
}
