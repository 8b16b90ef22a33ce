import { useCallback } from 'react';
import type { Stack } from '../../attention/index.ts';
import { forcesOf, type RegionId } from '../../rules/index.ts';
import { type Game, useDo, useGame } from '../frame/use-game.ts';
import { moveOne, postsOf } from './deployment.ts';
import { useCarrying } from './drag.ts';
import { noMixing, showReason } from './why-not.ts';

/** CSS pixels that a stack on the board must be dragged; less is a tap. */
const far = 7;

/** The regions whose stacks may be taken up now, while troops are placed. Where they may go, the rules answer. */
export function carriedRegions({ view, legal }: Game): ReadonlySet<RegionId> {
  return new Set(legal.length > 0 ? postsOf(view, legal).map(({ region }) => region) : []);
}

function isCarried(game: Game, stack: Stack): boolean {
  const { view, legal } = game;
  if (stack.of === 'region') return carriedRegions(game).has(stack.region);
  const force = view.forces.find(({ id }) => id === stack.force);
  return (
    force !== undefined && force.seat === view.seat && force.hand > 0 && legal.some(({ type }) => type === 'place')
  );
}

/** Returns a function that puts one token of a stack into a region. */
export function useDropStack(game: Game | null): (stack: Stack, to: RegionId) => void {
  const send = useDo();
  return useCallback(
    (stack, to) => {
      if (!game) return;
      const { view, legal } = game;
      if (stack.of === 'hand') {
        const there = view.regions[to]?.force ?? null;
        // Another of the player's races stands there: these tokens do not belong. Anywhere else the rules answer.
        const isOther = there !== stack.force && forcesOf(view, view.seat).some(({ id }) => id === there);
        if (isOther) showReason(noMixing());
        else send([{ type: 'place', region: to, count: 1 }]);
        return;
      }
      const posts = postsOf(view, legal);
      const [source, goal] = [stack.region, to].map((region) => posts.find((post) => post.region === region));
      if (source && goal && source.force.id !== goal.force.id) showReason(noMixing());
      else if (source) send(moveOne(source, to));
    },
    [game, send],
  );
}

/**
 * For the picture and the plan: returns a function that takes up a stack under a pointer that was pressed there. It says whether the pointer carries the
 * stack from now on: then it is nobody else's, and moves no camera.
 */
export function useGrabStack(): (stack: Stack, pointer: PointerEvent) => boolean {
  const game = useGame();
  const carry = useCarrying(useDropStack(game));
  return useCallback(
    (stack, pointer) => {
      if (!game || !isCarried(game, stack)) return false;
      const grip = stack.of === 'region' ? `.post[data-region="${stack.region}"] .grip` : '.hand .grip';
      return carry({ from: stack, pointer, looks: document.querySelector(grip), far });
    },
    [game, carry],
  );
}
