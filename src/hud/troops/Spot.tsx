import { type JSX, useMemo } from 'react';
import type { BoardId, RegionId } from '../../rules/index.ts';
import { type BoardGeometry, isBroad, outlinesOf, type Ring, turn } from '../../table/outlines/index.ts';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { upright, useMedia } from '../../ui/look/index.ts';

/** Of an outline's points every so-manieth: at this size nobody misses the others. */
const STRIDE = 3;

function pathOf(ring: Ring, turned: boolean): string {
  const points = ring.filter((_, k) => k % STRIDE === 0).map((point) => turn(point, turned));
  return `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}

interface SmallBoard {
  readonly viewBox: string;
  readonly all: string;
  readonly regions: readonly string[];
}

function smallBoard({ width, height, regions }: BoardGeometry, turned: boolean): SmallBoard {
  const [w, h] = turned ? [height, width] : [width, height];
  const paths = regions.map(({ outline }) => pathOf(outline, turned));
  return { viewBox: `${-w / 2} ${-h / 2} ${w} ${h}`, all: paths.join(''), regions: paths };
}

/** The board in small, as it lies on this screen; null until its outlines have been fetched. */
export function useSmallBoard(board: BoardId): SmallBoard | null {
  const turned = useMedia(upright);
  const { value: geometry } = useLazy(outlinesOf(board));
  return useMemo(() => geometry && smallBoard(geometry, turned && isBroad(geometry)), [geometry, turned]);
}

/** Where a region lies on the board, for eyes only. */
export function Spot({
  map,
  region,
}: {
  readonly map: SmallBoard | null;
  readonly region: RegionId;
}): JSX.Element | null {
  if (map === null) return null;
  return (
    <svg className="spot" viewBox={map.viewBox} aria-hidden="true">
      <path d={map.all} />
      <path d={map.regions[region]} className="spot-here" />
    </svg>
  );
}
