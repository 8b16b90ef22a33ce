import { type JSX, type ReactNode, use, useId, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { ScopeContext } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { useLayer } from '../../ui/route/use-layer.ts';
import { openerNow, returnTo } from './focus.ts';
import { LayerName } from './panels.ts';

/** The dialogs that are open, the topmost last. */
const useDialogs = create<readonly HTMLDialogElement[]>()(() => []);

export const useTopDialog = (): HTMLDialogElement | null => useDialogs((open) => open.at(-1) ?? null);

/** A dialog has been opened. Returns what says that it is closed. */
function noteOpened(dialog: HTMLDialogElement): () => void {
  useDialogs.setState((open) => [...open, dialog], true);
  return () => useDialogs.setState((open) => open.filter((one) => one !== dialog), true);
}

/** For a moment after what lay over the rest has gone, the second press of the hand that meant it does nothing behind it. */
export function shield(): void {
  const cover = document.createElement('div');
  cover.className = 'dialog-shield';
  document.body.append(cover);
  setTimeout(() => cover.remove(), 400);
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Can only be closed by the buttons inside. */
  readonly firm?: boolean;
  /** It asks something: a press beside it, or a hand that lets go there, is no answer. */
  readonly asks?: boolean;
  /** What it asks, in words: heard with its title. */
  readonly question?: string | undefined;
  readonly className?: string;
}

/** Modal. Focus goes to the heading or `data-first`, as the opening key must do nothing final; then back. */
export function Dialog({
  title,
  onClose,
  children,
  firm = false,
  asks = false,
  question,
  className,
}: DialogProps): JSX.Element {
  const scope = use(ScopeContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const words = useId();
  useLayer(onClose, use(LayerName));
  // It goes, not closes: else the browser would have what opened it read out before another dialog follows.
  useLayoutEffect(() => {
    const shown = dialog.current;
    const opener = openerNow();
    if (shown && !shown.open) {
      shown.showModal();
      const first = ['[data-first]', 'h2'].map((what) => shown.querySelector<HTMLElement>(what));
      first.find((found) => found !== null)?.focus();
    }
    const closed = shown && noteOpened(shown);
    return () => {
      closed?.();
      returnTo(opener, scope);
      shield();
    };
  }, [scope]);
  return (
    <dialog
      ref={dialog}
      role={question === undefined ? undefined : 'alertdialog'}
      className={className ? `dialog parchment ${className}` : 'dialog parchment'}
      aria-labelledby={heading}
      aria-describedby={question === undefined ? undefined : words}
      // A press beside it closes it, where the browser knows how.
      closedby={firm || asks ? 'closerequest' : 'any'}
      onCancel={(event) => {
        // Of a dialog inside it hears as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!firm) onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={heading} tabIndex={-1}>
          {title}
        </h2>
        {firm ? null : (
          <button type="button" className="icon" aria-label={t('action.close')} onClick={onClose}>
            <Glyph name="thing.close" />
          </button>
        )}
      </header>
      {question === undefined ? null : <p id={words}>{question}</p>}
      <LayerName value="">{children}</LayerName>
    </dialog>
  );
}
