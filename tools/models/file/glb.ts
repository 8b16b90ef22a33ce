import { Document, Logger } from '@gltf-transform/core';
import { EXTMeshoptCompression } from '@gltf-transform/extensions';
import { quantize, reorder } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';
import { glbIO } from '../../house/glb.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { Painting } from '../paint/colour.ts';

/** A mesh ready for a file. */
export interface Finished extends Mesh, Painting {
  readonly normals: Float32Array;
}

/**
 * A GLB file with one node per mesh, by name: POSITION 12 bit, NORMAL 8 bit, COLOR_0 8 bit (linear, alpha is the openness), _FX 8 bit (roughness,
 * metalness, emission, tint), compressed for size. All nodes have the same scale and shift.
 */
export async function glbOf(meshes: Readonly<Record<string, Finished>>): Promise<Uint8Array> {
  const io = await glbIO();
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR));
  const buffer = document.createBuffer();
  const scene = document.createScene();
  const material = document.createMaterial('painted').setRoughnessFactor(0.8).setMetallicFactor(0);
  for (const [name, mesh] of Object.entries(meshes)) {
    const accessor = (type: 'SCALAR' | 'VEC3' | 'VEC4', array: Float32Array | Uint8Array | Uint16Array) =>
      document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setMaterial(material)
      .setIndices(accessor('SCALAR', Uint16Array.from(mesh.indices)))
      .setAttribute('POSITION', accessor('VEC3', mesh.positions))
      .setAttribute('NORMAL', accessor('VEC3', mesh.normals))
      .setAttribute('COLOR_0', accessor('VEC4', mesh.colours))
      .setAttribute('_FX', accessor('VEC4', mesh.finish).setNormalized(true));
    scene.addChild(document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive)));
  }
  await document.transform(
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({
      quantizePosition: 12,
      quantizeNormal: 8,
      quantizeColor: 8,
      quantizationVolume: 'scene',
      pattern: /^(POSITION|NORMAL|COLOR_0)$/,
    }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  return io.writeBinary(document);
}
