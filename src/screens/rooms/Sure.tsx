import { type JSX, useEffect, useRef } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/rooms.ts';

interface SureProps {
  readonly words: string;
  readonly label: string;
  /** Which it is, for tests. */
  readonly of: string;
  readonly onStay: () => void;
  readonly onSure: () => void;
}

/** Before what nothing takes back: it begins at staying, Escape stays, and focus returns to what asked. */
export function Sure({ words, label, of, onStay, onSure }: SureProps): JSX.Element {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const asked = document.activeElement;
    stay.current?.focus();
    return () => {
      if (asked instanceof HTMLElement) asked.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is for whatever of it has the focus
    <div
      className="room-sure"
      data-said="now"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        onStay();
      }}
    >
      <p>{words}</p>
      <div className="buttons">
        <button ref={stay} type="button" onClick={onStay}>
          {t('rooms.stay')}
        </button>
        <button type="button" data-out-sure={of} onClick={onSure}>
          {label}
        </button>
      </div>
    </div>
  );
}
