import type { JSX, ReactNode } from 'react';
import type { Seat } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { useRoom } from './room-context.ts';

interface GivingProps {
  readonly seat: Seat;
  readonly children: ReactNode;
}

/** Who decides for a seat of a room is for its people to say; for the host, where it is nobody's; and for everybody, once they have been away for long. */
export function Giving({ seat, children }: GivingProps): JSX.Element {
  const at = useRoom();
  const seen = at?.known.roster.seats[seat];
  if (at !== null && seen !== undefined && !at.known.you.seats.includes(seat)) {
    const isFree = seen.devices === 0 ? at.known.you.isHost : seen.state === 'absent';
    if (!isFree) return <p>{t(`rooms.refused.${seen.devices === 0 ? 'notHost' : 'notAbsent'}`)}</p>;
  }
  return <>{children}</>;
}
