import { boardFacts, type Force, type Position, type RegionId, type Seat } from '../../rules/index.ts';

/** Basic danger of a region through which others may enter, and of any other, even if nobody is near. */
const door = 0.4;
const inland = 0.1;

/** Attraction to attackers, 0 and up: basic danger, plus 1 for each other seat's active race beside it. */
export function dangerOf(position: Position, force: Force, region: RegionId): number {
  const facts = boardFacts(position.board).regions[region];
  if (!facts) return 0;
  let danger = facts.entry ? door : inland;
  const beside = forcesBeside(position, region);
  for (const other of position.forces) {
    if (other.seat !== force.seat && !other.declined && beside.has(other.id)) danger += 1;
  }
  return danger;
}

/** By the seat's active race beside it, or, if that is not on the map, by the entry. */
export function dangerFrom(position: Position, region: RegionId, seat: Seat): number {
  const other = position.forces.find((force) => force.seat === seat && !force.declined);
  if (other && position.regions.some(({ force }) => force === other.id))
    return forcesBeside(position, region).has(other.id) ? 1 : inland;
  return boardFacts(position.board).regions[region]?.entry ? door : inland;
}

function forcesBeside(position: Position, region: RegionId): Set<number> {
  const beside = new Set<number>();
  for (const neighbour of boardFacts(position.board).regions[region]?.neighbours ?? []) {
    const other = position.regions[neighbour]?.force;
    if (other !== undefined && other !== null) beside.add(other);
  }
  return beside;
}
