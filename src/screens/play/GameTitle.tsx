import type { JSX } from 'react';
import { TableActor } from '../../table/actor.ts';
import { listOf, said } from '../../ui/locale/index.ts';
import { ScreenTitle } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';

/** A game at one screen is called by those who play it. */
export function GameTitle(): JSX.Element | null {
  const setup = TableActor.useSelector(({ context }) => context.setup);
  const board = TableActor.useSelector(({ context }) => context.present?.board ?? null);
  if (setup === null || board === null) return null;
  const naming = { board, seats: setup.seats };
  return <ScreenTitle>{said(listOf(setup.seats.map((_, seat) => seatName(naming, seat))))}</ScreenTitle>;
}
