import { type JSX, type ReactNode, use, useId, useLayoutEffect, useRef } from 'react';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { Glyph, phone } from '../../ui/look/index.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { useLayer } from '../../ui/route/use-layer.ts';
import type { PanelName } from '../panels.ts';
import { shield } from './Dialog.tsx';
import { closePanel, LayerName } from './panels.ts';

interface SidePanelProps {
  readonly name: PanelName;
  readonly title: string;
  readonly children: ReactNode;
}

/** Leaves the game playable; takes the focus when it opens, and gives it back to where it was outside. */
export function SidePanel({ name, title, children }: SidePanelProps): JSX.Element {
  const scope = useScope();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayer(() => closePanel(scope), use(LayerName));
  // Before it goes: afterwards nobody knows where the focus was.
  useLayoutEffect(() => {
    const panel = heading.current?.closest('aside');
    let outside = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !panel?.contains(target)) outside = target;
    };
    heading.current?.focus();
    addEventListener('focusin', note);
    return () => {
      removeEventListener('focusin', note);
      const now = document.activeElement;
      const isElsewhere = now !== null && now !== document.body && !panel?.contains(now);
      if (!isElsewhere && (outside instanceof HTMLElement || outside instanceof SVGElement)) outside.focus();
      // Elsewhere nothing lies behind it.
      if (matches(phone)) shield();
    };
  }, []);
  return (
    <aside className="side panel" aria-labelledby={id} data-side={name}>
      <header className="dialog-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon" aria-label={t('action.close')} onClick={() => closePanel(scope)}>
          <Glyph name="thing.close" />
        </button>
      </header>
      <div className="side-body">
        <LayerName value="">{children}</LayerName>
      </div>
    </aside>
  );
}
