import { type JSX, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { view } from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import { FIELD, type Frame, type Framing, frameAll, towards } from '../../table/camera/framing.ts';
import { StillCamera } from '../../table/camera/StillCamera.tsx';
import { regionPoints } from '../../table/camera/table-points.ts';
import { type DrawCamera, TableHostContext } from '../../table/host.ts';
import { type BoardGeometry, outlinesOf } from '../../table/outlines/index.ts';
import { Scoped } from '../../table/scope.tsx';
import { useLazy } from '../../ui/lazy/lazy-component.tsx';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { useStill } from '../../ui/look/index.ts';
import { hasWebGL } from '../../ui/platform/canvas.ts';
import './living.css';
import type { Insets } from '../../table/index.ts';

/** The game that lies on the table behind the start page, in the position language: trolls and their Dragon come to a river. */
export const position = `
board 5; round 5; first 0; turn 0 conquer
coins 20 20 20 20 20
tribes 16 29 35 36 44
seat 0 trolls+dragonMaster 27 23 13[dragon] 34:2 hand:4
seat 1 dwarves+mounted 19:2 26 25 17
seat 2 wizards+fortified 8 3 4
seat 3 sorcerers+stout 14:2 22 9 24
seat 4 ratmen+forest 38:2 47 37 41
`;

/** What is in the picture; in an upright window, which is narrow, less of it. */
const scene = { broad: [26, 19, 13, 23, 27, 33, 32], upright: [26, 19, 27] } as const;
/** How low one looks at it, in radians above the table: figures stand up against the room. */
const LOW = 0.52;

/** Where the camera stands in a window of this size. */
export function lowView(board: BoardGeometry, frame: Frame): Framing {
  const regions = frame.width < frame.height ? scene.upright : scene.broad;
  const points = regions.flatMap((region) => regionPoints(board, region));
  const { height, insets } = frame;
  // What is off the middle of the window is looked at from so much lower or higher than the camera is aimed.
  const aside = Math.atan(((insets.bottom - insets.top) / height) * Math.tan(FIELD / 2));
  return frameAll([{ points, insets }], towards(LOW + aside, 0), 0, FIELD, frame);
}

const table = lazyValue(async () => {
  const [room] = await Promise.all([import('../../table/index.ts'), outlinesOf(5).promise()]);
  return room;
});
const seats = Array.from({ length: 5 }, (_, colour) => ({ name: '', colour }));
const none = [] as const;

function LowCamera({ subject: { board }, frame }: Parameters<DrawCamera>[0]): JSX.Element {
  const framing = useMemo(() => lowView(board, frame), [board, frame]);
  return <StillCamera framing={framing} />;
}
const camera: DrawCamera = (given) => <LowCamera {...given} />;

/** Fades in over its picture once drawn, then rests; who points at a figure is looked at. */
export default function LivingTable(): JSX.Element | null {
  const { value: room } = useLazy(table);
  const [isDrawn, setDrawn] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const read = useMemo(() => readPosition(position), []);
  const insets = useMenuInsets();
  const still = useStill();
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
  const title = document.querySelector('.start-title')?.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const free = { top: 0, right: 0, bottom: 0, left: 0 };
  if (box === undefined) return free;
  return innerWidth < innerHeight
    ? { ...free, top: Math.max(0, title?.bottom ?? 0), bottom: Math.max(0, innerHeight - box.top) }
    : { ...free, left: Math.min(innerWidth, box.right) };
}
