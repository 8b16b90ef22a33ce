import { isSidePanel, usePanels } from './panels.ts';

type Opener = HTMLElement | SVGElement;

/** What opened the dialog that has just gone: the focus is on its way back there. */
let returning: Opener | null = null;
/** How the focus goes back: at a table once what was asked for is answered, so that nothing is described as it was before. */
let lead: (to: Opener) => void = (to) => to.focus({ preventScroll: true });

/** What opens a dialog now: what has the focus, or what had opened the dialog before it. */
export function openerNow(): Opener | null {
  const at = document.activeElement;
  const isReal = (at instanceof HTMLElement || at instanceof SVGElement) && at !== document.body && at.isConnected;
  const opener = isReal ? at : returning;
  returning = null;
  return opener;
}

/** Leads the focus back from a dialog that goes, unless another one is there by then or on its way, or something else has the focus. */
export function returnTo(opener: Opener | null): void {
  returning = opener;
  queueMicrotask(() => {
    const { open } = usePanels.getState();
    // It is being fetched.
    if (open !== null && !isSidePanel(open) && !document.querySelector('dialog[open]')) return;
    const to = returning;
    returning = null;
    const at = document.activeElement;
    const isElsewhere = at !== null && at !== document.body && at.isConnected;
    if (to === null || isElsewhere) return;
    if (to.closest('dialog[open]')) to.focus();
    else if (!document.querySelector('dialog[open]')) lead(to);
  });
}

/** The focus goes back so from now on. Returns what ends that. */
export function leadBackBy(by: (to: Opener) => void): () => void {
  const before = lead;
  lead = by;
  return () => {
    lead = before;
  };
}
