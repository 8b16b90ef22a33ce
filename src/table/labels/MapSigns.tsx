import { boardFacts } from '../../rules/index.ts';
import { Glyph, type SignKind } from '../../ui/look/index.ts';
import { standingHeight } from '../layout/ground.ts';
import type { TableState } from '../layout/index.ts';
import { markerSpots, regionPlan } from '../layout/regions.ts';
import { distance, type Point } from '../outlines/index.ts';
import { FloatingLabel } from './FloatingLabel.tsx';
import type { RegionWords } from './RegionLabel.tsx';

interface MapSign {
  readonly kind: SignKind;
  readonly id: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly count: number;
  readonly className: string;
}

/** What lies about a seat: the medallion, its number, the flag. Offsets and radii in board units. */
const taken = [
  { x: 0, y: 0, radius: 0.24 },
  { x: 0.16, y: 0.16, radius: 0.13 },
  { x: 0.37, y: -0.17, radius: 0.19 },
] as const;

const clearance = (spot: Point, seat: Point): number =>
  Math.min(...taken.map(({ x, y, radius }) => distance(spot, { x: seat.x + x, y: seat.y + y }) - radius));

/** What the map shows flat instead of things, each in its thing's place; the terrain's on empty ground. */
function signsIn({ view, board }: TableState, region: number, isEmpty: boolean): readonly MapSign[] {
  const [facts, geometry, state] = [boardFacts(board.id).regions[region], board.regions[region], view.regions[region]];
  if (!facts || !geometry || !state) return [];
  const plan = regionPlan(geometry, facts);
  const clear = geometry.spots.toSorted((a, b) => clearance(b, geometry.seat) - clearance(a, geometry.seat));
  const symbols = plan.symbols.map(
    ({ symbol, spot }, k): MapSign => ({
      kind: 'symbol',
      id: symbol,
      at: clear[k] ?? spot,
      count: 1,
      className: 'table-map-sign',
    }),
  );
  const placed = markerSpots(plan, state.markers).map(({ marker, count, spot, isMountain }, k): MapSign => {
    const className = isMountain ? 'table-map-sign' : 'table-map-sign table-map-marker';
    return { kind: 'marker', id: marker, at: clear[symbols.length + k] ?? spot, count, className };
  });
  const tribe: MapSign = {
    kind: 'marker',
    id: 'lostTribe',
    at: geometry.seat,
    count: 1,
    className: 'table-map-sign table-map-tribe',
  };
  const ground: MapSign = {
    kind: 'terrain',
    id: facts.terrain,
    at: geometry.seat,
    count: 1,
    className: 'table-map-ground',
  };
  return [...symbols, ...placed, ...(state.lostTribe ? [tribe] : []), ...(isEmpty && !state.lostTribe ? [ground] : [])];
}

interface MapSignsProps {
  readonly state: TableState;
  readonly words: readonly RegionWords[];
}

/** All signs on the map. */
export default function MapSigns({ state, words }: MapSignsProps) {
  const all = words.map(({ holder, cost }, region) => (
    <RegionSigns
      // biome-ignore lint/suspicious/noArrayIndexKey: a region is its index
      key={region}
      state={state}
      region={region}
      isEmpty={holder === null && cost === null}
    />
  ));
  return <>{all}</>;
}

interface RegionSignsProps {
  readonly state: TableState;
  readonly region: number;
  /** Nothing else is said where the stack would stand. */
  readonly isEmpty: boolean;
}

function RegionSigns({ state, region, isEmpty }: RegionSignsProps) {
  const y = standingHeight(boardFacts(state.board.id).regions[region]?.terrain ?? 'farmland');
  return signsIn(state, region, isEmpty).map(({ kind, id, at, count, className }) => (
    <FloatingLabel key={`${kind}.${id}`} id={`sign/${region}/${kind}.${id}`} at={[at.x, y, at.y]} className={className}>
      <Glyph name={`${kind}.${id}`} />
      {count > 1 && <b>{count}</b>}
    </FloatingLabel>
  ));
}
