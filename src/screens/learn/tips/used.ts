import type { GameEvent } from '../../../rules/index.ts';
import type { Stage } from '../../../session/turn/index.ts';

/** Clauses the player of a stage has used by choice. Mere consequences do not count. */
export function clausesUsed({ events, seat }: Pick<Stage, 'events' | 'seat'>): readonly string[] {
  return [...new Set(events.flatMap((event) => usedIn(event, seat)))];
}

function usedIn(event: GameEvent, seat: Stage['seat']): readonly string[] {
  switch (event.type) {
    case 'conquered':
      // A race's discounts come without a choice.
      return [
        ...(event.cost?.lines ?? [])
          .filter(({ source }) => source !== 'discount' && source !== 'surcharge')
          .map(({ clause }) => clause),
        event.clause,
      ];
    case 'tokensMoved':
      return event.seat === seat && event.why === 'placed' ? [event.clause] : [];
    case 'comboPicked':
      return event.cost > 0 ? [event.clause, 'COL-2'] : [event.clause];
    case 'dieRolled':
      return event.purpose === 'finalRoll' ? ['DIE-1', event.clause] : [event.clause];
    case 'markerMoved':
      return event.to.at === 'region' ? [event.clause] : [];
    case 'regionAbandoned':
    case 'declined':
    case 'treatyMade':
      return [event.clause];
    default:
      return [];
  }
}
