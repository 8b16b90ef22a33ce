import { type JSX, useMemo } from 'react';
import { outlinePath } from '../../../hud/plan/outline-path.ts';
import { boardFacts, edge, type OwnRegion, type PrintedBoardId } from '../../../rules/index.ts';
import { type BoardGeometry, outlinesOf } from '../../../table/outlines/index.ts';
import { useLazy } from '../../../ui/lazy/use-lazy.ts';
import { terrains } from '../../../ui/look/index.ts';
import { drawingOf } from './drawing.ts';
import { Signs } from './EditorBoard.tsx';
import type { Kept } from './shelf.ts';

interface DrawnBoardProps {
  readonly geometry: BoardGeometry;
  readonly regions: readonly Pick<OwnRegion, 'terrain' | 'symbols' | 'lostTribe'>[];
}

/** The regions of a board as they are drawn. */
function DrawnBoard({ geometry, regions }: DrawnBoardProps): JSX.Element {
  return (
    <>
      {geometry.regions.map(({ id, outline, seat, spots }) => {
        const there = regions[id];
        if (!there) return null;
        const { top: ground, side } = terrains[there.terrain];
        return (
          <g key={id}>
            <path d={outlinePath(outline, false)} fill={ground} stroke={side} strokeWidth="0.05" />
            <Signs region={there} seat={seat} spots={spots} />
          </g>
        );
      })}
    </>
  );
}

/** A small picture of a printed board, once its outlines are there. Words stand beside it. */
export function PrintedPicture({ id }: { readonly id: PrintedBoardId }): JSX.Element {
  const { value } = useLazy(outlinesOf(id));
  const { width, height } = value ?? { width: boardFacts(id).aspect, height: 1 };
  return (
    <svg className="edit-picture" viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      {value === null ? null : <DrawnBoard geometry={value} regions={boardFacts(id).regions} />}
    </svg>
  );
}

/** A small picture of a board: as it was drawn, or who borders whom where it has not been drawn yet. Words stand beside it. */
export function BoardPicture({ board: { id, draft } }: { readonly board: Kept }): JSX.Element {
  const geometry = useMemo(() => drawingOf(id, draft), [id, draft]);
  const { aspect, regions } = draft.data;
  const [width, height] = geometry ? [geometry.width, geometry.height] : [Math.sqrt(aspect), 100 / Math.sqrt(aspect)];
  const [left, top] = geometry ? [-width / 2, -height / 2] : [0, 0];
  const at = ([x, y]: readonly [number, number]) => [(x * width) / 100, (y * height) / 100] as const;
  return (
    <svg className="edit-picture" viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      {geometry ? <DrawnBoard geometry={geometry} regions={regions} /> : null}
      {geometry
        ? null
        : regions.flatMap(({ at: from, around }, region) =>
            around.flatMap((other, place) => {
              const to = regions[other]?.at;
              if (other === edge || other < region || !to) return [];
              const [[x1, y1], [x2, y2]] = [at(from), at(to)];
              return [
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in a ring is what tells two borders apart
                <line key={`${region} ${place}`} className="edit-net" x1={x1} y1={y1} x2={x2} y2={y2} />,
              ];
            }),
          )}
      {geometry
        ? null
        : regions.map(({ at: from, terrain }, region) => {
            const [cx, cy] = at(from);
            const { top: fill, side } = terrains[terrain];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a region is its place in the list
              <circle key={region} cx={cx} cy={cy} r={width / 26} fill={fill} stroke={side} strokeWidth={width / 200} />
            );
          })}
    </svg>
  );
}
