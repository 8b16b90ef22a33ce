import { boardFacts, forcesOf, type GameEvent, type GameView, heldRegions, type RegionId } from '../../rules/index.ts';
import type { Stage } from '../../session/turn/index.ts';
import type { Shot } from '../../table/attention/index.ts';

const wholeTable: Shot = { of: 'table', slowly: false };
const establishing: Shot = { of: 'table', slowly: true };
const column: Shot = { of: 'column' };

export function titleShot(): Shot {
  return establishing;
}

export function shotOf(stage: Stage | null): Shot {
  if (stage === null) return wholeTable;
  switch (stage.name) {
    case 'pickCombo':
      return column;
    case 'ghouls':
    case 'conquer':
    case 'finalRoll':
      return around(stage.after, namedIn(stage.events));
    case 'decline':
      return regions(declining(stage));
    case 'readyTroops':
    case 'redeploy':
    case 'withdrawal':
      return regions(ofRaces(stage, movedIn(stage.events)));
    case 'treaty':
    case 'score':
    case 'stout':
    case 'handOver':
    case 'gameOver':
      return wholeTable;
  }
}

/** The contested region, to be marked; null if there is none. */
export function targetOf(stage: Stage | null): RegionId | null {
  return stage === null ? null : (foughtIn(stage.events)[0] ?? null);
}

export function isSameShot(a: Shot, b: Shot): boolean {
  if (a.of !== b.of) return false;
  if (a.of === 'regions' && b.of === 'regions')
    return a.regions.join() === b.regions.join() && a.beside.join() === b.beside.join();
  return a.of !== 'table' || b.of !== 'table' || a.slowly === b.slowly;
}

/** A shot of these regions, or of the whole table if there are none. */
function regions(ids: Iterable<RegionId>, beside: Iterable<RegionId> = []): Shot {
  const sorted = inOrder(ids);
  return sorted.length === 0 ? wholeTable : { of: 'regions', regions: sorted, beside: inOrder(beside) };
}

function inOrder(ids: Iterable<RegionId>): RegionId[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

function around({ board }: GameView, ids: readonly RegionId[]): Shot {
  return regions(
    ids,
    ids.flatMap((id) => boardFacts(board).regions[id]?.neighbours ?? []),
  );
}

function foughtIn(events: readonly GameEvent[]): RegionId[] {
  return events.flatMap((event) =>
    event.type === 'attackBegan' || event.type === 'conquered' || event.type === 'attemptFailed' ? [event.region] : [],
  );
}

/** The contested regions, or if there are none, those that receive something. */
function namedIn(events: readonly GameEvent[]): RegionId[] {
  const fought = foughtIn(events);
  return fought.length > 0 ? fought : movedIn(events);
}

function movedIn(events: readonly GameEvent[]): RegionId[] {
  return events.flatMap((event) => {
    if (event.type === 'regionAbandoned') return [event.region];
    if (event.type !== 'tokensMoved' && event.type !== 'markerMoved') return [];
    return [event.from, event.to].flatMap((place) => (place.at === 'region' ? [place.region] : []));
  });
}

/** All regions of the races that stand, or stood, in these: one must see all of a race as it spreads out. */
function ofRaces({ before, after, seat }: Stage, ids: readonly RegionId[]): RegionId[] {
  const races = new Set(ids.map((id) => after.regions[id]?.force ?? before.regions[id]?.force));
  const held = forcesOf(after, seat)
    .filter(({ id }) => races.has(id))
    .flatMap((force) => heldRegions(after, force));
  return [...ids, ...held];
}

/** All regions of the declining race, and of the older one that leaves because of it. */
function declining({ before, after, seat, events }: Stage): RegionId[] {
  const declined = events.flatMap((event) =>
    event.type === 'declined' || event.type === 'raceLeft' ? [event.force] : [],
  );
  return [before, after].flatMap((view) =>
    forcesOf(view, seat)
      .filter(({ id }) => declined.includes(id))
      .flatMap((force) => heldRegions(view, force)),
  );
}
