import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Object3D } from 'three';
import { lamp } from '../../ui/look/index.ts';
import type { Quality } from '../quality.ts';
import { useRestored } from '../use-restored.ts';
import { FILL, key, rim, surroundingLight } from './lighting.ts';

/** The same light where what is around is not rendered: from above and from below. */
const sky = { colour: '#e4d0b0', ground: '#a88a7c', strength: 1.35 };

export const KEY_LAMP = 'key lamp';

interface LightsProps {
  readonly quality: Quality;
  /** Half the width and depth of the lit area, in board units. */
  readonly reach: number;
}

/** One warm lamp at the viewer's side of the table, cool light from behind it, and what is dim around. */
export function Lights({ quality, reach }: LightsProps) {
  const gl = useThree((three) => three.gl);
  const scene = useThree((three) => three.scene);
  const invalidate = useThree((three) => three.invalidate);
  const target = useMemo(() => new Object3D(), []);
  const restored = useRestored();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `restored` renders it again.
  useEffect(() => {
    if (!quality.reflections) return;
    const surroundings = surroundingLight(gl);
    scene.environment = surroundings.texture;
    scene.environmentIntensity = FILL;
    invalidate();
    return () => {
      scene.environment = null;
      surroundings.dispose();
    };
  }, [gl, scene, invalidate, quality.reflections, restored]);

  // Shadows are redrawn only on request: code that moves a shadow caster must ask for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new lamp, or after a context loss
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, invalidate, quality, reach, restored]);

  return (
    <>
      <primitive object={target} position={key.at} />
      <spotLight
        key={quality.shadowMap}
        name={KEY_LAMP}
        color={lamp.key}
        intensity={key.strength}
        decay={0}
        position={[key.from[0] * reach, key.from[1] * reach, key.from[2] * reach]}
        angle={key.angle}
        penumbra={1}
        target={target}
        castShadow={quality.shadows}
        shadow-mapSize-width={quality.shadowMap || 512}
        shadow-mapSize-height={quality.shadowMap || 512}
        shadow-camera-near={reach * 0.8}
        shadow-camera-far={reach * 4}
        shadow-bias={-0.0006}
        shadow-normalBias={0.012}
        shadow-radius={3}
      />
      {quality.reflections ? null : <hemisphereLight args={[sky.colour, sky.ground, sky.strength]} />}
      <directionalLight
        color={lamp.rim}
        intensity={quality.reflections ? rim.lit : rim.bare}
        position={[rim.from[0] * reach, rim.from[1] * reach, rim.from[2] * reach]}
      />
    </>
  );
}
