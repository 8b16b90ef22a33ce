import type { ForceId, MarkerId, RegionState } from './state.ts';

// What a move does to pieces, defined once for the rules and for code that replays events without them, so that both agree.

/** Adds race tokens of a force to a region, or removes them (`by` below 0). A region's holder follows its tokens. */
export function addTokens(region: RegionState, force: ForceId, by: number): void {
  const there = by < 0 || region.force === force ? region.tokens : 0;
  region.tokens = Math.max(0, there + by);
  if (region.tokens === 0) region.force = null;
  else if (by > 0) region.force = force;
}

/** Adds markers to a region, or removes them. Only those present have an entry. */
export function addMarkers(region: RegionState, marker: MarkerId, by: number): void {
  const markers: Record<MarkerId, number> = {};
  for (const other in region.markers) if (other !== marker) markers[other] = region.markers[other] ?? 0;
  const left = (region.markers[marker] ?? 0) + by;
  if (left > 0) markers[marker] = left;
  region.markers = markers;
}
