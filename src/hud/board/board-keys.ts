import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import type { Command, GameView, RegionId } from '../../rules/index.ts';
import { attend, targetsOf, useAttention } from '../../table/attention/index.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { type SignKey, signOf } from '../../ui/platform/keys.ts';
import { type Game, useDo } from '../frame/use-game.ts';
import { useInput } from '../keys/input-kind.ts';
import { arrowKeys, regionBeyond } from './geography.ts';
import { showReason, whyNothing } from './why-not.ts';

// Nobody places tokens before the first combo is picked.
const deployment = lazyValue(() => import('./deployment.ts'), { needsNotice: true });

/** What a digit, + or − is for; null for any other key. */
function deploymentSign(pressed: SignKey): string | null {
  return signOf(pressed, (one) => /^[0-9+=-]$/.test(one));
}

async function deploymentCommands(game: Game, region: RegionId, sign: string): Promise<readonly Command[]> {
  const { postsOf, setTokens } = await deployment.promise();
  const post = postsOf(game.view, game.legal).find((candidate) => candidate.region === region);
  // None of the player's taking part is here: the rules say why.
  if (!post) return [{ type: sign === '-' ? 'lift' : 'place', region, count: 1 }];
  if (sign === '-') return setTokens(post, post.tokens - 1);
  return setTokens(post, sign === '+' || sign === '=' ? post.tokens + 1 : Number(sign));
}

function focusRegion(board: Element, region: RegionId): void {
  board.querySelector<HTMLElement | SVGElement>(`[data-region="${region}"]`)?.focus();
}

/** Comes to a region as arrows do: it is the one in sight, and none is picked any more. */
export function comeTo(scope: TableScope, region: RegionId): void {
  attend(scope, { selected: null });
  const board = scope.find('#board');
  if (board) focusRegion(board, region);
}

/** Goes to a region from elsewhere: picks it, and focuses its control for keyboard users. */
export function goTo(scope: TableScope, region: RegionId): void {
  const board = scope.find('#board');
  if (board && useInput.getState().byKeyboard) focusRegion(board, region);
  attend(scope, { selected: region });
}

export function goToBoard(scope: TableScope): void {
  scope.find('#board [tabindex="0"]')?.focus();
}

/** The region whose control is in the Tab order. */
export function currentRegion(scope: TableScope): RegionId | null {
  return regionOfElement(scope.find('#board [tabindex="0"]'));
}

export interface BoardKeys {
  readonly current: RegionId;
  readonly onKeyDown: (event: KeyboardEvent<Element>) => void;
  readonly onFocus: (region: RegionId) => void;
  readonly onBlur: () => void;
}

/** A roving Tab stop. The region keys have come to is in sight everywhere; one that was pressed is picked. */
export function useBoardKeys(game: Game, turned = false): BoardKeys {
  const scope = useScope();
  const [current, setCurrent] = useState<RegionId>(0);
  const send = useDo();
  const { board } = game.view;
  // Whatever else looks away from a region, the one that keys are at stays in sight.
  useEffect(
    () =>
      useAttention.of(scope).subscribe(({ hovered }) => {
        const at = document.activeElement;
        const here =
          hovered === null && useInput.getState().byKeyboard && at?.closest('#board') ? regionOfElement(at) : null;
        if (here !== null) attend(scope, { hovered: here });
      }),
    [scope],
  );
  return {
    current,
    onFocus: useCallback(
      (region) => {
        setCurrent(region);
        if (useInput.getState().byKeyboard) attend(scope, { hovered: region });
      },
      [scope],
    ),
    onBlur: useCallback(() => attend(scope, { hovered: null }), [scope]),
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const from = regionOfElement(event.target) ?? current;
      const direction = arrowKeys[event.key];
      if (direction) {
        const next = regionBeyond(board, from, direction, turned);
        // At the edge an arrow bubbles, for who has nothing else that leads off the board: others use Tab.
        if (next !== null || !useInput.getState().byArrows) event.preventDefault();
        if (next !== null) focusRegion(event.currentTarget, next);
        return;
      }
      const sign = deploymentSign(event);
      if (sign === null) return;
      event.preventDefault();
      const reason = whyNothing(game);
      if (reason) showReason(scope, reason);
      else void deploymentCommands(game, from, sign).then((commands) => commands.length > 0 && send(commands));
    },
  };
}

export function regionOfElement(element: EventTarget | null): RegionId | null {
  const found = element instanceof Element ? element.closest<HTMLElement | SVGElement>('[data-region]') : null;
  return found?.dataset.region === undefined ? null : Number(found.dataset.region);
}

/** By number, cyclic, backwards if `by` is -1; not `from`, unless it is the only target. Null if none is. */
export function nextTarget(view: GameView, legal: readonly Command[], from: RegionId, by: 1 | -1): RegionId | null {
  const targets = [...(targetsOf(view, legal) ?? [])].toSorted((one, other) => (one - other) * by);
  return targets.find((region) => (region - from) * by > 0) ?? targets[0] ?? null;
}
