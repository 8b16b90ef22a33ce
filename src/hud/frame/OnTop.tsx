import { type JSX, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from './top-dialog.ts';

interface OnTopProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Moved into a dialog while one is open, else hidden behind it; not made anew: nothing is said again. */
export function OnTop({ className, children }: OnTopProps): JSX.Element {
  const home = useRef<HTMLDivElement>(null);
  const [box] = useState(() => document.createElement('div'));
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    box.className = className;
    box.dataset.said = 'now';
    (dialog ?? home.current)?.append(box);
    return () => box.remove();
  }, [box, className, dialog]);
  return <div ref={home}>{createPortal(children, box)}</div>;
}
