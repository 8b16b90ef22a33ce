import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect } from 'react';
import { type Object3D, Raycaster, Vector2, Vector3 } from 'three';
import { offerStack, type Stack } from '../attention/index.ts';
import { holdCamera } from './camera/hold.ts';
import { labelAt } from './labels/label-at.ts';
import type { TableState } from './layout/index.ts';
import { forceSlot, forcesAt } from './layout/seats.ts';
import { seatPlace } from './layout/table-plan.ts';

interface StackGripsProps {
  readonly state: TableState;
  /** The posts of the stacks on the board, and the region of each. */
  readonly posts: RefObject<Object3D | null>;
  readonly regionOf: (post: number) => number | null;
}

/** Half the breadth of a stack on a cloth, and half its height with its figure, in board units. */
const HAND = { reach: 0.3, middle: 0.25 } as const;

/** CSS pixels around a number in which a finger still means it. */
const FINGER = 8;

/** What is pressed of a stack: its chips, its figure, or its number. Such a pointer carries the stack, where it may be carried, and never turns the table. */
export default function StackGrips({ state, posts, regionOf }: StackGripsProps): null {
  const { gl, camera } = useThree();
  useEffect(() => {
    const canvas = gl.domElement;
    const room = canvas.parentElement;
    const labels = room?.parentElement;
    if (!room || !labels) return;
    const seek = new Raycaster();
    const pointed = (event: PointerEvent): readonly Stack[] => {
      const slack = event.pointerType === 'touch' ? FINGER : 1;
      const label = stackOfLabel(labelAt(labels, event.clientX, event.clientY, slack));
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const [x, y] = [((event.clientX - left) / width) * 2 - 1, 1 - ((event.clientY - top) / height) * 2];
      camera.updateMatrixWorld();
      seek.setFromCamera(new Vector2(x, y), camera);
      const [post] = posts.current === null ? [] : seek.intersectObject(posts.current);
      const region = regionOf(post?.instanceId ?? -1);
      return [...label, ...(region === null ? [] : [{ of: 'region', region } as const]), ...handsAt(state, seek)];
    };
    const press = (event: PointerEvent) => {
      if (event.target !== canvas || event.button !== 0 || !event.isPrimary) return;
      if (!pointed(event).some((stack) => offerStack(stack, event))) return;
      const letGo = holdCamera();
      const release = (ended: PointerEvent) => {
        if (ended.pointerId !== event.pointerId) return;
        letGo();
        for (const end of ends) removeEventListener(end, release, true);
      };
      const ends = ['pointerup', 'pointercancel'] as const;
      for (const end of ends) addEventListener(end, release, true);
    };
    // Before the canvas hears of it, and with it the camera.
    room.addEventListener('pointerdown', press, true);
    return () => room.removeEventListener('pointerdown', press, true);
  }, [gl, camera, state, posts, regionOf]);
  return null;
}

/** The stack whose number it is. */
function stackOfLabel(label: string | null): readonly Stack[] {
  const [kind, id] = label?.split('/') ?? [];
  if (kind === 'region') return [{ of: 'region', region: Number(id) }];
  return kind === 'hand' ? [{ of: 'hand', force: Number(id) }] : [];
}

/** The tokens in hand that lie there on a cloth. */
function handsAt({ view, board }: TableState, { ray }: Raycaster): readonly Stack[] {
  const place = seatPlace(board, view.players, view.seat);
  const forces = forcesAt(view, view.seat);
  return forces.flatMap(({ id, hand }, k): readonly Stack[] => {
    const [x, y, z] = forceSlot(place, k, forces.length);
    const middle = new Vector3(x - 0.14, y + HAND.middle, z - 0.15);
    return hand > 0 && ray.distanceToPoint(middle) < HAND.reach ? [{ of: 'hand', force: id }] : [];
  });
}
