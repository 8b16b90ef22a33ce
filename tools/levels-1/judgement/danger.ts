import { boardFacts, type Force, type Position, type RegionId, type Seat } from '../../../src/rules/index.ts';

/** How much a door to those who enter is in danger, and how much any other region, even where nobody is near. */
const door = 0.4;
const inland = 0.1;

/**
 * How much a race's region draws others, 0 and more: how many active races of others stand beside it with tokens to attack, and the door
 * it is to those who enter.
 */
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

/** How much a race's region draws one seat: its active race beside it, or, where it has none on the map, the door. */
export function dangerFrom(position: Position, region: RegionId, seat: Seat): number {
  const other = position.forces.find((force) => force.seat === seat && !force.declined);
  if (other && position.regions.some(({ force }) => force === other.id))
    return forcesBeside(position, region).has(other.id) ? 1 : inland;
  return boardFacts(position.board).regions[region]?.entry ? door : inland;
}

/** The races, of whomever, in the regions beside this one. */
function forcesBeside(position: Position, region: RegionId): Set<number> {
  const beside = new Set<number>();
  for (const neighbour of boardFacts(position.board).regions[region]?.neighbours ?? []) {
    const other = position.regions[neighbour]?.force;
    if (other !== undefined && other !== null) beside.add(other);
  }
  return beside;
}
