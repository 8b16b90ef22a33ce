import type { JSX } from 'react';
import type { OwnRegion } from '../../rules/index.ts';
import { type BoardGeometry, type Point, type Ring, turn } from '../../table/outlines/index.ts';
import { terrains } from '../../ui/look/index.ts';
import { PlanSign } from './PlanSigns.tsx';

type PrintedRegion = Pick<OwnRegion, 'terrain' | 'symbols' | 'lostTribe'>;

export function PrintedGround({ terrain, path }: Pick<OwnRegion, 'terrain'> & { readonly path: string }): JSX.Element {
  const { top, side } = terrains[terrain];
  return <path d={path} fill={top} stroke={side} strokeWidth="0.04" strokeLinejoin="round" />;
}

interface PrintedSignsProps {
  readonly region: PrintedRegion;
  readonly seat: Point;
  readonly spots: readonly Point[];
}

export function PrintedSigns({ region, seat, spots }: PrintedSignsProps): JSX.Element {
  const signs = [
    ...(region.lostTribe ? ([['marker', 'lostTribe']] as const) : []),
    ...(region.symbols ?? []).map((symbol) => ['symbol', symbol] as const),
  ];
  return (
    <>
      <PlanSign kind="terrain" id={region.terrain} at={seat} size={0.26} faint />
      {signs.map(([kind, id], place) => {
        const at = spots[place];
        return at ? <PlanSign key={id} kind={kind} id={id} at={at} size={0.2} /> : null;
      })}
    </>
  );
}

interface PrintedBoardProps {
  readonly geometry: BoardGeometry;
  readonly regions: readonly PrintedRegion[];
}

/** A board as it is printed, to be looked at: shapes for a drawing in board units around its middle. */
export function PrintedBoard({ geometry, regions }: PrintedBoardProps): JSX.Element {
  return (
    <>
      {geometry.regions.map(({ id, outline, seat, spots }) => {
        const there = regions[id];
        return there === undefined ? null : (
          <g key={id}>
            <PrintedGround terrain={there.terrain} path={outlinePath(outline)} />
            <PrintedSigns region={there} seat={seat} spots={spots} />
          </g>
        );
      })}
    </>
  );
}

/** What of the plane a drawing shows: a board of that size around the middle, and so much around it. */
export const viewBoxOf = ({ width, height }: Pick<BoardGeometry, 'width' | 'height'>, around = 0): string =>
  `${-(width + around) / 2} ${-(height + around) / 2} ${width + around} ${height + around}`;

/** Path data of an outline, turned a quarter clockwise if the plan is. */
export function outlinePath(ring: Ring, turned = false): string {
  const points = ring.map((point) => turn(point, turned)).map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
  return `M${points.join('L')}Z`;
}
