import { useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { Raycaster } from 'three';
import { useDragged } from '../attention/drag-state.ts';
import { type Toy, useTouch } from '../attention/touch.ts';
import { isCameraHeld } from '../camera/hold.ts';
import { aimAt } from '../grasp/graspable.ts';
import type { Placement, TableState } from '../layout/index.ts';
import { boardHalf } from '../layout/table-plan.ts';
import { useModels } from '../models/load.ts';
import type { Life } from '../motion/life.ts';
import type { Runner } from '../motion/runner.ts';
import { useScope } from '../scope.tsx';
import { isTap } from '../tap.ts';
import { Picker } from './picker.ts';
import { isSame, stackOf } from './pressed-stack.ts';

const toys: Readonly<Record<string, Toy>> = {
  purse: 'purse',
  savings: 'purse',
  die: 'die',
  cloth: 'cloth',
  banner: 'cloth',
  crown: 'crown',
  chip: 'figure',
  figure: 'figure',
  sitter: 'figure',
  waiting: 'figure',
  badge: 'figure',
};
/** What is asked about: what lies around the board, since on it a region is meant. */
const around = new RegExp(`^(?:${Object.keys(toys).join('|')})(?:/|$)(?!\\d+/r\\d)`);
/** Where a finger is meant to be that meets nothing where it is, in CSS pixels from there. */
const near = [
  [0, 0],
  [12, 0],
  [-12, 0],
  [0, 12],
  [0, -12],
] as const;

export interface TouchesProps {
  readonly state: TableState;
  readonly runner: Runner;
  readonly life: Life | null;
  readonly rests: boolean;
  readonly still: boolean;
  readonly detail: 'near' | 'far';
}

/** What lies around the board answers a press that means nothing else, once: it moves a little and is heard. */
export default function Touches({ state, runner, life, rests, still, detail }: TouchesProps): null {
  const scope = useScope();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const get = useThree((three) => three.get);
  const invalidate = useThree((three) => three.invalidate);
  const models = useModels();
  const picker = useMemo(() => new Picker(models, detail), [models, detail]);

  useEffect(() => {
    if (!rests) return;
    const canvas = gl.domElement;
    const half = state.isClothless ? boardHalf(state.board) : null;
    const isSeen = ({ id, x, z }: Placement) =>
      half === null || id === 'die' || (Math.abs(z) <= half.z && Math.abs(x) <= half.x);
    const ray = new Raycaster();
    const metAt = (x: number, y: number) => {
      aimAt(ray, x, y, camera, canvas);
      return picker.met(runner.placements.filter(isSeen), ray, around);
    };
    let press: { readonly x: number; readonly y: number; readonly isTaken: boolean; readonly by: string } | null = null;
    const down = ({ clientX: x, clientY: y, isPrimary, pointerType }: PointerEvent) => {
      press = isPrimary ? { x, y, isTaken: isCameraHeld(scope), by: pointerType } : null;
    };
    const click = ({ clientX: x, clientY: y }: MouseEvent) => {
      if (press === null || !isTap({ delta: Math.hypot(x - press.x, y - press.y) })) return;
      const { isTaken, by } = press;
      aimAt(ray, x, y, camera, canvas);
      // What a mesh hears of means something already: a region, or a combo.
      if (ray.intersectObjects(get().internal.interaction).length > 0) return;
      let met: Placement | null = null;
      for (const [right, below] of by === 'touch' ? near : near.slice(0, 1)) met ??= metAt(x + right, y + below);
      if (met === null) return;
      const stack = stackOf(met.id);
      // A stack that might be taken up was not.
      if (isTaken && stack === null) return;
      const isOf = ({ id }: Placement) => {
        const other = stackOf(id);
        return stack !== null && other !== null && isSame(stack, other);
      };
      const pieces = stack === null ? [met] : runner.placements.filter(isOf);
      const toy = toys[met.id.split('/')[0] ?? ''] ?? 'figure';
      if (!still && life !== null) {
        if (!life.answer(pieces, toy)) return;
        invalidate();
      }
      useTouch.of(scope).setState({ toy });
    };
    const unsubscribe = useDragged.of(scope).subscribe(({ carried }) => carried && life?.lay());
    canvas.addEventListener('pointerdown', down);
    canvas.addEventListener('click', click);
    return () => {
      unsubscribe();
      canvas.removeEventListener('pointerdown', down);
      canvas.removeEventListener('click', click);
    };
  }, [scope, gl, camera, get, state, runner, life, picker, rests, still, invalidate]);
  return null;
}
