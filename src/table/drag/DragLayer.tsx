import { useFrame, useThree } from '@react-three/fiber';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Camera, Vector3 } from 'three';
import { boardFacts, type RegionId } from '../../rules/index.ts';
import { carrierNow, mayTake, offerStack, useDragged } from '../attention/drag-state.ts';
import { attend, useAttention } from '../attention/index.ts';
import { offerPresses } from '../camera/presses.ts';
import { standingHeight } from '../layout/ground.ts';
import type { Placement, TableState } from '../layout/index.ts';
import { useModels } from '../models/load.ts';
import type { Runner } from '../motion/runner.ts';
import { type BoardGeometry, contains } from '../outlines/index.ts';
import type { PieceBatch } from '../pieces/piece-batch.ts';
import { useScope } from '../scope.tsx';
import { meet, type Seen } from './aim.ts';
import { DragShow } from './drag-show.ts';
import { feetOf, Glimmer, SoftShadow } from './ground-marks.ts';
import { Picker } from './picker.ts';
import { pressedStack } from './pressed-stack.ts';

/** Height at which regions are looked for first, in board units: that of most of them. */
const USUAL = 0.18;

const foot = new Vector3();
const spot = { x: 0, y: 0 };

/** In CSS pixels; null beside the board. Passes through figures: what is carried comes down on the ground. */
export function regionAt(board: BoardGeometry, camera: Camera, seen: Seen, x: number, y: number): RegionId | null {
  camera.updateMatrixWorld();
  const first = metAt(board, camera, seen, x, y, USUAL);
  if (first === null) return null;
  // Hills and mountains are met earlier, the sea later.
  const ground = standingHeight(boardFacts(board.id).regions[first]?.terrain ?? 'farmland');
  return metAt(board, camera, seen, x, y, ground) ?? first;
}

/** Board units by which a relief may rise over the ground that is reckoned with. */
const RELIEF = 0.2;

/** Board units from the eye, for a place in CSS pixels; infinite beside the board. Pieces are nearer. */
function hiddenBeyond(board: BoardGeometry, camera: Camera, seen: Seen, x: number, y: number): number {
  if (regionAt(board, camera, seen, x, y) === null) return Number.POSITIVE_INFINITY;
  return foot.distanceTo(camera.position) + RELIEF;
}

function metAt(
  board: BoardGeometry,
  camera: Camera,
  seen: Seen,
  x: number,
  y: number,
  ground: number,
): RegionId | null {
  meet(foot, camera, seen, x, y, ground);
  spot.x = foot.x;
  spot.y = foot.z;
  for (const { id, outline } of board.regions) if (contains(outline, spot)) return id;
  return null;
}

export interface DraggedProps {
  readonly state: TableState;
  readonly batch: PieceBatch;
  readonly runner: Runner;
  readonly still: boolean;
  readonly flat: boolean;
  readonly detail: 'near' | 'far';
}

/** Cast shadows cost a pass over all pieces: they follow in every so-manieth frame, the soft one in each. */
const SHADOWS_EVERY = 3;

const none: readonly Placement[] = [];

/** Ids of what stands in regions. */
const standing = /^(?:tribechip|tribe|marker)\/|^(?:chip|figure)\/\d+\/r\d/;

/** Offers what is pressed to whoever carries stacks, and draws it. Such a pointer never moves the camera. */
export function Dragged({ state, batch, runner, still, flat, detail }: DraggedProps) {
  const scope = useScope();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const setEvents = useThree((three) => three.setEvents);
  const { board } = state;
  const models = useModels();
  const picker = useMemo(() => new Picker(models, detail), [models, detail]);
  const shadow = useMemo(() => new SoftShadow(), []);
  useEffect(() => () => shadow.dispose(), [shadow]);
  const show = useMemo(
    () => new DragShow({ batch, shadow, placements: () => runner.placements, wake: () => invalidate() }),
    [batch, runner, shadow, invalidate],
  );
  useEffect(() => show.see(state), [show, state]);
  useEffect(() => () => show.end(), [show]);
  useEffect(() => {
    runner.inHand = () => show.putDown();
    return () => {
      runner.inHand = () => [];
    };
  }, [runner, show]);

  useEffect(() => {
    const canvas = gl.domElement;
    const labels = canvas.parentElement?.parentElement;
    if (!labels) return;
    return offerPresses(scope, canvas, (event) => {
      const placements = runner.placements.filter(({ id }) => !flat || !standing.test(id));
      const stack = pressedStack(
        {
          picker,
          may: (stack) => mayTake(scope, stack),
          placements,
          camera,
          canvas,
          labels,
          lit: useAttention.of(scope).getState().hovered,
          hiddenBeyond: (x, y) => hiddenBeyond(board, camera, size, x, y),
        },
        event,
      );
      return stack !== null && mayTake(scope, stack) && offerStack(scope, stack, event);
    });
  }, [scope, gl, camera, size, board, runner, picker, flat]);

  useEffect(() => {
    const inHand = useDragged.of(scope);
    let corner = gl.domElement.getBoundingClientRect();
    const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId === inHand.getState().carried?.pointer.id) show.point(clientX - corner.left, clientY - corner.top);
    };
    // Before the window hears of it, and with it whoever carries.
    const look = ({ pointerId, clientX, clientY }: PointerEvent) => {
      const { carried } = inHand.getState();
      if (!carried?.isDrawn || pointerId !== carried.pointer.id) return;
      attend(scope, { hovered: regionAt(board, camera, size, clientX - corner.left, clientY - corner.top) });
    };
    const unsubscribe = inHand.subscribe(({ carried, put }, before) => {
      if (carried === before.carried) return;
      // Meanwhile the scene need not ask all its meshes what is under the pointer.
      if (carried === null || before.carried === null) setEvents({ enabled: carried?.isDrawn !== true });
      if (carried === null) return show.letGo(put);
      if (!carried.isDrawn) return;
      if (before.carried === null) {
        corner = gl.domElement.getBoundingClientRect();
        show.begin(carried, corner.left, corner.top);
      }
      show.carry(carried);
    });
    gl.domElement.addEventListener('pointermove', look);
    addEventListener('pointermove', follow);
    return () => {
      unsubscribe();
      setEvents({ enabled: true });
      gl.domElement.removeEventListener('pointermove', look);
      removeEventListener('pointermove', follow);
    };
  }, [scope, gl, camera, size, board, show, setEvents]);

  const moving = useRef(0);
  useFrame((_, delta) => {
    const drawn = show.tick(camera, size, delta, still);
    if (drawn === 'nothing') return;
    moving.current = drawn === 'moves' ? moving.current + 1 : 0;
    if (moving.current % SHADOWS_EVERY === 0) gl.shadowMap.needsUpdate = true;
    if (drawn === 'moves') invalidate();
  });

  const seen = useCallback(() => (flat ? none : runner.placements), [runner, flat]);
  const glimmer = useGlimmer(seen, state);

  return (
    <>
      <primitive object={shadow.mesh} dispose={null} />
      <primitive object={glimmer.mesh} dispose={null} />
    </>
  );
}

/**
 * Lights what a mouse is near and may take, and shows it as a hand. Returns the light, for the scene.
 * @param position what lies on the table: with another one nothing is near before the mouse moves
 */
function useGlimmer(placements: () => readonly Placement[], position: unknown): Glimmer {
  const scope = useScope();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const glimmer = useMemo(() => new Glimmer(), []);
  useEffect(() => () => glimmer.dispose(), [glimmer]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with the position.
  useEffect(() => {
    const canvas = gl.domElement;
    const inHand = useDragged.of(scope);
    let known: { carrier: unknown; placed: readonly Placement[]; feet: ReturnType<typeof feetOf> } | null = null;
    const show = (hasChanged: boolean) => {
      if (!hasChanged) return;
      canvas.style.cursor = glimmer.isLit ? 'grab' : '';
      invalidate();
    };
    const move = ({ pointerType, buttons, offsetX, offsetY }: PointerEvent) => {
      if (pointerType === 'touch') return;
      if (buttons !== 0 || inHand.getState().carried !== null) return show(glimmer.dim());
      const [carrier, placed] = [carrierNow(scope), placements()];
      if (known?.carrier !== carrier || known?.placed !== placed)
        known = { carrier, placed, feet: feetOf(placed, (stack) => mayTake(scope, stack)) };
      show(glimmer.light(known.feet, camera, size, offsetX, offsetY));
    };
    const leave = () => show(glimmer.dim());
    const unsubscribe = inHand.subscribe(({ carried }) => {
      leave();
      canvas.style.cursor = carried === null ? '' : 'grabbing';
    });
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerleave', leave);
    return () => {
      leave();
      unsubscribe();
      canvas.removeEventListener('pointermove', move);
      canvas.removeEventListener('pointerleave', leave);
    };
  }, [scope, gl, camera, size, glimmer, placements, position, invalidate]);
  return glimmer;
}
