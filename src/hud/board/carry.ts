import { useCallback, useMemo } from 'react';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import {
  actingForce,
  actionsOf,
  type Command,
  explain,
  forcesOf,
  type GameView,
  inHandOf,
  isConquest,
  isDeployment,
  type MarkerId,
  type RegionId,
  type Seat,
  type TraitAction,
} from '../../rules/index.ts';
import { liftMore, type Stack, useDragged } from '../../table/attention/drag-state.ts';
import { clothOnPage } from '../../table/attention/grasp.ts';
import { attend } from '../../table/attention/index.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import type { Choice } from '../frame/panels.ts';
import { type Game, useDo, useGame } from '../frame/use-game.ts';
import { regionChoices } from './choices.ts';
import { useChoose } from './choose.ts';
import { moveTokens, postsOf } from './deployment.ts';
import { type Drop, feel, type Hold, type PointerPlace, useCarrying } from './drag.ts';
import { useAnswering } from './questions.ts';
import { noMixing, showReason } from './why-not.ts';

type Marker = Extract<Stack, { readonly of: 'marker' }>;

/** CSS pixels that a stack on the board must be dragged; less is a tap. */
const far = 7;

/** The regions whose stacks may be taken up now, while troops are placed. Where they may go, the rules answer. */
export function carriedRegions({ view, legal }: Game): ReadonlySet<RegionId> {
  return new Set(legal.length > 0 ? postsOf(view, legal).map(({ region }) => region) : []);
}

/** May this stack be taken up now: to place its tokens, or to attack with them? */
export function isCarried(game: Game, stack: Stack): boolean {
  const { view, legal } = game;
  if (legal.length === 0 || useAnswering.of(game.scope).getState().answer) return false;
  if (stack.of === 'region') return isDeployment(view.phase) && carriedRegions(game).has(stack.region);
  if (stack.of === 'marker') return isMarkerCarried(game, stack.marker, stack.region);
  const force = view.forces.find(({ id }) => id === stack.force);
  if (force === undefined || force.seat !== view.seat || force.hand === 0) return false;
  return isConquest(view.phase) ? force.id === view.turn.force : legal.some(({ type }) => type === 'place');
}

/** May it be taken up, to be placed or for the action that moves it? A null region: one of those on none. */
function isMarkerCarried({ view, legal }: Game, marker: MarkerId, region: RegionId | null): boolean {
  const action = actionOf(view, marker);
  if (action !== null && legal.some((command) => command.type === 'act' && command.action === action)) return true;
  const type = region === null ? 'placeMarker' : 'liftMarker';
  return legal.some(
    (command) => command.type === type && command.marker === marker && (region === null || command.region === region),
  );
}

export function actionOf(view: GameView, marker: MarkerId): TraitAction['id'] | null {
  const force = actingForce(view);
  const action = force && actionsOf(view, force).find(({ id }) => id === marker);
  return action?.id ?? null;
}

interface Carrying {
  readonly over: RegionId | null;
  readonly before: number;
  readonly isAll: boolean;
}

/** What the region under it costs, else as before; placing troops, the hand's choice, or all that may go. */
function tokensLifted({ view, legal }: Game, stack: Stack, { over, before, isAll }: Carrying): number {
  if (isDeployment(view.phase)) return isAll ? mostLifted(view, legal, stack) : before;
  const asked = isConquest(view.phase) && over !== null ? prospectOf(view, over) : null;
  const force = stack.of === 'hand' ? view.forces.find(({ id }) => id === stack.force) : undefined;
  if (asked === null || asked.barrier !== null || force === undefined) return before;
  return Math.max(1, Math.min(asked.cost.total, inHandOf(view, force).ready));
}

/** Attacks a region with the tokens that are put down there, as a press does; says whether they stay there. */
function attack({ view, legal, naming, scope }: Game, to: RegionId, choose: (choice: Choice) => void): boolean {
  const conquest = regionChoices(view, legal, to, naming).find(({ id }) => id === 'conquer');
  // Its card offers the die, or says why not.
  if (conquest === undefined) attend(scope, { selected: to });
  else choose(conquest);
  return conquest !== undefined && conquest.question === null;
}

function mostLifted(view: GameView, legal: readonly Command[], stack: Stack): number {
  const type = stack.of === 'hand' ? 'place' : 'lift';
  const counts = legal.flatMap((command) => {
    if (command.type !== type || stack.of === 'marker') return [];
    const force = view.regions[command.region]?.force ?? null;
    return (stack.of === 'hand' ? force === stack.force : command.region === stack.region) ? [command.count] : [];
  });
  return Math.max(1, ...counts);
}

type Send = (commands: readonly Command[]) => void;

/** Takes a region by the action that moves the marker, as its button does; says whether the marker stays there. */
function actWith(
  { view, legal, naming }: Game,
  marker: MarkerId,
  to: RegionId,
  { choose, send }: { readonly choose: (choice: Choice) => void; readonly send: Send },
): boolean {
  const action = actionOf(view, marker);
  if (action === null) return false;
  const choice = regionChoices(view, legal, to, naming).find(({ id }) => id === `act.${action}`);
  // The rules say why not.
  if (choice === undefined) send([{ type: 'act', action, region: to }]);
  else choose(choice);
  return choice !== undefined && choice.question === null;
}

/** Puts a marker into a region, where the rules allow; says whether it stays there. */
function deployMarker({ view, legal }: Game, { marker, region }: Marker, to: RegionId, send: Send): boolean {
  if (region === to) return false;
  const place: Command = { type: 'placeMarker', marker, region: to };
  send(region === null ? [place] : [{ type: 'liftMarker', marker, region }, place]);
  if (region === null) return explain(view, place) === null;
  return postsOf(view, legal).some((post) => post.region === to);
}

/** Why it could not be put into the region while troops are placed; null if it could, or comes from there. */
export function deploymentRefusal(
  { view, legal, naming }: Game,
  stack: Stack,
  to: RegionId,
  count: number,
): RefusalWords | null {
  if (stack.of !== 'hand' && stack.region === to) return null;
  const posts = postsOf(view, legal);
  const goal = posts.find(({ region }) => region === to);
  const kept = stack.of === 'region' ? explain(view, { type: 'lift', region: stack.region, count }) : null;
  if (kept) return refusalWords(kept, naming);
  const from = stack.of === 'hand' ? stack.force : posts.find(({ region }) => region === stack.region)?.force.id;
  if (goal && from !== undefined && goal.force.id !== from) return noMixing();
  // What was taken from a region is in hand by then.
  const forces = view.forces.map((force) =>
    stack.of === 'region' && force.id === from ? { ...force, hand: force.hand + count } : force,
  );
  if (stack.of === 'marker' && stack.region !== null && goal) return null;
  const command: Command =
    stack.of === 'marker'
      ? { type: 'placeMarker', marker: stack.marker, region: to }
      : { type: 'place', region: to, count };
  const refusal = explain({ ...view, forces }, command);
  return refusal && refusalWords(refusal, naming);
}

/** Puts so many tokens of a stack into a region, where the rules allow; says whether they stay there. */
function deploy(
  { view, legal, scope }: Game,
  stack: Exclude<Stack, Marker>,
  to: RegionId,
  count: number,
  send: Send,
): boolean {
  if (stack.of === 'hand') {
    const there = view.regions[to]?.force ?? null;
    const place: Command = { type: 'place', region: to, count };
    // Another of the player's races stands there: these tokens do not belong. Anywhere else the rules answer.
    const isOther = there !== stack.force && forcesOf(view, view.seat).some(({ id }) => id === there);
    if (isOther) showReason(scope, noMixing());
    else send([place]);
    return !isOther && explain(view, place) === null;
  }
  const posts = postsOf(view, legal);
  const [source, goal] = [stack.region, to].map((region) => posts.find((post) => post.region === region));
  if (source && goal && source.force.id !== goal.force.id) showReason(scope, noMixing());
  else if (source) {
    send(moveTokens(source, to, count));
    return goal !== undefined && goal !== source && source.lift > 0;
  }
  return false;
}

function takeHome({ view, scope }: Game, stack: Stack, place: PointerPlace, send: Send): void {
  if (!isDeployment(view.phase) || stack.of === 'hand' || stack.region === null || !isHome(scope, view.seat, place))
    return;
  if (stack.of === 'marker') send([{ type: 'liftMarker', marker: stack.marker, region: stack.region }]);
  else send([{ type: 'lift', region: stack.region, count: useDragged.of(scope).getState().carried?.count ?? 1 }]);
}

/** Is that on the seat's cloth, or on the panel of what is in hand? */
function isHome(scope: TableScope, seat: Seat, { clientX: x, clientY: y }: PointerPlace): boolean {
  if (document.elementFromPoint(x, y)?.closest('.dock') != null) return true;
  const cloth = clothOnPage(scope, seat);
  return cloth !== null && x >= cloth.left && x <= cloth.right && y >= cloth.top && y <= cloth.bottom;
}

/** The result attacks a region with what was carried, or places it; it says whether that stays there. */
export function useDropStack(game: Game | null): Drop<Stack> {
  const scope = useScope();
  const send = useDo();
  const choose = useChoose();
  return useCallback(
    (stack, to, place) => {
      if (!game) return false;
      if (to === null) {
        takeHome(game, stack, place, send);
        return false;
      }
      const isAttack = isConquest(game.view.phase);
      if (stack.of === 'marker')
        return isAttack ? actWith(game, stack.marker, to, { choose, send }) : deployMarker(game, stack, to, send);
      if (isAttack) return attack(game, to, choose);
      return deploy(game, stack, to, useDragged.of(scope).getState().carried?.count ?? 1, send);
    },
    [game, send, choose, scope],
  );
}

export function holdOf(scope: TableScope, game: Game | null, stack: Stack, isDrawn: boolean): Hold {
  const isChosen = game !== null && stack.of !== 'marker' && isDeployment(game.view.phase);
  const most = isChosen ? mostLifted(game.view, game.legal, stack) : null;
  const dragged = useDragged.of(scope);
  let wasAll = false;
  return {
    lifted({ pointerId: id, clientX: x, clientY: y, pointerType }) {
      const pointer = { id, x, y, isFinger: pointerType === 'touch' };
      // A card that is open may lie over where it is to go.
      attend(scope, { selected: null });
      dragged.setState({ carried: { stack, count: 1, most, over: null, pointer, isDrawn }, put: null });
      feel('lifted');
    },
    over(region, isAll) {
      const { carried } = dragged.getState();
      if (carried === null || game === null) return;
      // Without Shift again, it is one as in the beginning.
      const before = wasAll && !isAll && most !== null ? 1 : carried.count;
      wasAll = isAll;
      const count = tokensLifted(game, stack, { over: region, before, isAll });
      if (carried.over === region && carried.count === count) return;
      dragged.setState({ carried: { ...carried, count, over: region } });
    },
    more: (by) => liftMore(scope, by),
    letGo(put) {
      dragged.setState({ carried: null, put });
      feel('down');
    },
  };
}

interface Grabbing {
  readonly may: (stack: Stack) => boolean;
  /** `isDrawn`: the picture draws the stack itself. Says whether the pointer carries it from now on. */
  readonly take: (stack: Stack, pointer: PointerEvent, isDrawn: boolean) => boolean;
}

export function useGrabbing(): Grabbing {
  const scope = useScope();
  const game = useGame();
  const carry = useCarrying(useDropStack(game), game?.view);
  return useMemo(
    () => ({
      may: (stack) => game !== null && isCarried(game, stack),
      take(stack, pointer, isDrawn) {
        if (!game || !isCarried(game, stack)) return false;
        const grip = stack.of === 'hand' ? '.hand .grip' : `.post[data-region="${stack.region}"] .grip`;
        const looks = isDrawn ? null : scope.find(grip);
        return carry({ from: stack, pointer, looks, far, hold: holdOf(scope, game, stack, isDrawn) });
      },
    }),
    [game, carry, scope],
  );
}
