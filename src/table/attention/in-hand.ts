import { create } from 'zustand';
import type { ForceId, MarkerId, RegionId } from '../../rules/index.ts';

/** What a pointer can take up: the stack of a region, tokens in hand, or a marker from its region, or from those that lie on none. */
export type Stack =
  | { readonly of: 'region'; readonly region: RegionId }
  | { readonly of: 'hand'; readonly force: ForceId }
  | { readonly of: 'marker'; readonly marker: MarkerId; readonly region: RegionId | null };

/** What a pointer carries over the table. */
export interface Carried {
  readonly stack: Stack;
  /** Tokens lifted from the stack. */
  readonly count: number;
  /** Most tokens that may be lifted from it, where the hand chooses how many; null where it does not. */
  readonly most: number | null;
  /** The region under the pointer; null if there is none. */
  readonly over: RegionId | null;
  /** The pointer that carries it, and where that was when it took it, in CSS pixels of the window. */
  readonly pointer: { readonly id: number; readonly x: number; readonly y: number; readonly isFinger: boolean };
  /** It was taken in the picture, which draws it. */
  readonly isDrawn: boolean;
}

interface InHand {
  readonly carried: Carried | null;
  /** Where the last stack was put down; null if it went back. */
  readonly put: RegionId | null;
}

/** What is carried now. No rule depends on it: letting go says a command, or nothing. */
export const useInHand = create<InHand>(() => ({ carried: null, put: null }));

/** Lifts that many more tokens from the stack that is carried, or fewer, within what the hand may choose. */
export function liftMore(by: number): void {
  const { carried } = useInHand.getState();
  if (carried === null || carried.most === null) return;
  const count = Math.max(1, Math.min(carried.most, carried.count + by));
  if (count !== carried.count) useInHand.setState({ carried: { ...carried, count } });
}

/** Who carries stacks. */
interface Carrier {
  /** May this stack be taken up now? */
  readonly may: (stack: Stack) => boolean;
  /** Takes up a stack under a pointer that was pressed on it in the picture. It says whether the pointer carries it from now on: then it moves no camera. */
  readonly take: (stack: Stack, pointer: PointerEvent) => boolean;
}

let carrier: Carrier | null = null;

/** Says who carries stacks. Returns a function that takes it back. */
export function carryStacks(by: Carrier): () => void {
  carrier = by;
  return () => {
    if (carrier === by) carrier = null;
  };
}

/** Who carries stacks, another one with every position. */
export const carrierNow = (): Carrier | null => carrier;

/** May this stack be taken up now? */
export const mayTake = (stack: Stack): boolean => carrier?.may(stack) ?? false;

/** Offers a stack to whoever carries them. */
export const offerStack = (stack: Stack, pointer: PointerEvent): boolean => carrier?.take(stack, pointer) ?? false;
