import { hooksOf } from './box.ts';
import { refuseAttack } from './reach.ts';
import type { Force, PublicState, RegionId } from './state.ts';
import type { TraitAction } from './trait.ts';

/** May the race use this action of its own on the region, if it may use it at all now? */
export function mayActOn(state: PublicState, force: Force, action: TraitAction, region: RegionId): boolean {
  if (action.attacks && refuseAttack(state, force, region) !== null) return false;
  return (action.refuseRegion?.(state, force, region) ?? null) === null;
}

export function mayActSomewhere(state: PublicState, force: Force): boolean {
  return hooksOf(state, force).actions.some(
    (action) =>
      action.targets &&
      action.refuse(state, force) === null &&
      state.regions.some((_, region) => mayActOn(state, force, action, region)),
  );
}
