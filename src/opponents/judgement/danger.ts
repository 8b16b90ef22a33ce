import { boards, type Force, type Position, type RegionId } from '../../rules/index.ts';

/**
 * How much a race's region draws others, 0 and more: how many active races of others stand beside it with tokens to attack, and the door
 * it is to those who enter.
 */
export function dangerOf(position: Position, force: Force, region: RegionId): number {
  const facts = boards[position.board].regions[region];
  if (!facts) return 0;
  let danger = facts.entry ? 0.4 : 0.1;
  const beside = new Set<number>();
  for (const neighbour of facts.neighbours) {
    const other = position.regions[neighbour]?.force;
    if (other !== undefined && other !== null) beside.add(other);
  }
  for (const other of position.forces) {
    if (other.seat !== force.seat && !other.declined && beside.has(other.id)) danger += 1;
  }
  return danger;
}
