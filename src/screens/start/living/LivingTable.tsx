import { type JSX, useCallback, useMemo, useState } from 'react';
import { ErrorBoundary } from '../../../hud/lazy/ErrorBoundary.tsx';
import { view } from '../../../rules/index.ts';
import { readPosition } from '../../../rules/positions/index.ts';
import type { Shot } from '../../../table/attention/index.ts';
import { type DrawCamera, TableHostContext } from '../../../table/host.ts';
import { outlinesOf } from '../../../table/outlines/index.ts';
import { Scoped } from '../../../table/scope.tsx';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import { lazyValue } from '../../../ui/lazy/lazy-value.ts';
import { useLazy } from '../../../ui/lazy/use-lazy.ts';
import { useStill } from '../../../ui/look/index.ts';
import { hasWebGL } from '../../../ui/platform/canvas.ts';
import './living.css';
import { position, scene } from './living-position.ts';
import { useMenuInsets } from './use-menu-insets.ts';

const table = lazyValue(async () => {
  const [room] = await Promise.all([import('../../../table/index.ts'), outlinesOf(5).promise()]);
  return room;
});
const DirectedCamera = lazyComponent(
  async () => ({
    default: (await import('../../../table/camera/DirectedCamera.tsx')).DirectedCamera,
  }),
  { needsNotice: true },
);

const shot: Shot = { of: 'regions', regions: scene, beside: [] };
const seats = Array.from({ length: 5 }, (_, colour) => ({ name: '', colour }));
const none = [] as const;

/** The table behind the start page: it fades in over its picture once it is drawn, then rests; who points at a figure is looked at. */
export default function LivingTable(): JSX.Element | null {
  const { value: room } = useLazy(table);
  const [isDrawn, setDrawn] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const read = useMemo(() => readPosition(position), []);
  const insets = useMenuInsets();
  const still = useStill();
  const camera = useCallback<DrawCamera>(
    (given) => <DirectedCamera {...given} glide={false} shot={shot} pace={1} sparing={false} />,
    [],
  );
  if (room === null || !read.ok || isBroken || !hasWebGL()) return null;
  return (
    <div className={isDrawn ? 'living living-drawn' : 'living'} data-still={still ? '' : undefined} aria-hidden="true">
      <ErrorBoundary fallback={() => null}>
        <Scoped>
          <TableHostContext
            value={{ insets, camera, onDrawn: () => setDrawn(true), onContextLost: () => setBroken(true) }}
          >
            <room.TableView view={view(read.state, null)} legal={none} seats={seats} />
          </TableHostContext>
        </Scoped>
      </ErrorBoundary>
    </div>
  );
}
