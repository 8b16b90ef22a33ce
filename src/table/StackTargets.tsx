import type { ThreeEvent } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type InstancedMesh, Matrix4, Mesh } from 'three';
import type { RegionId } from '../rules/index.ts';
import { regionOfFace } from './board/board-mesh.ts';
import { stackPlace } from './layout/ground.ts';
import type { TableState } from './layout/index.ts';
import { CHIP, CHIP_RADIUS } from './layout/placement.ts';
import { useRegionPointer } from './region-pointer.ts';

interface StackTargetsProps {
  readonly state: TableState;
  /** Nothing but a flat sign stands there. */
  readonly flat: boolean;
  /** Regions in which something may be done now; null if there are none. */
  readonly targets: ReadonlySet<RegionId> | null;
}

/** Height of a figure for the pointer, in board units. */
const FIGURE_HEIGHT = 0.42;

/**
 * Invisible posts where stacks stand, so that pointing at a figure means its region and not the one behind it; but where nothing may be done with it,
 * and something with the region behind, that one is meant.
 */
export default function StackTargets({ state, flat, targets }: StackTargetsProps) {
  const posts = useRef<InstancedMesh>(null);
  const standing = useMemo(
    () =>
      state.view.regions.flatMap(({ tokens, lostTribe }, region) =>
        tokens > 0 || lostTribe ? [{ region, level: Math.max(1, tokens) }] : [],
      ),
    [state],
  );
  useLayoutEffect(() => {
    const mesh = posts.current;
    if (mesh === null) return;
    const matrix = new Matrix4();
    standing.forEach(({ region, level }, k) => {
      const [x, foot, z] = stackPlace(state.board, region);
      const height = flat ? CHIP : level * CHIP + FIGURE_HEIGHT;
      matrix.makeScale(1, height, 1).setPosition(x, foot + height / 2, z);
      mesh.setMatrixAt(k, matrix);
    });
    mesh.count = standing.length;
    mesh.computeBoundingSphere();
  }, [state, flat, standing]);
  const regionOf = ({ intersections }: ThreeEvent<PointerEvent | MouseEvent>): RegionId | null => {
    const met = intersections.flatMap(({ object, instanceId, face }) => {
      if (object === posts.current) return standing[instanceId ?? -1]?.region ?? [];
      return face && object instanceof Mesh ? (regionOfFace(object.geometry, face) ?? []) : [];
    });
    return met.find((region) => targets?.has(region)) ?? met[0] ?? null;
  };
  const pointer = useRegionPointer(regionOf);
  return (
    <instancedMesh ref={posts} args={[undefined, undefined, state.board.regions.length]} visible={false} {...pointer}>
      <cylinderGeometry args={[CHIP_RADIUS, CHIP_RADIUS, 1, 8]} />
    </instancedMesh>
  );
}
