import { type BufferGeometry, Float32BufferAttribute } from 'three';
import type { BoardGeometry, RegionGeometry } from '../../boards/index.ts';
import { depth } from '../../boards/index.ts';
import type { RegionFacts, RegionSymbol } from '../../rules/boards/facts.ts';
import { boards } from '../../rules/boards/index.ts';
import { relief } from '../board/relief.ts';
import { EDGE } from '../board/rings.ts';
import { regionPlan } from '../layout/region-spots.ts';
import { joined, type Part, placed } from '../pieces/shape.ts';
import { scatter } from './scatter.ts';
import * as shapes from './shapes.ts';

const makers: Readonly<Record<string, (tone: number) => Part>> = { ...shapes };
const symbols: Readonly<Record<RegionSymbol, () => Part>> = {
  mine: shapes.mine,
  magic: shapes.crystals,
  cavern: shapes.cave,
};
/** Radius of a symbol's object at its own size. */
const SYMBOL_RADIUS = 0.17;

/** Everything that grows on the board, and the objects of the symbols, as one geometry. The caller disposes of it. */
export function propsMesh(board: BoardGeometry, density: number): BufferGeometry | null {
  const parts = boards[board.id].regions.flatMap((facts) => {
    const region = board.regions[facts.id];
    return region === undefined ? [] : regionProps(region, facts, density);
  });
  return parts.length === 0 ? null : joined(parts);
}

function regionProps(region: RegionGeometry, facts: RegionFacts, density: number): Part[] {
  const plan = regionPlan(region, facts);
  const edge = EDGE.gutter + EDGE.bevel + EDGE.rim;
  const ground = (x: number, y: number) =>
    relief(region, facts.terrain, { x, y }, Math.max(0, depth(region.outline, { x, y }) - edge));
  const grown = scatter(region, facts, plan, density).map(({ shape, x, z, turn, scale, tone, clearing }) =>
    rooted(
      placed(makers[shape]?.(tone) ?? shapes.rock(tone), [x, ground(x, z) - 0.004, z], [0, turn, 0], scale),
      region.id,
      clearing,
    ),
  );
  const marked = plan.symbols.map(({ symbol, spot }) =>
    rooted(
      placed(
        symbols[symbol](),
        [spot.x, ground(spot.x, spot.y) - 0.004, spot.y],
        [0, 0, 0],
        Math.min(1.35, Math.max(0.8, (spot.radius / SYMBOL_RADIUS) * 1.1)),
      ),
      region.id,
      0,
    ),
  );
  return [...grown, ...marked];
}

/** Notes at every vertex where the prop stands and what it makes room for. */
function rooted(prop: Part, region: number, clearing: number): Part {
  const count = prop.getAttribute('position').count;
  return prop.setAttribute(
    'clearing',
    new Float32BufferAttribute(Array.from({ length: count }, () => [region, clearing]).flat(), 2),
  );
}
