import { type JSX, useMemo } from 'react';
import { PrintedBoard, viewBoxOf } from '../../../hud/plan/Printed.tsx';
import { boardFacts, edge, type PrintedBoardId } from '../../../rules/index.ts';
import { outlinesOf } from '../../../table/outlines/index.ts';
import { useLazy } from '../../../ui/lazy/use-lazy.ts';
import { terrains } from '../../../ui/look/index.ts';
import { drawingOf } from './drawing.ts';
import type { Kept } from './shelf.ts';

/** A small picture of a printed board, once its outlines are there. Words stand beside it. */
export function PrintedPicture({ id }: { readonly id: PrintedBoardId }): JSX.Element {
  const { value } = useLazy(outlinesOf(id));
  const size = value ?? { width: boardFacts(id).aspect, height: 1 };
  return (
    <svg className="edit-picture" viewBox={viewBoxOf(size)} aria-hidden="true">
      {value === null ? null : <PrintedBoard geometry={value} regions={boardFacts(id).regions} />}
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
      {geometry ? <PrintedBoard geometry={geometry} regions={regions} /> : null}
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
