import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector2 } from 'three';
import type { GameView } from '../../rules/index.ts';
import { attend, type CameraStep, useAttention } from '../attention/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { type TableScope, useScope } from '../scope.tsx';
import { TAP } from '../tap.ts';
import { isCameraHeld } from './hold.ts';
import type { Home } from './home.ts';
import { GLIDE, PointerControls } from './pointer-controls.ts';
import { followPointers } from './pointers.ts';
import {
  aimOf,
  framingOf,
  type Look,
  lookFrom,
  lookTo,
  moved,
  type Pose,
  poseOf,
  WIDE,
  within,
  zoomed,
} from './pose.ts';

/** How far a step moves the camera in, as a factor, or sideways, as a fraction of its distance. */
const STEP = { closer: 1.35, aside: 0.13 } as const;

const ways: Readonly<Record<CameraStep, readonly [right: number, ahead: number, grow: number]>> = {
  closer: [0, 0, STEP.closer],
  farther: [0, 0, 1 / STEP.closer],
  left: [-STEP.aside, 0, 1],
  right: [STEP.aside, 0, 1],
  up: [0, STEP.aside, 1],
  down: [0, -STEP.aside, 1],
};

export function stepped(pose: Pose, step: CameraStep, home: Home): Pose {
  const [right, ahead, grow] = ways[step];
  const after = moved(pose, right * pose.distance, ahead * pose.distance);
  return within(zoomed(after, grow, after, home), home);
}

/** How far a pixel, and a press of an arrow, turns the look, in radians. */
const PIXEL = 0.004;
const ARROW = 0.14;
/** Approximate duration of a turn, in seconds. */
const TURN = 0.1;

const arrows: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ['ArrowLeft', [-ARROW, 0]],
  ['ArrowRight', [ARROW, 0]],
  ['ArrowUp', [0, ARROW / 2]],
  ['ArrowDown', [0, -ARROW / 2]],
]);

/**
 * Lets the person look around: arrows turn the look, and so does a drag, which takes the picture along. Returns a function that ends it.
 * @param isHeld a key is held for it: the mouse turns the look without being pressed.
 * @param show shows a look, within so many seconds; null for the usual time.
 */
function lookAround(
  scope: TableScope,
  element: HTMLElement,
  begin: Look,
  isHeld: boolean,
  show: (look: Look, seconds: number | null) => void,
): () => void {
  let look = begin;
  let from: { readonly x: number; readonly y: number } | null = null;
  let finger: number | null = null;
  let hasTurned = false;
  const turn = (right: number, up: number) => {
    hasTurned = true;
    look = lookTo(look, right, up);
    show(look, TURN);
  };

  const down = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (finger !== null || isCameraHeld(scope)) return;
    finger = pointerId;
    hasTurned = false;
    from = { x, y };
  };
  const move = ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const isFollowed = isHeld && pointerType === 'mouse';
    if (!isFollowed && finger !== pointerId) return;
    const before = from ?? { x, y };
    if (!isFollowed && !hasTurned && Math.hypot(x - before.x, y - before.y) <= TAP) return;
    from = { x, y };
    // The mouse is where one looks; a finger draws the picture along.
    const way = isFollowed ? PIXEL : -PIXEL;
    if (!isCameraHeld(scope)) turn((x - before.x) * way, (before.y - y) * way);
  };
  const up = ({ pointerId }: PointerEvent) => {
    if (finger !== pointerId) return;
    finger = null;
    if (!isHeld) from = null;
  };
  const press = (event: KeyboardEvent) => {
    // What is open comes first, and so does a list of choices.
    if (document.querySelector('dialog[open]') || event.target instanceof HTMLSelectElement) return;
    const way = arrows.get(event.key);
    if (way === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (way === undefined) attend(scope, { around: null });
    else turn(...way);
  };

  const page = element.ownerDocument;
  element.addEventListener('pointerdown', down);
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', up);
  page.addEventListener('pointercancel', up);
  // Before the board, whose arrows lead from region to region.
  addEventListener('keydown', press, { capture: true });
  show(look, null);
  return () => {
    element.removeEventListener('pointerdown', down);
    page.removeEventListener('pointermove', move);
    page.removeEventListener('pointerup', up);
    page.removeEventListener('pointercancel', up);
    removeEventListener('keydown', press, { capture: true });
  };
}

interface ByHandProps {
  readonly board: BoardGeometry;
  /** What stands in each region, in region order. */
  readonly regions: GameView['regions'];
  readonly glide: boolean;
}

const point = new Vector2();

/** By mouse, fingers, wheel and steps, and to look around. Fetched once the table is drawn. */
export default function ByHand({ board, regions, glide }: ByHandProps): null {
  const scope = useScope();
  const controls = useThree((state) => state.controls);
  const hands = controls instanceof PointerControls ? controls : null;
  const gl = useThree((three) => three.gl);
  const get = useThree((three) => three.get);
  const invalidate = useThree((three) => three.invalidate);

  useEffect(() => {
    if (hands === null) return;
    const isBare = (x: number, y: number) => {
      const { raycaster, camera, size, internal } = get();
      raycaster.setFromCamera(point.set((x / size.width) * 2 - 1, 1 - (y / size.height) * 2), camera);
      return raycaster.intersectObjects(internal.interaction).length === 0;
    };
    return followPointers(scope, gl.domElement, hands, { glide, isBare, onMoved: invalidate });
  }, [scope, hands, gl, get, glide, invalidate]);

  const step = useAttention((attention) => attention.step);
  useEffect(() => {
    if (hands === null || hands.home === null || step === null) return;
    const { home } = hands;
    hands.aimAt(aimOf(stepped(poseOf(hands.aim(true), home), step, home), home), glide ? GLIDE : 0);
    attend(scope, { camera: 'free', step: null });
    invalidate();
  }, [scope, hands, step, glide, invalidate]);

  // A look begins where it begins, whatever is placed or taken meanwhile.
  const standing = useRef(regions);
  useEffect(() => {
    standing.current = regions;
  });
  const around = useAttention((attention) => attention.around);
  useEffect(() => {
    if (hands === null || around === null) return;
    const back = hands.aim(true);
    const { hovered, selected } = useAttention.of(scope).getState();
    const region = hovered ?? selected;
    const tokens = region === null ? 0 : (standing.current[region]?.tokens ?? 0);
    const begin = lookFrom(board, region, tokens, back.azimuth);
    hands.smoothTime = GLIDE;
    void hands.zoomTo(WIDE, glide);
    const end = lookAround(scope, gl.domElement, begin, around === 'held', (look, seconds) => {
      const { position, target } = framingOf(look);
      if (seconds !== null) hands.smoothTime = seconds;
      void hands.setLookAt(...position, ...target, glide);
      invalidate();
    });
    return () => {
      end();
      void hands.zoomTo(1, glide);
      hands.aimAt(back, glide ? GLIDE : 0);
      invalidate();
    };
  }, [scope, hands, board, around, gl, glide, invalidate]);

  return null;
}
