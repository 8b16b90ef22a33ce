import { useEffect, useMemo } from 'react';
import { type BufferGeometry, MathUtils, type Texture } from 'three';
import { tableColours } from '../../ui/look/index.ts';
import type { Vector } from '../camera/framing.ts';
import { type Subject, tablePoints } from '../camera/table-points.ts';
import { TABLE_TOP } from '../layout/placement.ts';
import { boardHalf } from '../layout/table-plan.ts';
import { useModels } from '../models/load.ts';
import type { Quality } from '../quality.ts';
import { woodMaterial } from './wood.ts';

/** From the outermost thing on the table to its edge, in board units. */
const MARGIN = 0.95;
/** Half the width of the model's middle, which is stretched; what lies further out keeps its shape. */
const MIDDLE = 0.2;

/** A copy of the model with its edge moved outwards and its top at height 0, large enough to hold all these places. */
export function tabletop(model: BufferGeometry, places: readonly Vector[]): BufferGeometry {
  const geometry = model.clone();
  geometry.computeBoundingBox();
  const { max } = geometry.boundingBox ?? { max: { x: 0, y: 0, z: 0 } };
  const position = geometry.getAttribute('position');
  const along = (axis: 0 | 2, half: number) => {
    const all = places.map((place) => place[axis]);
    const [least, most] = [Math.min(...all) - MARGIN, Math.max(...all) + MARGIN];
    const more = Math.max(0, (most - least) / 2 - half);
    return (at: number) => (least + most) / 2 + at + MathUtils.clamp(at / MIDDLE, -1, 1) * more;
  };
  const [x, z] = [along(0, max.x), along(2, max.z)];
  for (let k = 0; k < position.count; k++)
    position.setXYZ(k, x(position.getX(k)), position.getY(k) - max.y, z(position.getZ(k)));
  geometry.computeBoundingSphere();
  return geometry;
}

interface TabletopProps {
  readonly subject: Subject;
  readonly detail: Quality['detail'];
  readonly grain: Texture;
}

/** As large as its contents need. Suspends until the models are loaded; nothing without its model. */
export function Tabletop({ subject, detail, grain }: TabletopProps) {
  const model = useModels().get('table')?.[detail];
  const { board } = subject;
  const walnut = useMemo(
    () => woodMaterial({ grain, tint: tableColours.walnut, pool: boardHalf(board) }),
    [grain, board],
  );
  const geometry = useMemo(() => (model ? tabletop(model, tablePoints(subject)) : null), [model, subject]);
  useEffect(() => () => walnut.dispose(), [walnut]);
  useEffect(() => () => geometry?.dispose(), [geometry]);
  if (geometry === null) return null;
  return (
    <mesh name="tabletop" dispose={null} position-y={TABLE_TOP} geometry={geometry} material={walnut} receiveShadow />
  );
}
