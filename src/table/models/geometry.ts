import { BufferAttribute, BufferGeometry, type Mesh, type Object3D, Vector3 } from 'three';

/**
 * The mesh under a node of a GLB as plain numbers in model units, with the attributes of `pieces/shape`: the file's are quantised, and all pieces of
 * the table share one geometry. Null if there is no mesh.
 */
export function plainGeometry(node: Object3D): BufferGeometry | null {
  node.updateWorldMatrix(true, true);
  let found: Mesh | null = null;
  node.traverse((each) => {
    if (isMesh(each)) found ??= each;
  });
  return found === null ? null : plain(found);
}

function isMesh(object: Object3D): object is Mesh {
  return 'isMesh' in object && object.isMesh === true;
}

function plain({ geometry, matrixWorld }: Mesh): BufferGeometry {
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const [colour, finish] = [geometry.getAttribute('color'), geometry.getAttribute('_fx')];
  const { count } = position;
  const [positions, normals] = [new Float32Array(count * 3), new Float32Array(count * 3)];
  const [colours, finishes] = [new Float32Array(count * 4), new Float32Array(count * 4)];
  const vector = new Vector3();
  for (let k = 0; k < count; k++) {
    vector
      .fromBufferAttribute(position, k)
      .applyMatrix4(matrixWorld)
      .toArray(positions, k * 3);
    // The nodes are scaled uniformly, so normals keep their direction.
    vector
      .fromBufferAttribute(normal, k)
      .normalize()
      .toArray(normals, k * 3);
    for (let part = 0; part < 4; part++) {
      colours[k * 4 + part] = colour.getComponent(k, part);
      finishes[k * 4 + part] = finish.getComponent(k, part);
    }
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('normal', new BufferAttribute(normals, 3))
    .setAttribute('color', new BufferAttribute(colours, 4))
    .setAttribute('fx', new BufferAttribute(finishes, 4))
    .setIndex(geometry.getIndex());
}
