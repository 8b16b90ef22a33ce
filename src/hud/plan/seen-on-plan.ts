import { type RefObject, useEffect } from 'react';
import { boardRests, showBorders } from '../../table/attention/seen-regions.ts';
import { type RegionGeometry, turn } from '../../table/outlines/index.ts';
import { useScope } from '../../table/scope.tsx';

/** Says where the regions are seen. */
export function useSeenOnPlan(
  svg: RefObject<SVGSVGElement | null>,
  areas: readonly RegionGeometry[],
  turned: boolean,
  viewBox: string,
): void {
  const scope = useScope();
  useEffect(
    () =>
      showBorders(scope, (region) => {
        const box = svg.current?.getBoundingClientRect();
        const [across = 0, down = 0, broad = 1, deep = 1] = viewBox.split(' ').map(Number);
        if (box === undefined || box.width === 0) return [];
        const scale = Math.min(box.width / broad, box.height / deep);
        const [left, top] = [box.left + (box.width - broad * scale) / 2, box.top + (box.height - deep * scale) / 2];
        return (areas[region]?.outline ?? []).map((point) => {
          const { x, y } = turn(point, turned);
          return { x: left + (x - across) * scale, y: top + (y - down) * scale };
        });
      }),
    [scope, svg, areas, turned, viewBox],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every step of the view
  useEffect(() => boardRests(scope), [scope, viewBox, turned]);
}
