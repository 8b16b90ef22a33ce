import { Group, type Material, Mesh } from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

export type LevelName = 'figure' | 'figure-low';

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);

/** The meshes of a model's file, by level of detail. */
export async function load(id: string): Promise<Record<LevelName, Mesh>> {
  const { scene } = await loader.loadAsync(`/models/${id}.glb`);
  scene.updateMatrixWorld(true);
  const level = (name: LevelName): Mesh => {
    const found = scene.getObjectByName(name);
    if (!(found instanceof Mesh)) throw new Error(`${id} has no ${name}`);
    return found;
  };
  return { figure: level('figure'), 'figure-low': level('figure-low') };
}

/** A figure on its chip (or alone), standing on y = 0. */
export function piece(figure: Mesh, chip: Mesh | null, material: Material, height: number): Group {
  const group = new Group();
  // The node's matrix stays with the mesh: coordinates are integers, and baking it into them would overflow.
  const add = (mesh: Mesh, y: number) => {
    const copy = new Mesh(mesh.geometry, material);
    copy.applyMatrix4(mesh.matrixWorld);
    copy.position.y += y;
    copy.castShadow = true;
    copy.receiveShadow = true;
    group.add(copy);
  };
  add(figure, chip === null ? 0 : height);
  if (chip !== null) add(chip, 0);
  return group;
}
