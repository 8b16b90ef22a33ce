import { _roots as canvases, type RootState } from '@react-three/fiber';
import { Vector3 } from 'three';
import { useAttention } from '../attention/index.ts';
import { boardGeometry } from '../boards/index.ts';
import type { GameState, RegionId } from '../rules/index.ts';
import { stackPlace } from '../table/index.ts';
import type { Played, TableContext } from '../turn/index.ts';
import type { TableActor } from '../turn/react.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

/** The hooks of a page opened with `?probe`, as `window.smallWorldProbe`; what the picture takes is `window.__table`. */
export interface Probe {
  /** The chart's state, what it shows, and the truth behind it, as plain JSON. */
  position(): { readonly value: unknown; readonly context: Shown };
  /** The region under the pointer or with the focus, as the page sees it. */
  hovered(): RegionId | null;
  /** Where a region's seat is on the page, in CSS pixels; null when it is out of sight. */
  seatOnPage(region: RegionId): { readonly x: number; readonly y: number } | null;
  /** No frame of the picture is asked for: camera and pieces are where they will be. */
  atRest(): boolean;
}

/** What the chart shows, and the truth behind it. */
interface Shown extends TableContext {
  readonly game: GameState | null;
}

/** Makes the hooks for a game's chart, and for what is written down of its game. */
export function probeHooks(actor: Actor, record: () => Played | null): Probe {
  return {
    position() {
      const { value, context } = actor.getSnapshot();
      // Who is asked cannot be cloned, and has no business here.
      const { table: _table, ...shown } = context;
      return structuredClone({ value, context: { ...shown, game: record()?.game ?? null } });
    },
    hovered: () => useAttention.getState().hovered,
    seatOnPage(region) {
      const state = picture();
      const board = actor.getSnapshot().context.view?.board;
      if (state === null || board === undefined) return null;
      return onPage(state, new Vector3(...stackPlace(boardGeometry(board), region)));
    },
    atRest: () => picture()?.internal.frames === 0,
  };
}

/** The one picture of the page, as r3f keeps it. */
function picture(): RootState | null {
  const [root] = canvases.values();
  return root?.store.getState() ?? null;
}

/** A place on the table as the camera sees it. */
function onPage({ camera, gl }: RootState, place: Vector3): { x: number; y: number } | null {
  camera.updateMatrixWorld();
  const { x, y } = place.project(camera);
  if (Math.abs(x) > 1 || Math.abs(y) > 1) return null;
  const { left, top, width, height } = gl.domElement.getBoundingClientRect();
  return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height };
}
