import { prospectOf } from '../../opponents/judgement/prospect.ts';
import { boardFacts, forceOf, isNonEmpty, type RegionId } from '../../rules/index.ts';
import { stone } from '../../ui/look/index.ts';
import { standingHeight } from '../layout/ground.ts';
import type { Placement, TableState } from '../layout/index.ts';
import { isChip, stack } from '../layout/stacks.ts';

/** Offset from the middle of a stack to one that would replace it, in board units. */
const BESIDE = { x: 0.4, y: 0.16 };

/** The tokens needed to take the region, beside whatever stands there now. Missing tokens are grey. Empty if the region may not be attacked. */
export function placeGhosts(
  { view, board, colours }: Pick<TableState, 'view' | 'board' | 'colours'>,
  region: RegionId,
): Placement[] {
  const asked = prospectOf(view, region);
  const [there, geometry] = [view.regions[region], board.regions[region]];
  const terrain = boardFacts(board.id).regions[region]?.terrain;
  if (!asked || asked.barrier || !there || !geometry || !terrain) return [];
  const { x, y } = geometry.seat;
  const off = isNonEmpty(there) ? BESIDE : { x: 0, y: 0 };
  const at = [x + off.x, standingHeight(terrain), y + off.y] as const;
  const stacked = stack(view, 'ghost', forceOf(view, asked.force), asked.cost.total, at, colours);
  return stacked.map((placement, level) =>
    isChip(placement.model) && level >= asked.inHand ? { ...placement, model: 'chip', tint: stone.light } : placement,
  );
}
