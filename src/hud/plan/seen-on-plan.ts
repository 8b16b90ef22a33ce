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
        const onPage = svg.current?.getScreenCTM?.();
        if (!onPage) return [];
        return (areas[region]?.outline ?? []).map((point) => {
          const { x, y } = turn(point, turned);
          return { x: onPage.a * x + onPage.e, y: onPage.d * y + onPage.f };
        });
      }),
    [scope, svg, areas, turned],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every step of the view
  useEffect(() => boardRests(scope), [scope, viewBox, turned]);
}
