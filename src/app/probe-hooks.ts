import { _roots as canvases, type RootState } from '@react-three/fiber';
import { Vector3 } from 'three';
import { boardGeometry } from '../boards/index.ts';
import type { RegionId } from '../rules/index.ts';
import type { TableContext } from '../turn/index.ts';
import type { TableActor } from '../turn/react.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

/** The hooks of a page opened with `?probe`, as `window.smallWorldProbe`; what the picture takes is `window.__table`. */
export interface Probe {
  /** The chart's state and the position, as plain JSON. */
  position(): { readonly value: unknown; readonly context: TableContext };
  /** Where a region's seat is on the page, in CSS pixels; null when it is out of sight. */
  seatOnPage(region: RegionId): { readonly x: number; readonly y: number } | null;
}

/** Makes the hooks for a game's chart. */
export function probeHooks(actor: Actor): Probe {
  return {
    position() {
      const { value, context } = actor.getSnapshot();
      return structuredClone({ value, context });
    },
    seatOnPage(region) {
      const state = picture();
      const board = actor.getSnapshot().context.game?.board;
      const seat = board === undefined ? undefined : boardGeometry(board).regions[region]?.seat;
      return state === null || seat === undefined ? null : onPage(state, seat.x, seat.y);
    },
  };
}

/** The one picture of the page, as r3f keeps it. */
function picture(): RootState | null {
  const [root] = canvases.values();
  return root?.store.getState() ?? null;
}

/** A place on the table's board (x, z) as the camera sees it. */
function onPage({ camera, gl }: RootState, x: number, z: number): { x: number; y: number } | null {
  camera.updateMatrixWorld();
  const point = new Vector3(x, 0, z).project(camera);
  if (Math.abs(point.x) > 1 || Math.abs(point.y) > 1) return null;
  const { left, top, width, height } = gl.domElement.getBoundingClientRect();
  return { x: left + ((point.x + 1) / 2) * width, y: top + ((1 - point.y) / 2) * height };
}
