import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Object3D } from 'three';
import { lamp } from '../../look/index.ts';
import type { Quality } from '../quality.ts';
import { roomLight } from './environment.ts';

/** Strength of the room's light relative to the lamp's. */
const FILL = 0.6;
/** The same light where the room is not rendered: from above and from below. */
const sky = { colour: '#d6cab8', ground: '#b09c88', strength: 1.5 };
/**
 * The lamp and its fill light. Where the room is not rendered, wood without reflections would leave the surroundings of the board dark: there the
 * lamp's cone is wider, and the fill light shines from behind the table, so that the wood gleams as it does in the room's light.
 */
const lamps = {
  room: { lampStrength: 4.3, angle: 0.46, helper: lamp.night, strength: 0.35, from: [1, 1, 1] },
  bare: { lampStrength: 3.1, angle: 0.66, helper: lamp.key, strength: 1.6, from: [-0.15, 1, -0.5] },
} as const;

interface LightsProps {
  readonly quality: Quality;
  /** Half the width and depth of the lit area, in board units. */
  readonly reach: number;
  /** Incremented whenever the context is restored, so that textures rendered from it are rendered again. */
  readonly restored: number;
}

/** One warm lamp above the table, and the dim room around it. */
export function Lights({ quality, reach, restored }: LightsProps) {
  const { gl, scene, invalidate } = useThree();
  const target = useMemo(() => new Object3D(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `restored` renders the room again.
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

  // Shadows are redrawn only on request: code that moves a shadow caster must ask for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for a new lamp, or after a context loss
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [gl, invalidate, quality, reach, restored]);

  const { lampStrength, angle, helper, strength, from } = quality.room ? lamps.room : lamps.bare;
  const [x, y, z] = from;
  return (
    <>
      <primitive object={target} position={[0, 0, 0.2]} />
      <spotLight
        key={quality.level}
        color={lamp.key}
        intensity={lampStrength}
        decay={0}
        position={[-reach * 0.75, reach * 1.9, -reach * 0.62]}
        angle={angle}
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
      <directionalLight color={helper} intensity={strength} position={[x * reach, y * reach, z * reach]} />
    </>
  );
}
