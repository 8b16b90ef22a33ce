import { useEffect, useEffectEvent, useRef } from 'react';
import { type Command, isConquest, isDeployment, type Phase } from '../../rules/index.ts';
import { isCurtain } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { attend, raisedIn, useAttention } from '../../table/attention/index.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { sentences, t } from '../../ui/locale/index.ts';
import { announce, lastSaid, useSettings } from '../../ui/look/index.ts';
import { openPopover } from '../../ui/platform/popover.ts';
import { comeTo, currentRegion, goToBoard, nextTarget } from '../board/board-keys.ts';
import { phaseChoices } from '../board/choices.ts';
import { useChoose } from '../board/choose.ts';
import { useAnswering } from '../board/questions.ts';
import { noSkip, noUndo, plainly, showReason, whyNot, whyNothing } from '../board/why-not.ts';
import { isPicking } from '../column/pick.ts';
import { promptOf } from '../dock/prompt.ts';
import { statusWords } from '../dock/turn.ts';
import { closeTooltip, togglePanel, usePanels } from '../frame/panels.ts';
import { type Game, useDo } from '../frame/use-game.ts';
import { type KeyAction, type KeyPlace, keyAction, keyedChoices } from '../keys/shortcut-keys.ts';
import { neighbours, plainWords } from '../log/narration.ts';
import { isKeyed, type KeyedPanel } from '../panels.ts';
import { closeInnermost } from './close.ts';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
}

/** Does Space activate it? */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary, [role="button"]') !== null;
}

/** What lasts as long as its key is down. */
const held: Readonly<Partial<Record<KeyAction, (scope: TableScope, isDown: boolean) => void>>> = {
  peek: (scope, peeking) => usePanels.of(scope).setState({ peeking }),
  around: (scope, isDown) => attend(scope, { around: isDown ? 'held' : null }),
};

function endingOf(phase: Phase): Command {
  if (phase === 'readyTroops') return { type: 'expand' };
  return { type: isDeployment(phase) ? 'endRedeployment' : 'endConquests' };
}

export function useShortcuts(game: Game, isFlat = false): void {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  const act = useKeyActions(game, isFlat);
  /** What ends with a key's release, by the key's position. */
  const releases = useRef(new Map<string, () => void>());
  const isCovered = () => isCurtain(actor.getSnapshot());
  const down = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !scope.isFor(event.target)) return;
    const action = keyAction(event, placeOf(event.target, isCovered()), useSettings.getState());
    if (action === null) return;
    const hold = held[action];
    if (hold) releases.current.set(event.code, () => hold(scope, false));
    if (act(action)) event.preventDefault();
  });
  /** The number of a region typed before there is a field for it: no region on the board must take it for tokens. */
  const ahead = useEffectEvent((event: KeyboardEvent) => {
    const isWaiting =
      scope.isFor(event.target) && usePanels.of(scope).getState().open === 'region' && !isDialogOpen() && !isCovered();
    if (!isWaiting || event.ctrlKey || event.metaKey || event.altKey || !/^(?:\d|Enter)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    usePanels.of(scope).setState(({ search }) => ({ search: search + (event.key === 'Enter' ? '\n' : event.key) }));
  });
  // By position: the letter may have changed while the key was held.
  const up = useEffectEvent((event: KeyboardEvent) => {
    releases.current.get(event.code)?.();
    releases.current.delete(event.code);
  });
  // Without the window's focus the release would be missed.
  const drop = useEffectEvent(() => {
    for (const release of releases.current.values()) release();
    releases.current.clear();
  });
  /** A tap on the picture skips what it shows, if there is nothing else to do there. */
  const tap = useEffectEvent((event: MouseEvent) => {
    if (
      event.target instanceof HTMLCanvasElement &&
      scope.isFor(event.target) &&
      game.legal.length === 0 &&
      !isCovered()
    )
      act('skipShown');
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('click', (event) => tap(event), { signal });
    addEventListener('keydown', (event) => down(event), { signal });
    addEventListener('keydown', (event) => ahead(event), { signal, capture: true });
    addEventListener('keyup', (event) => up(event), { signal });
    addEventListener('blur', () => drop(), { signal });
    return () => listening.abort();
  }, []);
}

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

function dialogWords(): string {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const title = dialog?.querySelector('h2')?.textContent ?? '';
  // One that is to be answered has no way out in its head.
  return t('live.dialog', { title, way: dialog?.querySelector('.dialog-head button') ? 'key' : 'button' });
}

function placeOf(target: EventTarget | null, isCovered: boolean): KeyPlace {
  return {
    isCovered,
    isTyping: isTyping(target),
    isControl: isControl(target),
    isDialogOpen: isDialogOpen(),
  };
}

/** The callback does what a key is for, and says whether the browser must not do anything with it. */
function useKeyActions(game: Game, isFlat: boolean): (action: KeyAction) => boolean {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  const choose = useChoose();
  const send = useDo();
  const tell = (type: 'skip' | 'undo') => {
    if (!actor.getSnapshot().can({ type })) return false;
    actor.send({ type });
    return true;
  };
  const close = () => closeInnermost(scope, useAttention.of(scope).getState().selected, isDialogOpen());
  /** Makes the one of these choices that is offered; if none is, the rules say why not. */
  const take = (ids: readonly string[], asked: Command) => {
    const offered = phaseChoices(game.view, game.legal, game.naming).find(({ id }) => ids.includes(id));
    const reason = whyNothing(game);
    if (offered) choose(offered);
    else if (reason) showReason(scope, reason);
    else send([asked]);
  };
  const look = (view: 'seated' | 'plan' | 'around', how: () => void) => {
    if (isFlat)
      return showReason(
        scope,
        plainly(() => t('why.camera')),
      );
    how();
    announce(t('live.camera', { view }), false, true);
  };
  const lookFrom = (camera: 'seated' | 'plan') => look(camera, () => attend(scope, { camera }));
  /** Says what the next target is also if one is there already; if there is none, what there is to do. */
  const seek = (by: 1 | -1) => {
    const from = currentRegion(scope) ?? 0;
    const target = nextTarget(game.view, game.legal, from, by);
    if (target === null) {
      // That the region one is at cannot be taken is no reason why there is no other.
      const { view, naming, legal } = game;
      if (useAnswering.of(scope).getState().answer) {
        showReason(
          scope,
          plainly(() => t('why.answer')),
        );
        return;
      }
      const isOver = isConquest(game.phase) && whyNothing(game) === null;
      const reason = isOver ? null : whyNot(game, from);
      showReason(scope, reason ?? plainly(() => promptOf(view, view.phase, naming, legal)));
      return;
    }
    const before = document.activeElement;
    comeTo(scope, target);
    if (before !== null && before === document.activeElement) announce(before.textContent ?? '', false, true);
  };
  const actions: Readonly<Record<Exclude<KeyAction, 'close' | KeyedPanel>, () => void>> = {
    board: () => goToBoard(scope),
    seated: () => lookFrom('seated'),
    end: () => {
      const index = isPicking(game) ? raisedIn(game.view.column, useAttention.of(scope).getState()) : null;
      if (index === null) take(keyedChoices.end, endingOf(game.view.phase));
      else send([{ type: 'pickCombo', index }]);
    },
    decline: () => take(keyedChoices.decline, { type: 'decline' }),
    next: () => seek(1),
    previous: () => seek(-1),
    neighbours: () => {
      const told = neighbours(game, currentRegion(scope) ?? 0).map(plainWords);
      announce(sentences(...told), false, true);
    },
    status: () => announce(statusWords(game), false, true),
    repeat: () => announce(lastSaid() ?? t('status.silent'), false, true),
    peek: () => held.peek?.(scope, true),
    around: () => look('around', () => held.around?.(scope, true)),
    explain: () => usePanels.of(scope).setState(({ explaining }) => ({ explaining: !explaining })),
    plan: () => lookFrom(useAttention.of(scope).getState().camera === 'plan' ? 'seated' : 'plan'),
    skip: () => {
      if (!tell('skip')) showReason(scope, noSkip());
    },
    skipShown: () => void tell('skip'),
    threats: () => {
      useSettings.setState(({ threats }) => ({ threats: !threats }));
      announce(t(useSettings.getState().threats ? 'live.threats.on' : 'live.threats.off'));
    },
    undo: () => {
      if (!tell('undo')) showReason(scope, noUndo());
    },
    back: () => {
      if (!close()) goToBoard(scope);
    },
    inDialog: () => announce(dialogWords(), false, true),
    swallow: () => {},
  };
  return (action) => {
    // Escape with nothing open is the browser's; so is what the browser itself has opened.
    if (action === 'close') return closeTooltip(scope) || (openPopover() === null && close());
    if (isKeyed(action)) togglePanel(scope, action);
    else actions[action]();
    return true;
  };
}
