import type { ThreeEvent } from '@react-three/fiber';
import type { RegionId } from '../rules/index.ts';
import { attend } from './attention/index.ts';
import { useTableHost } from './host.ts';
import { useScope } from './scope.tsx';
import { isTap } from './tap.ts';

/** What a mesh hears of a pointer: the region meant there is looked at, and a tap on it told. */
export function useRegionPointer(regionAt: (event: ThreeEvent<PointerEvent | MouseEvent>) => RegionId | null) {
  const scope = useScope();
  const { onRegion } = useTableHost();
  return {
    onPointerMove(event: ThreeEvent<PointerEvent>) {
      event.stopPropagation();
      attend(scope, { hovered: regionAt(event) });
    },
    onPointerOut: () => attend(scope, { hovered: null }),
    onClick(event: ThreeEvent<MouseEvent>) {
      event.stopPropagation();
      const region = regionAt(event);
      if (region !== null && isTap(event)) onRegion?.(region);
    },
  };
}
