import type { BatchedMesh, BufferGeometry, Mesh, PerspectiveCamera, ShaderMaterial } from 'three';

/** A piece that is not where it rests: the topmost of those there, whose x and z these are, in board units; and its matrix instead, column by column. */
export interface Staged {
  readonly from: readonly [number, number];
  readonly matrix: readonly number[];
}

/** The air a moment after: what each puff of dust is, by the names the table's dust has for it. */
interface Dusty {
  readonly lists: Readonly<Record<'place' | 'drift' | 'look', readonly number[]>>;
  /** Seconds. */
  readonly now: number;
}

/** Lengths in board units, angles in degrees. */
export interface Exposure {
  readonly eye: readonly [number, number, number];
  /** The middle of the picture. */
  readonly target: readonly [number, number, number];
  readonly field: number;
  /** How far away what is sharp is, and the radius of the opening: the larger it is, the softer is all else. */
  readonly focus: number;
  readonly opening: number;
  /** How much more light is let in than at the table. */
  readonly light: number;
  /** How far the lamp wanders: shadows become soft. */
  readonly lamp: number;
  readonly pictures: number;
  readonly staged: readonly Staged[];
  readonly dust: Dusty;
}

/**
 * Run in a page: moves what is staged, and takes the mean of many pictures, each seen from another place in the opening of a lens that is sharp at one
 * distance. Returns rows from the bottom, four bytes a pixel, as the text of a data address.
 */
export async function expose({
  eye,
  target,
  field,
  focus,
  opening,
  light,
  lamp,
  pictures,
  staged,
  dust,
}: Exposure): Promise<string> {
  const table = window.__table;
  if (table === undefined) throw new Error('There is no table.');
  const { gl, scene } = table.three;
  const camera = table.three.camera as PerspectiveCamera;
  const batch = scene.getObjectByName('pieces') as BatchedMesh;
  const matrix = camera.matrix.clone();
  for (const { from, matrix: wanted } of staged) {
    let top = { id: -1, y: Number.NEGATIVE_INFINITY };
    for (let id = 0; id < batch.maxInstanceCount; id++) {
      try {
        batch.getMatrixAt(id, matrix);
      } catch {
        continue; // Nothing has that number.
      }
      const [x = 0, y = 0, z = 0] = matrix.elements.slice(12, 15);
      if (Math.hypot(x - from[0], z - from[1]) < 0.02 && y > top.y) top = { id, y };
    }
    if (top.id < 0) throw new Error(`Nothing stands at ${from}.`);
    batch.setMatrixAt(top.id, matrix.fromArray(wanted));
  }
  scene.traverse((each) => {
    const { geometry, material } = each as Mesh<BufferGeometry, ShaderMaterial>;
    const { now } = material?.uniforms ?? {};
    if (now === undefined || geometry.getAttribute('drift') === undefined) return;
    for (const [name, list] of Object.entries(dust.lists)) {
      const attribute = geometry.getAttribute(name);
      attribute.array.set(list);
      attribute.needsUpdate = true;
    }
    now.value = dust.now;
    each.visible = true;
  });
  const { width, height } = gl.domElement;
  gl.toneMappingExposure *= light;
  camera.fov = field;
  camera.position.set(...eye);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  const [rx = 0, ry = 0, rz = 0, , ux = 0, uy = 0, uz = 0] = camera.matrixWorld.elements;
  const key = scene.getObjectByName('key lamp');
  const home = key?.position.clone();
  /** Pixels by which what is sharp would move for each board unit of the eye. */
  const slope = height / 2 / Math.tan((field * Math.PI) / 360) / focus;
  const sum = new Float32Array(width * height * 4);
  for (let k = 0; k < pictures; k++) {
    const angle = k * Math.PI * (3 - Math.sqrt(5));
    const out = Math.sqrt((k + 0.5) / pictures);
    const [right, up] = [Math.cos(angle) * out * opening, Math.sin(angle) * out * opening];
    camera.position.set(eye[0] + rx * right + ux * up, eye[1] + ry * right + uy * up, eye[2] + rz * right + uz * up);
    const [x, y] = [((k * 0.7549) % 1) - 0.5, ((k * 0.5698) % 1) - 0.5];
    camera.setViewOffset(width, height, x - right * slope, y + up * slope, width, height);
    camera.updateMatrixWorld();
    if (key !== undefined && home !== undefined) {
      const around = angle * 2 + 1;
      key.position.set(home.x + Math.cos(around) * out * lamp, home.y, home.z + Math.sin(around) * out * lamp);
    }
    gl.shadowMap.needsUpdate = true;
    const { bytes } = table.picture();
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (bytes[at] ?? 0);
    // The page is not to be taken for one that hangs.
    await new Promise((done) => setTimeout(done));
  }
  const mean = Uint8ClampedArray.from(sum, (all) => all / pictures);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(new Blob([mean]));
  });
}
