import { type JSX, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../ui/locale/index.ts';

interface MissingProps {
  readonly why: 'missing' | 'failed';
  readonly isComing?: boolean;
  readonly onAgain: () => void;
  /** The class of the panel whose place among the others it keeps. */
  readonly place?: string | undefined;
}

/** The first focusable thing in the same panel. */
const neighbour = 'h2[tabindex], button, [href], input, select';

export function Missing({ why, isComing = false, onAgain, place = '' }: MissingProps): JSX.Element {
  const [asked, setAsked] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    const panel = pressed?.closest('dialog, aside') ?? null;
    // After a successful retry, the focus stays in the same panel.
    return () => {
      if (panel?.isConnected && document.activeElement === pressed)
        panel.querySelector<HTMLElement>(neighbour)?.focus();
    };
  }, []);
  return (
    <div className={`missing parchment ${place}`} data-said="now" data-missing={why}>
      <p>
        {t(`part.${why}`)} {asked > 0 && !isComing ? t('part.reload') : null}
      </p>
      <button
        ref={button}
        type="button"
        aria-disabled={isComing}
        onClick={() => {
          setAsked(asked + 1);
          onAgain();
        }}
      >
        {t('error.crash.retry')}
      </button>
    </div>
  );
}
