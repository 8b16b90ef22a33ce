import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import { type DataTexture, type Material, type Mesh, MeshDepthMaterial, type MeshStandardMaterial } from 'three';
import { raise, withered } from '../board/ground-shader.ts';
import type { Occlusion } from '../board/occlusion.ts';
import { useModels } from '../models/load.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { pieceMaterial } from '../pieces/piece-material.ts';
import type { Quality } from '../quality.ts';
import { usePrograms } from '../use-programs.ts';
import { propsMesh } from './props-mesh.ts';

const head = /* glsl */ `
attribute vec2 clearing;
uniform sampler2D regions;
flat varying float vDecline;
varying float vRecede;
${raise}
`;

/**
 * A prop in the way of what stands in its region shrinks to a point below the board; the others rise with their ground. From the middle of the table
 * on, the farther from the eye the more it recedes.
 */
const yieldToPieces = /* glsl */ `
#include <begin_vertex>
vDecline = texelFetch(regions, ivec2(int(clearing.x + 0.5), 1), 0).a;
int occupied = int(texelFetch(regions, ivec2(int(clearing.x + 0.5), 2), 0).w + 0.5);
if ((occupied & int(clearing.y + 0.5)) != 0) transformed = vec3(0.0, -1.0, 0.0);
else transformed.y += raiseOf(texelFetch(regions, ivec2(int(clearing.x + 0.5), 2), 0), texelFetch(regions, ivec2(int(clearing.x + 0.5), 3), 0), position.xz);
vRecede = smoothstep(1.0, 1.3, (modelViewMatrix * vec4(transformed, 1.0)).z / viewMatrix[3].z);
`;

const withering = /* glsl */ `
flat varying float vDecline;
varying float vRecede;
${withered}
`;

/** What grows on the land of a race in decline is as grey as that; what is far is duller and darker, and leaves the row to its figures. */
const wither = /* glsl */ `
#include <color_fragment>
if (vDecline > 0.0) diffuseColor.rgb = mix(diffuseColor.rgb, withered(diffuseColor.rgb), vDecline);
diffuseColor.rgb = mix(diffuseColor.rgb, 0.6 * mix(vec3(dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722))), diffuseColor.rgb, 0.6), vRecede);
`;

function clear(material: Material, regions: DataTexture): void {
  const compile = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    shader.vertexShader = `${head}${shader.vertexShader}`.replace('#include <begin_vertex>', yieldToPieces);
    shader.fragmentShader = `${withering}${shader.fragmentShader}`.replace('#include <color_fragment>', wither);
    compile(shader, renderer);
    shader.uniforms.regions = { value: regions };
  };
  material.customProgramCacheKey = () => 'clearings';
}

/** For the eye and for the shadow: both make room according to `regions`. The caller disposes of them. */
function propMaterials(regions: DataTexture): {
  readonly seen: MeshStandardMaterial;
  readonly shadow: MeshDepthMaterial;
} {
  const seen = pieceMaterial();
  const shadow = new MeshDepthMaterial();
  clear(seen, regions);
  clear(shadow, regions);
  return { seen, shadow };
}

interface PropsProps {
  readonly board: BoardGeometry;
  readonly quality: Quality;
  /** Seen as a map: nothing grows on it. */
  readonly flat: boolean;
  /** Per-region data for the shader. */
  readonly regions: DataTexture;
  /** The contact light, painted here. */
  readonly occlusion: Occlusion;
  /** What is occupied (see `region-texture.ts`), with commas between the regions. */
  readonly occupied: string;
}

/** The props of the board, in one draw call. Suspends until the models are loaded. They make room for pieces, and never catch the pointer. */
export default function Props({ board, quality, flat, regions, occlusion, occupied }: PropsProps) {
  const models = useModels();
  const invalidate = useThree((state) => state.invalidate);
  const { props, detail } = quality;
  const { geometry, seen, casting, blots } = useMemo(
    () => propsMesh(board, models, { props, detail }),
    [board, models, props, detail],
  );
  const materials = useMemo(() => propMaterials(regions), [regions]);
  useEffect(() => {
    occlusion.paint(blots, occupied.split(',').map(Number));
    invalidate();
  }, [occlusion, blots, occupied, invalidate]);
  const [mesh, setMesh] = useState<Mesh | null>(null);
  usePrograms(mesh);
  useEffect(() => {
    geometry.setDrawRange(0, seen);
    return () => geometry.dispose();
  }, [geometry, seen]);
  useEffect(
    () => () => {
      materials.seen.dispose();
      materials.shadow.dispose();
    },
    [materials],
  );
  return (
    <mesh
      ref={setMesh}
      name="props"
      dispose={null}
      visible={!flat}
      geometry={geometry}
      material={materials.seen}
      customDepthMaterial={materials.shadow}
      castShadow
      receiveShadow
      onBeforeShadow={() => geometry.setDrawRange(seen, casting)}
      onAfterShadow={() => geometry.setDrawRange(0, seen)}
    />
  );
}
