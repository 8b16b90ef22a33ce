import { boardFacts, type Force, type GameView, type RegionFacts, type RegionState } from '../../rules/index.ts';
import { hash } from '../noise.ts';
import type { BoardGeometry, RegionGeometry } from '../outlines/index.ts';
import { standingHeight } from './ground.ts';
import { markerModel } from './marker-model.ts';
import { type Placement, piece } from './placement.ts';
import { inPose, poseIn } from './poses.ts';
import { markerSpots, regionPlan } from './region-spots.ts';
import { stack } from './stacks.ts';
import { CHIP, FIGURE, TRIBE } from './units.ts';

export function placeRegions(view: GameView, board: BoardGeometry, colours: readonly number[]): Placement[] {
  const forces = new Map(view.forces.map((force) => [force.id, force]));
  return boardFacts(board.id).regions.flatMap((facts) => {
    const [geometry, state] = [board.regions[facts.id], view.regions[facts.id]];
    if (geometry === undefined || state === undefined) return [];
    const force = state.force === null ? undefined : forces.get(state.force);
    return [
      ...placeHolders(view, geometry, facts, state, force, colours),
      ...placeMarkers(geometry, facts, state, force),
    ];
  });
}

/** Radius of the Mountain's foot, in units of its model. */
const MOUNTAIN_RADIUS = 0.58;

/** How far a Lost Tribe is weathered towards stone: nobody's figures are calmer than those in play. */
const WEATHERED = 0.15;

/** A small turn of its own for each region, so that markers do not stand in formation. */
function casualTurn(region: number): number {
  return (hash(region, 3) - 0.5) * 0.7;
}

function placeHolders(
  view: GameView,
  geometry: RegionGeometry,
  facts: RegionFacts,
  state: RegionState,
  force: Force | undefined,
  colours: readonly number[],
): Placement[] {
  const { x, y: z } = geometry.seat;
  const y = standingHeight(facts.terrain);
  const placed: Placement[] = [];
  if (state.lostTribe) {
    placed.push(piece(`tribechip/${facts.id}`, 'chip', [x, y, z], { tint: '#8a8074', scale: FIGURE }));
    const { pose, turn, size } = poseIn(facts.id);
    placed.push(
      piece(`tribe/${facts.id}`, inPose('totem', pose), [x, y + CHIP, z], {
        scale: FIGURE * TRIBE * size,
        turn,
        stone: WEATHERED,
      }),
    );
  }
  if (force !== undefined)
    placed.push(...stack(view, `r${facts.id}`, force, state.tokens, [x, y, z], colours, poseIn(facts.id)));
  return placed;
}

function placeMarkers(
  geometry: RegionGeometry,
  facts: RegionFacts,
  state: RegionState,
  force: Force | undefined,
): Placement[] {
  const plan = regionPlan(geometry, facts);
  const y = standingHeight(facts.terrain);
  const stone = force?.declined ? 0.45 : 0;
  return markerSpots(plan, state.markers).flatMap(({ marker, count, spot, isMountain }) => {
    // A Mountain fits into its spot, so that it never seems to stand on the neighbour's land.
    const size = isMountain
      ? spot.radius / MOUNTAIN_RADIUS
      : Math.min(FIGURE, Math.max(0.2, (spot.radius / 0.5) * 1.25));
    return Array.from({ length: count }, (_, k) => {
      const around = count === 1 ? 0 : spot.radius * 0.55;
      const angle = (k / count) * Math.PI * 2 + 0.6;
      const at: [number, number, number] = [spot.x + Math.cos(angle) * around, y, spot.y + Math.sin(angle) * around];
      return piece(`marker/${marker}/${facts.id}/${k}`, markerModel(marker, facts.id), at, {
        scale: count === 1 ? size : size * 0.72,
        turn: isMountain ? 0 : casualTurn(facts.id + k * 7) * 0.6,
        stone: isMountain ? 0 : stone,
      });
    });
  });
}
