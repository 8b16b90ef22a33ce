import type { ForceId, MarkerId, RegionState } from './state.ts';

// What a move does to where things lie, written once: for the rules, and for whoever shows events one by one without them. So both tell the same
// of the same event.

/** Brings race tokens of a force to a region, or takes them away (`by` below 0). A region's holder follows its tokens. */
export function addTokens(region: RegionState, force: ForceId, by: number): void {
  const there = by < 0 || region.force === force ? region.tokens : 0;
  region.tokens = Math.max(0, there + by);
  if (region.tokens === 0) region.force = null;
  else if (by > 0) region.force = force;
}

/** Brings markers to a region, or takes them away. Only those that lie there are counted. */
export function addMarkers(region: RegionState, marker: MarkerId, by: number): void {
  const markers: Record<MarkerId, number> = {};
  for (const other in region.markers) if (other !== marker) markers[other] = region.markers[other] ?? 0;
  const left = (region.markers[marker] ?? 0) + by;
  if (left > 0) markers[marker] = left;
  region.markers = markers;
}
