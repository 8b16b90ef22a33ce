import { Matrix4, Vector3 } from 'three';
import { glbIO } from '../../house/glb.ts';
import { root } from '../../house/run.mjs';

/** Every so many vertices of a figure are enough for its outline. */
const STEP = 6;

/** Points all over a figure, in model units. */
export type FigureShape = readonly Vector3[];

/** The shapes of these races' figures, as they are in `public/models` at the near level. */
export async function figureShapes(races: readonly string[]): Promise<ReadonlyMap<string, FigureShape>> {
  const io = await glbIO();
  const found = races.map(async (race) => {
    const document = await io.read(`${root}public/models/${race}.glb`);
    const node = document
      .getRoot()
      .listNodes()
      .find((one) => one.getMesh() !== null && one.getName() !== 'far');
    const positions = node?.getMesh()?.listPrimitives()[0]?.getAttribute('POSITION');
    if (node === undefined || !positions) throw new Error(`${race}.glb is empty.`);
    const matrix = new Matrix4().fromArray(node.getWorldMatrix());
    const count = Math.floor(positions.getCount() / STEP);
    const points = Array.from({ length: count }, (_, k) =>
      new Vector3().fromArray(positions.getElement(k * STEP, [])).applyMatrix4(matrix),
    );
    return [race, points] as const;
  });
  return new Map(await Promise.all(found));
}
