import { type JSX, useState } from 'react';
import { useNotice } from '../../hud/frame/use-notice.ts';
import { retryMissing, useMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';

interface NoticeProps {
  readonly title?: string;
  readonly text: string;
  readonly onAgain?: () => void;
  /** Nothing waits for it: it is said when there is time. */
  readonly isCalm?: boolean;
}

export function Notice({ title, text, onAgain, isCalm = false }: NoticeProps): JSX.Element | null {
  const [isRead, setRead] = useState(false);
  useNotice(isRead ? undefined : () => setRead(true));
  if (isRead) return null;
  return (
    <div className="game-notice" {...(isCalm ? { 'data-said': '' } : {})}>
      <p>
        {title === undefined ? null : <strong>{title}. </strong>}
        {text}
      </p>
      {onAgain ? (
        <button type="button" onClick={onAgain}>
          {t('error.crash.retry')}
        </button>
      ) : null}
      <button type="button" onClick={() => setRead(true)}>
        {t('action.dismiss')}
      </button>
    </div>
  );
}

/** Reports missing parts that have no visible place of their own: sounds, figures, gamepad support. */
export function Without(): JSX.Element | null {
  const isMissing = useMissing(({ all }) => all.some(({ needsNotice }) => needsNotice));
  return isMissing ? <Notice text={t('part.without')} onAgain={retryMissing} /> : null;
}
