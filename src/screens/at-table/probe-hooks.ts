import { _roots as canvases, type RootState } from '@react-three/fiber';
import { Vector3 } from 'three';
import type { BoardId, GameState, RegionId } from '../../rules/index.ts';
import type { Played, TableContext } from '../../session/turn/index.ts';
import type { TableActor } from '../../table/actor.ts';
import { clothOnPage, type Graspable, useGrasp } from '../../table/attention/grasp.ts';
import { useAttention } from '../../table/attention/index.ts';
import { arrangementFor, comboPlace, diePlaceIn, type Frame, stackPlace, tableBoard } from '../../table/index.ts';
import type { TableScope } from '../../table/scope.tsx';
import { noInsets, readInsets } from './use-insets.ts';

type Actor = ReturnType<typeof TableActor.useActorRef>;

/** Of a page opened with `?probe`, as `window.smallWorldProbe`; the picture's own are in `window.__table`. */
export interface Probe {
  /** The chart's state, its context, and the truth behind it, as plain JSON. */
  position(): { readonly value: unknown; readonly context: Shown };
  hovered(): RegionId | null;
  /** Position of a region's stack on the page, in CSS pixels; null if it is out of view. */
  seatOnPage(region: RegionId): { readonly x: number; readonly y: number } | null;
  /** Position of the die's resting place on the page, in CSS pixels; null if it is out of view. */
  dieOnPage(): { readonly x: number; readonly y: number } | null;
  /** The same of a banner of the column. */
  bannerOnPage(index: number): { readonly x: number; readonly y: number } | null;
  byHand(): boolean;
  /** What a hand holds besides stacks. */
  inHand(): Graspable['of'] | null;
  /** Is no frame pending, i.e. have camera and pieces come to rest? */
  atRest(): boolean;
}

interface Shown extends TableContext {
  readonly game: GameState | null;
}

export function probeHooks(actor: Actor, scope: TableScope, record: () => Played | null): Probe {
  /** Where on the page that place of the table is. */
  const where = (place: (board: BoardId, frame: Frame) => Vector3) => {
    const state = picture();
    const board = actor.getSnapshot().context.view?.board;
    if (state === null || board === undefined) return null;
    return onPage(state, place(board, { ...state.size, insets: readInsets(scope) ?? noInsets }));
  };
  return {
    position() {
      const { value, context } = actor.getSnapshot();
      // The table object cannot be cloned, and is not wanted here.
      const { table: _table, ...shown } = context;
      return structuredClone({ value, context: { ...shown, game: record()?.game ?? null } });
    },
    hovered: () => useAttention.of(scope).getState().hovered,
    seatOnPage: (region) => where((board, frame) => new Vector3(...stackPlace(tableBoard(board, frame), region))),
    dieOnPage: () => where((board, frame) => vector(diePlaceIn(board, frame))),
    bannerOnPage: (index) =>
      where((board, frame) => vector(comboPlace(tableBoard(board, frame), arrangementFor(frame), index))),
    byHand: () => useGrasp.of(scope).getState().isOffered && clothOnPage(scope, 0) !== null,
    inHand: () => useGrasp.of(scope).getState().held?.of ?? null,
    atRest: () => picture()?.internal.frames === 0,
  };
}

const vector = ({ x, y, z }: { readonly x: number; readonly y: number; readonly z: number }) => new Vector3(x, y, z);

function picture(): RootState | null {
  const [root] = canvases.values();
  return root?.store.getState() ?? null;
}

function onPage({ camera, gl }: RootState, place: Vector3): { x: number; y: number } | null {
  camera.updateMatrixWorld();
  const { x, y } = place.project(camera);
  if (Math.abs(x) > 1 || Math.abs(y) > 1) return null;
  const { left, top, width, height } = gl.domElement.getBoundingClientRect();
  return { x: left + ((x + 1) / 2) * width, y: top + ((1 - y) / 2) * height };
}
