import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Object3D, type SpotLight } from 'three';
import { lamp } from '../../look/palette.ts';
import type { Quality } from '../quality.ts';
import { roomLight } from './environment.ts';

/** Strength of the room's light against the lamp's. */
const FILL = 0.6;
/** The same light where the room is not rendered: from above and from below. */
const sky = { colour: '#dcc4a6', ground: '#5a4230', strength: 1.9 };

interface LightsProps {
  readonly quality: Quality;
  /** Half the width and depth of what must be lit, in board units. */
  readonly reach: number;
  /** Counts up whenever the context came back, so that what was rendered into a texture is rendered anew. */
  readonly restored: number;
}

/** One warm lamp over the table, and the dim room around it. */
export function Lights({ quality, reach, restored }: LightsProps) {
  const { gl, scene, invalidate } = useThree();
  const key = useRef<SpotLight>(null);
  const target = useMemo(() => new Object3D(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restored` has the room rendered again.
  useEffect(() => {
    if (!quality.room) return;
    const room = roomLight(gl);
    scene.environment = room.texture;
    scene.environmentIntensity = FILL;
    invalidate();
    return () => {
      scene.environment = null;
      room.dispose();
    };
  }, [gl, scene, invalidate, quality.room, restored]);

  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  });

  return (
    <>
      <primitive object={target} position={[0, 0, 0.2]} />
      <spotLight
        ref={key}
        key={quality.level}
        color={lamp.key}
        intensity={4.3}
        decay={0}
        position={[-reach * 0.75, reach * 1.9, -reach * 0.62]}
        angle={0.46}
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
      {quality.room ? null : <hemisphereLight args={[sky.colour, sky.ground, sky.strength]} />}
      <directionalLight color={lamp.night} intensity={0.35} position={[reach, reach, reach]} />
    </>
  );
}
