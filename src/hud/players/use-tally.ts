import { useMemo } from 'react';
import { TableActor } from '../../table/actor.ts';
import { useSettings } from '../../ui/look/index.ts';
import type { Game } from '../frame/use-game.ts';
import { tallyOf } from './tally.ts';

/** Everybody's coins, if the player wants them counted and they can be; else null. At the end of a game they are revealed, and need no counting. */
export function useTally({ setup, view }: Game): readonly number[] | null {
  const wanted = useSettings((settings) => settings.tally) && view.phase !== 'gameOver';
  const log = TableActor.useSelector(({ context }) => context.log);
  const { content } = view;
  const stages = TableActor.useSelector(({ context }) => context.stages);
  return useMemo(() => (wanted ? tallyOf(setup, log, stages, content) : null), [wanted, setup, log, stages, content]);
}
