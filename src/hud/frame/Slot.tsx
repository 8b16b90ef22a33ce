import type { JSX } from 'react';
import type { RegionId, Seat } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { openClause } from './panels.ts';
import { useSlots } from './slots.ts';
import type { Game } from './use-game.ts';

export type SlotName = 'coach' | 'turnAids' | 'share' | 'review' | 'afterGame' | 'story' | 'dock' | 'invite' | 'room';

interface SlotProps {
  readonly name: SlotName;
  readonly game: Game;
}

export function Slot({ name, game }: SlotProps): JSX.Element | null {
  const Filling = useSlots()[name];
  return Filling ? <Filling game={game} /> : null;
}

export function PresenceSlot({ seat }: { readonly seat: Seat }): JSX.Element | null {
  const { presence: Filling } = useSlots();
  return Filling ? <Filling seat={seat} /> : null;
}

export function BestMomentSlot({ game, seat }: { readonly game: Game; readonly seat: Seat }): JSX.Element | null {
  const { bestMoment: Filling } = useSlots();
  return Filling ? <Filling game={game} seat={seat} /> : null;
}

export function RegionSlot({ game, region }: { readonly game: Game; readonly region: RegionId }): JSX.Element | null {
  const { regionAids: Filling } = useSlots();
  return Filling ? <Filling game={game} region={region} /> : null;
}

export function MapSlot({ game }: { readonly game: Game }): JSX.Element | null {
  const scope = useScope();
  const { turnMap: Filling } = useSlots();
  return Filling ? <Filling game={game} onClause={(clause) => openClause(scope, clause)} /> : null;
}
