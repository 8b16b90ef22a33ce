import { ofTable, type TableScope } from '../../table/scope.tsx';
import { usePanels } from './panels.ts';

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
export function leadBackBy(scope: TableScope, by: (to: Opener) => void): () => void {
  const at = leadAt(scope);
  at.lead = by;
  return () => {
    at.lead = goBack;
  };
}
