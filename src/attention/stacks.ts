import type { ForceId, RegionId } from '../rules/index.ts';

/** A stack that a pointer can take up: that of a region, or tokens in hand. */
export type Stack =
  | { readonly of: 'region'; readonly region: RegionId }
  | { readonly of: 'hand'; readonly force: ForceId };

/** Takes up a stack under a pointer that was pressed there. It says whether the pointer carries the stack from now on: then it moves no camera. */
type Take = (stack: Stack, pointer: PointerEvent) => boolean;

let taker: Take | null = null;

/** Says who carries stacks. Returns a function that takes it back. */
export function takeStacks(take: Take): () => void {
  taker = take;
  return () => {
    if (taker === take) taker = null;
  };
}

/** Offers a stack to whoever carries them; nobody does while no troops are placed. */
export const offerStack: Take = (stack, pointer) => taker?.(stack, pointer) ?? false;
