import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { view } from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import type { Shot } from '../../table/attention/index.ts';
import { type DrawCamera, TableHostContext } from '../../table/host.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { Scoped } from '../../table/scope.tsx';
import { lazyComponent, useLazy } from '../../ui/lazy/lazy-component.tsx';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { useStill } from '../../ui/look/index.ts';
import { hasWebGL } from '../../ui/platform/canvas.ts';
import './living.css';
import type { Insets } from '../../table/index.ts';

/** The game that lies on the table behind the start page, in the position language: five races around a lake. */
export const position = `
board 5; round 5; first 0; turn 0 conquer
coins 20 20 20 20 20
tribes all
seat 0 giants declined 41 42 44 37
seat 0 dwarves+heroic 26:2[hero] 18 25:2 17 31[hero] hand:1
seat 1 tritons+seafaring 20:3 27 33:2
seat 2 wizards+fortified 19:2 12 21 13[fortress] 8
seat 3 sorcerers+stout 34:2 28 23 24 14
seat 4 ratmen+dragonMaster 39:2[dragon] 40 32 38:3 46 47
`;

const scene = [19, 20, 26, 27, 32, 33, 39, 40, 23] as const;

const table = lazyValue(async () => {
  const [room] = await Promise.all([import('../../table/index.ts'), outlinesOf(5).promise()]);
  return room;
});
const DirectedCamera = lazyComponent(
  async () => ({
    default: (await import('../../table/camera/DirectedCamera.tsx')).DirectedCamera,
  }),
  { needsNotice: true },
);

const shot: Shot = { of: 'regions', regions: scene, beside: [] };
const seats = Array.from({ length: 5 }, (_, colour) => ({ name: '', colour }));
const none = [] as const;

/** Fades in over its picture once drawn, then rests; who points at a figure is looked at. */
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

/** How far the menu reaches into the window, in CSS pixels: from the left, or from below if upright. */
function useMenuInsets(): Insets {
  const [insets, setInsets] = useState(readInsets);
  useEffect(() => {
    const read = () => setInsets(readInsets);
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, []);
  return insets;
}

function readInsets(): Insets {
  const box = document.querySelector('.start-menu')?.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const free = { top: 0, right: 0, bottom: 0, left: 0 };
  if (box === undefined) return free;
  return innerWidth < innerHeight
    ? { ...free, bottom: Math.max(0, innerHeight - box.top) }
    : { ...free, left: Math.min(innerWidth, box.right) };
}
