import type { ForceId, MarkerId, RegionId } from '../../rules/index.ts';
import { ofTable, type TableScope, tableStore } from '../scope.tsx';

/** What a pointer can take up: a region's stack, tokens in hand, or a marker (on a region or on none). */
export type Stack =
  | { readonly of: 'region'; readonly region: RegionId }
  | { readonly of: 'hand'; readonly force: ForceId }
  | { readonly of: 'marker'; readonly marker: MarkerId; readonly region: RegionId | null };

export interface Carried {
  readonly stack: Stack;
  readonly count: number;
  /** Most tokens that may be lifted from it, where the hand chooses how many; null where it does not. */
  readonly most: number | null;
  readonly over: RegionId | null;
  /** The pointer that carries it, and where that was when it took it, in CSS pixels of the window. */
  readonly pointer: { readonly id: number; readonly x: number; readonly y: number; readonly isFinger: boolean };
  /** It was taken in the picture, which draws it. */
  readonly isDrawn: boolean;
}

export interface Dragged {
  readonly carried: Carried | null;
  /** Where the last stack was put down; null if it went back. */
  readonly put: RegionId | null;
}

/** What is carried now. No rule depends on it: letting go says a command, or nothing. */
export const useDragged = tableStore<Dragged>(() => ({ carried: null, put: null }));

/** Lifts that many more tokens from the stack that is carried, or fewer, within what the hand may choose. */
export function liftMore(scope: TableScope, by: number): void {
  const dragged = useDragged.of(scope);
  const { carried } = dragged.getState();
  if (carried === null || carried.most === null) return;
  const count = Math.max(1, Math.min(carried.most, carried.count + by));
  if (count !== carried.count) dragged.setState({ carried: { ...carried, count } });
}

interface Carrier {
  readonly may: (stack: Stack) => boolean;
  /** Says whether the pointer that was pressed on it carries it from now on: then it moves no camera. */
  readonly take: (stack: Stack, pointer: PointerEvent) => boolean;
}

const carriedAt = ofTable((): { carrier: Carrier | null } => ({ carrier: null }));

/** Says who carries stacks. Returns a function that takes it back. */
export function carryStacks(scope: TableScope, by: Carrier): () => void {
  const at = carriedAt(scope);
  at.carrier = by;
  return () => {
    if (at.carrier === by) at.carrier = null;
  };
}

/** Who carries stacks, another one with every position. */
export const carrierNow = (scope: TableScope): Carrier | null => carriedAt(scope).carrier;

export const mayTake = (scope: TableScope, stack: Stack): boolean => carrierNow(scope)?.may(stack) ?? false;

export const offerStack = (scope: TableScope, stack: Stack, pointer: PointerEvent): boolean =>
  carrierNow(scope)?.take(stack, pointer) ?? false;
