import type { ThreeEvent } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type InstancedMesh, Matrix4, Mesh } from 'three';
import type { RegionId } from '../rules/index.ts';
import { regionOfFace } from './board/board-mesh.ts';
import type { TableState } from './layout/index.ts';
import { postsOf, regionMeant } from './posts.ts';
import { useRegionPointer } from './region-pointer.ts';

interface StackTargetsProps {
  readonly state: TableState;
  /** Nothing but a flat sign stands there. */
  readonly flat: boolean;
  /** Regions in which something may be done now; null if there are none. */
  readonly targets: ReadonlySet<RegionId> | null;
}

/** Most posts of a region, on an average. */
const MOST = 4;

/**
 * Invisible posts where something stands, so that pointing at a figure means its region and not the one behind it; but where nothing may be done with it,
 * and something with the region behind, that one is meant. No props need one: they are seen over their own ground.
 */
export default function StackTargets({ state, flat, targets }: StackTargetsProps) {
  const posts = useRef<InstancedMesh>(null);
  const standing = useMemo(() => postsOf(state, flat), [state, flat]);
  useLayoutEffect(() => {
    const mesh = posts.current;
    if (mesh === null) return;
    const matrix = new Matrix4();
    standing.forEach(({ x, y, z, radius, height }, k) => {
      matrix.makeScale(radius, height, radius).setPosition(x, y + height / 2, z);
      mesh.setMatrixAt(k, matrix);
    });
    mesh.count = standing.length;
    mesh.computeBoundingSphere();
  }, [standing]);
  const regionOf = ({ intersections }: ThreeEvent<PointerEvent | MouseEvent>): RegionId | null => {
    const met: RegionId[] = [];
    for (const { object, instanceId, face } of intersections) {
      const post = object === posts.current ? standing[instanceId ?? -1] : undefined;
      if (post) met.push(post.region);
      const ground = !post && face && object instanceof Mesh ? regionOfFace(object.geometry, face) : null;
      if (ground === null) continue;
      met.push(ground);
      // What lies behind is not seen.
      break;
    }
    return regionMeant(met, targets);
  };
  const pointer = useRegionPointer(regionOf);
  return (
    <instancedMesh
      ref={posts}
      args={[undefined, undefined, state.board.regions.length * MOST]}
      visible={false}
      {...pointer}
    >
      <cylinderGeometry args={[1, 1, 1, 8]} />
    </instancedMesh>
  );
}
