import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { Vector3 } from 'three';
import { type FlickOnPage, type Graspable, offerGrasp, showCloths, useGrasp } from '../attention/grasp.ts';
import { attend } from '../attention/index.ts';
import { offerPresses } from '../camera/presses.ts';
import { throwDirection } from '../layout/die.ts';
import type { TableState } from '../layout/index.ts';
import { COMBO, comboPlace } from '../layout/table-plan.ts';
import { purseOf } from '../motion/places.ts';
import type { Cast, Runner } from '../motion/runner.ts';
import { type ShowStore, showNumber } from '../motion/show-store.ts';
import { recordedThrows } from '../motion/throws.ts';
import { useOverlay } from '../overlay.ts';
import type { PieceBatch } from '../pieces/piece-batch.ts';
import { useScope } from '../scope.tsx';
import { isTap } from '../tap.ts';
import { DraggedBanner } from './dragged-banner.ts';
import { DraggedCombo } from './dragged-combo.ts';
import { DraggedDie } from './dragged-die.ts';
import { aimAt, boxOnPage, clothPoints, graspableAt, type Held, placeUnder } from './graspable.ts';

/** How far from its player's side a flick may let the die come, in radians: it is to be seen all the way. */
const ASIDE = 0.9;
/** How fast the hardest flick is, in board units a second. */
const HARDEST = 14;

/** The recorded throws, those first that come from nearby: the weaker ones. */
function byForce(): readonly number[] {
  const { throws } = recordedThrows();
  const reach = throws.map(([x = 0, , z = 0]) => Math.hypot(x, z));
  return [...throws.keys()].sort((a, b) => (reach[a] ?? 0) - (reach[b] ?? 0));
}

/**
 * How a throw looks after a flick: where it comes from and how hard, and nothing else.
 * @param speed of the hand over the table, in board units a second
 */
export function castOf(
  state: TableState,
  hand: readonly [number, number, number],
  speed: { readonly x: number; readonly z: number },
): Cast {
  const { view } = state;
  const side = throwDirection(state, view.players, view.seat);
  const off = Math.atan2(-speed.z, -speed.x) - side;
  const least = off - 2 * Math.PI * Math.round(off / (2 * Math.PI));
  const order = byForce();
  const force = Math.min(1, Math.hypot(speed.x, speed.z) / HARDEST);
  const choice = order[Math.min(order.length - 1, Math.floor(force * order.length))] ?? 0;
  return { from: side + Math.max(-ASIDE, Math.min(ASIDE, least)), choice, hand };
}

export interface GraspProps {
  readonly state: TableState;
  readonly batch: PieceBatch;
  readonly runner: Runner;
  readonly rests: boolean;
  /** No motion: what is carried jumps. */
  readonly still: boolean;
}

/** Height at which a hand carries, in board units: over all heads. */
const HEIGHT = 0.8;
/** Milliseconds after which what was given and is not taken goes back. */
const PATIENCE = 2000;
/** Longest time one frame moves a carried piece on, in milliseconds. */
const LONGEST_FRAME = 100;
/** Seconds over which the speed of a flick is measured on the table. */
const FLICKED = 0.05;
/** Height over a purse at which its coins are told, in board units. */
const OVER_PURSE = 0.42;

function hide(showStore: ShowStore, id: string): void {
  if (showStore.getState().numbers.some((shown) => shown.id === id))
    showStore.setState(({ numbers }) => ({ numbers: numbers.filter((shown) => shown.id !== id) }));
}

const hand = new Vector3();
const before = new Vector3();

/** What a hand takes of the table besides stacks: which thing a pointer presses, and how it is carried. What may be taken, the panels decide. */
export function Grasp({ state, batch, runner, rests, still }: GraspProps) {
  const scope = useScope();
  const { showStore } = useOverlay();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const get = useThree((three) => three.get);
  const invalidate = useThree((three) => three.invalidate);
  const carried = useRef<Held | null>(null);

  useEffect(
    () => showCloths(scope, (seat) => boxOnPage(clothPoints(state, seat), camera, gl.domElement)),
    [scope, gl, camera, state],
  );

  useEffect(() => {
    const canvas = gl.domElement;
    return offerPresses(scope, canvas, (event) => {
      // What stands on the board is nearer than what lies around it.
      const { raycaster, internal } = get();
      aimAt(raycaster, event.clientX, event.clientY, camera, canvas);
      const isBoard = raycaster.intersectObjects(internal.interaction).length > 0;
      const isMeant = ({ of }: Graspable) => !isBoard || of === 'combo' || of === 'coins';
      const found = graspableAt(state, rests, event, camera, canvas).filter(isMeant);
      return found.some((thing) => offerGrasp(scope, thing, event));
    });
  }, [scope, gl, camera, get, state, rests]);

  // The show has put everything in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every stage and every rest
  useEffect(() => {
    carried.current = null;
  }, [state, rests, batch]);

  useEffect(() => {
    if (!rests) return;
    const canvas = gl.domElement;
    const pieceOf = (id: string) => runner.placements.find((each) => each.id === id);
    const takeCombo = (index: number, isOpen: boolean) => {
      const combo = new DraggedCombo(batch, state, index, isOpen, still);
      const { x, y, z } = comboPlace(state.board, state.arrangement, index);
      const seen = boxOnPage([[x, y, z]], camera, canvas);
      const page = canvas.getBoundingClientRect();
      if (seen === null || seen.left < page.left || seen.left > page.right) combo.jump(hand);
      return combo;
    };
    const take = (thing: Graspable, isOpen: boolean): Held | null => {
      if (thing.of === 'combo') return takeCombo(thing.index, isOpen);
      const force = thing.of === 'banner' ? state.view.forces.find(({ id }) => id === thing.force) : undefined;
      const piece = pieceOf(force ? `banner/${force.race}` : 'die');
      if (piece === undefined || (thing.of !== 'die' && !force)) return null;
      return force ? new DraggedBanner(batch, piece, still) : new DraggedDie(batch, piece, still);
    };
    const lay = () => {
      carried.current?.lay();
      carried.current = null;
    };
    const back = () => {
      runner.takeFrom(null);
      runner.throwAs(null);
      carried.current?.back();
      invalidate();
    };
    const give = (thing: Held, x: number, y: number, flick: FlickOnPage | null) => {
      if (thing instanceof DraggedCombo) runner.takeFrom(thing.goesOn());
      if (!(thing instanceof DraggedDie) || flick === null) return;
      placeUnder(x, y, HEIGHT, camera, canvas, hand);
      placeUnder(x - flick.x * FLICKED, y - flick.y * FLICKED, HEIGHT, camera, canvas, before);
      const speed = { x: (hand.x - before.x) / FLICKED, z: (hand.z - before.z) / FLICKED };
      runner.throwAs(castOf(state, [thing.at.x, thing.at.y, thing.at.z], speed));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const end = useGrasp.of(scope).subscribe(({ held, x, y, isOpen, turned, isGiven, flick }, was) => {
      clearTimeout(waiting);
      if (held?.of === 'combo' || held?.of === 'die' || held?.of === 'banner') {
        placeUnder(x, y, HEIGHT, camera, canvas, hand);
        // What still goes back makes room.
        if (was.held === null) lay();
        carried.current ??= take(held, isOpen);
        carried.current?.move(hand, turned);
      } else if (carried.current === null) return;
      else if (isGiven) {
        give(carried.current, was.x, was.y, flick);
        waiting = setTimeout(back, PATIENCE);
      } else carried.current.back();
      invalidate();
    });
    return () => {
      end();
      clearTimeout(waiting);
    };
  }, [scope, gl, camera, state, batch, runner, rests, still, invalidate]);

  // Its coins are told above a purse as long as it is open.
  useEffect(() => {
    const id = 'open-purse';
    const end = useGrasp.of(scope).subscribe(({ held }) => {
      const coins = held?.of === 'purse' ? (state.view.coins[held.seat] ?? null) : null;
      if (held?.of !== 'purse' || coins === null) return hide(showStore, id);
      const [x, y, z] = purseOf(state, state.view.players, held.seat);
      showNumber(showStore, { id, at: [x, y + OVER_PURSE, z], number: coins, isWhole: true });
    });
    return () => {
      end();
      hide(showStore, id);
    };
  }, [scope, state, showStore]);

  useFrame((_, delta) => {
    const thing = carried.current;
    if (thing === null || !thing.alive) return;
    thing.tick(Math.min(delta * 1000, LONGEST_FRAME));
    if (thing.isBack) carried.current = null;
    gl.shadowMap.needsUpdate = true;
    if (thing.alive) invalidate();
  });

  return <ColumnTargets state={state} />;
}

function ColumnTargets({ state }: { readonly state: TableState }) {
  const scope = useScope();
  return state.view.column.map(({ race }, index) => {
    const { x, y, z } = comboPlace(state.board, state.arrangement, index);
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: a mesh of the scene, not an element; the HUD has a control for every combo.
      <mesh
        key={race}
        visible={false}
        position={[x, y + 0.1, z]}
        onPointerOver={(event) => {
          event.stopPropagation();
          attend(scope, { combo: index });
        }}
        onPointerOut={() => attend(scope, { combo: null })}
        onClick={(event) => {
          event.stopPropagation();
          if (isTap(event)) attend(scope, { combo: index });
        }}
      >
        <boxGeometry args={[COMBO.width, 0.2, COMBO.depth]} />
      </mesh>
    );
  });
}
