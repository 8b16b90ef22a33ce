import { type JSX, useState } from 'react';
import { t } from '../locale/index.ts';

interface NoticeProps {
  readonly title?: string;
  readonly text: string;
}

/** Something the player should know, until it is put away. */
export function Notice({ title, text }: NoticeProps): JSX.Element | null {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div className="game-notice">
      <p>
        {title === undefined ? null : <strong>{title}. </strong>}
        {text}
      </p>
      <button type="button" onClick={() => setRead(true)}>
        {t('action.dismiss')}
      </button>
    </div>
  );
}
