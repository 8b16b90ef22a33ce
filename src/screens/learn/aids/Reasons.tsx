import type { JSX, ReactNode } from 'react';
import { t } from '../../../ui/locale/index.ts';
import { Glyph } from '../../../ui/look/index.ts';

interface ReasonsProps {
  /** Of the popover, for what opens it. */
  readonly id: string;
  readonly className: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What opens beside a word of the pill and says why; what is reckoned for it is reckoned when it opens. */
export function Reasons({ id, className, isOpen, onToggle, children }: ReasonsProps): JSX.Element {
  return (
    <div
      id={id}
      popover="auto"
      className={`reasons ${className} parchment`}
      onBeforeToggle={({ newState }) => onToggle(newState === 'open')}
    >
      {isOpen ? (
        <button
          type="button"
          className="icon"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('action.close')}
        >
          <Glyph name="thing.close" />
        </button>
      ) : null}
      {children}
    </div>
  );
}
