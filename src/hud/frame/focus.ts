import { type RefObject, useEffect, useRef } from 'react';
import { nowShowing, type TableSnapshot } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { ofTable, type TableScope, useScope } from '../../table/scope.tsx';
import { useInput } from '../keys/input-kind.ts';
import { usePanels } from './panels.ts';
import { goToHeading, headingNow } from './screen-focus.ts';

type Opener = HTMLElement | SVGElement;

/** What opened the dialog that has just gone: the focus is on its way back there. */
let returning: Opener | null = null;
/** How the focus goes back: once what was asked for is answered, so that nothing is described as before. */
const leadAt = ofTable((): { lead: (to: Opener) => void } => ({ lead: goBack }));

function goBack(to: Opener): void {
  to.focus({ preventScroll: true });
}

/** What opens a dialog now: what has the focus, or what had opened the dialog before it. */
export function openerNow(): Opener | null {
  const at = document.activeElement;
  const isReal = (at instanceof HTMLElement || at instanceof SVGElement) && at !== document.body && at.isConnected;
  const opener = isReal ? at : returning;
  returning = null;
  return opener;
}

/** Unless another dialog is there by then or on its way, or something else has the focus. */
export function returnTo(opener: Opener | null, scope: TableScope | null): void {
  returning = opener;
  queueMicrotask(() => {
    const open = scope && usePanels.of(scope).getState().open;
    // It is being fetched.
    if (open !== null && !document.querySelector('dialog[open]') && !scope?.find('aside[data-side]')) return;
    const to = returning;
    returning = null;
    const at = document.activeElement;
    const isElsewhere = at !== null && at !== document.body && at.isConnected;
    if (to === null || isElsewhere) return;
    if (to.closest('dialog[open]')) to.focus();
    else if (!document.querySelector('dialog[open]')) (scope === null ? goBack : leadAt(scope).lead)(to);
  });
}

/** The focus goes back so at this table from now on. Returns what ends that. */
function leadBackBy(scope: TableScope, by: (to: Opener) => void): () => void {
  const at = leadAt(scope);
  at.lead = by;
  return () => {
    at.lead = goBack;
  };
}

type TableRef = ReturnType<typeof TableActor.useActorRef>;

/** Nobody is at anything: what had the focus is there no longer. */
const isAtNothing = () => {
  const at = document.activeElement;
  return at === null || at === document.body || isLost(at);
};

/** Nobody is about to do anything: at nothing, or at the heading that says what there is to do. */
export const isIdle = (): boolean => isAtNothing() || document.activeElement === headingNow();

/** Whenever `what` changes, unless a dialog is open; whoever is at something stays there. */
export function useLedFocus(element: RefObject<HTMLElement | null>, what: string): void {
  const scope = useScope();
  const before = useRef(what);
  useEffect(() => {
    if (before.current === what) return;
    before.current = what;
    if (!useInput.getState().byKeyboard || document.querySelector('dialog[open]')) return;
    // Where the coach waits to be read, so does the table.
    const next = coachNext(scope);
    if (next !== null) next.focus();
    else if (isAtNothing()) element.current?.focus();
  }, [scope, element, what]);
}

/** From nowhere, and from a board where nothing can be done: a line has come, and the table waits with it. */
export function useCoachFocus(line: string, isWaiting: boolean): void {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line waits anew
  useEffect(() => {
    const isOver = actor.getSnapshot().context.legal.length === 0;
    const isFree = isIdle() || document.activeElement?.closest(isOver ? '.coach, #board' : '.coach') != null;
    if (isWaiting && isFree && useInput.getState().byKeyboard) coachNext(scope)?.focus();
  }, [scope, line, isWaiting, actor]);
}

const coachNext = (scope: TableScope) => scope.find('.coach:not([inert]) .primary');

/** To what goes on with the coach, to the region of a closed card, else to the heading of the phase. */
function heirOf(scope: TableScope, lost: Element | null, isCoached: boolean): HTMLElement | null {
  const onward = isCoached ? coachNext(scope) : null;
  if (onward !== null) return onward;
  const { card, stepper } = lost?.closest<HTMLElement>('[data-card], [data-stepper]')?.dataset ?? {};
  const region = card ?? stepper;
  const control = region === undefined ? null : scope.find(`#board [data-region="${region}"]`);
  return control ?? headingNow();
}

const isLost = (element: Element) => !element.isConnected || element.matches(':disabled, [hidden] *');

/** Milliseconds for which the focus waits at most for what is shown. */
const PATIENCE = 2500;

/** Does that once it is so at the table and has been drawn; at the latest after a while. */
function once(actor: TableRef, isSo: (snapshot: TableSnapshot) => boolean, go: () => void): void {
  if (isSo(actor.getSnapshot())) {
    go();
    return;
  }
  const end = () => {
    clearTimeout(timer);
    unsubscribe();
    setTimeout(go);
  };
  const timer = setTimeout(end, PATIENCE);
  const { unsubscribe } = actor.subscribe((snapshot) => {
    if (isSo(snapshot)) end();
  });
}

const isAnswered = (snapshot: TableSnapshot) =>
  !snapshot.matches({ playing: { table: 'requesting' } }) && snapshot.context.queued.length === 0;

/** What somebody here has done has been shown as well: the heading says what is to be done next. */
const isShown = (snapshot: TableSnapshot) => {
  const { here } = snapshot.context;
  const stage = nowShowing(snapshot);
  return isAnswered(snapshot) && (stage === null || !here.includes(stage.seat));
};

/** Focus begins at the phase's heading; if its element goes, it moves once there is something new to hear. */
export function useNoFocusLoss(): void {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  useEffect(() => {
    // What was pressed to come here is gone.
    if (document.activeElement === document.body) goToHeading();
    let last: Element | null = null;
    let isCoached = false;
    const noteAt = (target: EventTarget | null) => {
      last = target instanceof Element && target !== document.body && scope.isFor(target) ? target : null;
      isCoached = last?.closest('.coach') != null;
    };
    const note = ({ target }: FocusEvent) => noteAt(target);
    // A question that came with the table has the focus before anybody listens.
    noteAt(document.activeElement);
    const observer = new MutationObserver(() => {
      if (!last || !isLost(last) || ![document.body, last].includes(document.activeElement ?? last)) return;
      const lost = last;
      last = null;
      if (useInput.getState().byKeyboard && !document.querySelector('dialog[open]')) lead(lost, isCoached);
    });
    const lead = (lost: Element, isOnward: boolean) =>
      once(actor, isAnswered, () => {
        if (heirOf(scope, lost, isOnward) !== headingNow()) {
          if (isFree()) heirOf(scope, lost, isOnward)?.focus();
          return;
        }
        once(actor, isShown, () => isFree() && heirOf(scope, lost, isOnward)?.focus());
      });
    const isFree = () => isAtNothing() && !document.querySelector('dialog[open]');
    const unled = leadBackBy(scope, (to) =>
      once(actor, isAnswered, () => {
        if (!isFree()) return;
        if (isLost(to)) lead(to, false);
        else to.focus({ preventScroll: true });
      }),
    );
    addEventListener('focusin', note);
    const attributeFilter = ['disabled', 'hidden'];
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    return () => {
      removeEventListener('focusin', note);
      observer.disconnect();
      unled();
    };
  }, [scope, actor]);
}
