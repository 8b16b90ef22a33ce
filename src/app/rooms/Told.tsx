import type { JSX, ReactNode } from 'react';
import { t } from '../../locale/index.ts';

interface ToldProps {
  readonly text: string;
  readonly name?: string;
  readonly onRead?: () => void;
  readonly children?: ReactNode;
}

/** A notice at the table, with what can be done about it. */
export function Told({ text, name, onRead, children }: ToldProps): JSX.Element {
  return (
    <div className="room-notice parchment" data-room-notice={name}>
      <p>{text}</p>
      <div className="room-answers">
        {children}
        {onRead ? (
          <button type="button" onClick={onRead}>
            {t('action.dismiss')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
