import { useEffect, useMemo } from 'react';
import { tableColours } from '../../ui/look/index.ts';
import { type Subject, tablePoints } from '../camera/table-points.ts';
import { boardHalf } from '../layout/table-plan.ts';
import { TABLE_TOP } from '../layout/units.ts';
import { useModels } from '../models/load.ts';
import type { Quality } from '../quality.ts';
import { tabletop } from './tabletop-mesh.ts';
import { woodMaterial } from './wood.ts';

interface TabletopProps {
  /** What lies on the table. */
  readonly subject: Subject;
  readonly detail: Quality['detail'];
}

/** The tabletop, as large as its contents need. Suspends until the models are loaded; without its model nothing is drawn. */
export function Tabletop({ subject, detail }: TabletopProps) {
  const model = useModels().get('table')?.[detail];
  const { board } = subject;
  const walnut = useMemo(() => woodMaterial({ tint: tableColours.walnut, pool: boardHalf(board) }), [board]);
  const geometry = useMemo(() => (model ? tabletop(model, tablePoints(subject)) : null), [model, subject]);
  useEffect(() => () => walnut.dispose(), [walnut]);
  useEffect(() => () => geometry?.dispose(), [geometry]);
  if (geometry === null) return null;
  return <mesh dispose={null} position-y={TABLE_TOP} geometry={geometry} material={walnut} receiveShadow />;
}
