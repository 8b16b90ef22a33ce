import type { Dealt, GameEvent } from '../../rules/index.ts';
import type { Stage } from '../../turn/index.ts';
import { costTopics } from './occasions/met.ts';

/** Clauses the player of a stage has used by choice in that game. Mere consequences do not count. */
export function clausesUsed({ events, seat }: Pick<Stage, 'events' | 'seat'>, game: Dealt): readonly string[] {
  return [...new Set(events.flatMap((event) => usedIn(event, seat, game)))];
}

function usedIn(event: GameEvent, seat: Stage['seat'], game: Dealt): readonly string[] {
  switch (event.type) {
    case 'conquered':
      // A race's discounts come without a choice; whoever overcomes a marker has met its clause too.
      return [
        ...(event.cost?.lines ?? [])
          .filter(({ source }) => source !== 'discount' && source !== 'surcharge')
          .flatMap((line) => [line.clause, ...costTopics(game, line).map(({ clause }) => clause)])
          .filter((clause) => clause !== null),
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
