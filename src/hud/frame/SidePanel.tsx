import { type JSX, type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../../locale/index.ts';
import { Glyph } from '../../look/index.ts';
import { closePanel, type SidePanelName } from './panels.ts';

interface SidePanelProps {
  readonly name: SidePanelName;
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel beside the board that leaves the game playable; it takes the focus when it opens and returns it afterwards. */
export function SidePanel({ name, title, children }: SidePanelProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside className="side panel" aria-labelledby={id} data-side={name}>
      <header className="dialog-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon" aria-label={t('action.close')} onClick={closePanel}>
          <Glyph name="thing.close" />
        </button>
      </header>
      <div className="side-body">{children}</div>
    </aside>
  );
}
