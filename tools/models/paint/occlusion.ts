import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { centroidOf, cornersOf, type Mesh, placeOf, trianglesOf, verticesOf } from '../mesh/mesh.ts';

/** How far a ray looks for something in its way, in units. */
const REACH = 0.45;
const RAYS = 128;
/** Rays start this far above the surface, and this share of the way to the middle of a triangle. */
const LIFT = 0.012;
const INWARDS = 0.22;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** Something that rays can be cast at. */
export function obstacles(...meshes: readonly Mesh[]): MeshBVH {
  const positions = Float32Array.from(meshes.flatMap((mesh) => Array.from(mesh.positions)));
  let before = 0;
  const indices = meshes.flatMap((mesh) => {
    const offset = before;
    before += verticesOf(mesh);
    return Array.from(mesh.indices, (index) => index + offset);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(indices), 1));
  return new MeshBVH(geometry);
}

/** How open each vertex lies, 0 (shut in) … 1 (open): rays over its hemisphere, dense around the normal. */
export function opennessOf(mesh: Mesh, normals: Float32Array, around: MeshBVH): Float32Array {
  const triangles = Array.from({ length: verticesOf(mesh) }, (): number[] => []);
  for (let triangle = 0; triangle < trianglesOf(mesh); triangle++) {
    for (const vertex of cornersOf(mesh, triangle)) triangles[vertex]?.push(triangle);
  }
  const ray = new Ray();
  const [normal, tangent, third] = [new Vector3(), new Vector3(), new Vector3()];
  return Float32Array.from(triangles, (own, vertex) => {
    const at = placeOf(mesh, vertex);
    normal.fromArray(normals, vertex * 3);
    if (Math.abs(normal.y) < 0.9) tangent.set(0, 1, 0);
    else tangent.set(1, 0, 0);
    tangent.cross(normal).normalize();
    third.copy(normal).cross(tangent);
    const origins = own.map((triangle) => {
      const [x, y, z] = centroidOf(mesh, triangle);
      return new Vector3(...at).lerp(new Vector3(x, y, z), INWARDS).addScaledVector(normal, LIFT);
    });
    let shut = 0;
    for (let k = 0; k < RAYS; k++) {
      const origin = origins[k % origins.length];
      if (origin === undefined) continue;
      const across = Math.sqrt((k + 0.5) / RAYS);
      const turn = k * GOLDEN_ANGLE;
      ray.origin.copy(origin);
      ray.direction
        .set(0, 0, 0)
        .addScaledVector(tangent, across * Math.cos(turn))
        .addScaledVector(third, across * Math.sin(turn))
        .addScaledVector(normal, Math.sqrt(1 - across * across))
        .normalize();
      shut += hit(around, ray);
    }
    return 1 - shut / RAYS;
  });
}

/** How much what a ray meets shuts it in: 1 for what is near, less further away. */
function hit(around: MeshBVH, ray: Ray): number {
  const met = around.raycastFirst(ray, DoubleSide, 0, REACH);
  if (met === null || met === undefined) return 0;
  const fromBehind = met.face != null && met.face.normal.dot(ray.direction) > 0;
  if (fromBehind && met.distance < 0.03) return 0;
  return 1 - 0.7 * (met.distance / REACH) ** 1.5;
}
