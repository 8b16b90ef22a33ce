import { type JSX, use, useState } from 'react';
import { Speaks } from '../../hud/frame/Speaks.tsx';
import { useNotice } from '../../hud/frame/use-notice.ts';
import { ScopeContext } from '../../table/scope.tsx';
import { retryMissing, useMissing } from '../../ui/lazy/lazy-value.ts';
import { t } from '../../ui/locale/index.ts';

interface NoticeProps {
  readonly title?: string;
  readonly text: string;
  readonly onAgain?: () => void;
  /** Nothing waits for it: it is said when there is time. */
  readonly isCalm?: boolean;
}

/** At a table it is said where the table speaks. */
export function Notice(notice: NoticeProps): JSX.Element | null {
  const isAtTable = use(ScopeContext) !== null;
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  const words = <Words {...notice} onRead={() => setRead(true)} />;
  return isAtTable ? <Speaks rank={notice.isCalm ? 'meanwhile' : 'refusal'}>{words}</Speaks> : words;
}

function Words({
  title,
  text,
  onAgain,
  isCalm = false,
  onRead,
}: NoticeProps & { readonly onRead: () => void }): JSX.Element {
  useNotice(onRead);
  return (
    <div className="game-notice parchment" data-said={isCalm ? '' : 'now'}>
      <p>
        {title === undefined ? null : <strong>{title}. </strong>}
        {text}
      </p>
      {onAgain ? (
        <button type="button" onClick={onAgain}>
          {t('error.crash.retry')}
        </button>
      ) : null}
      <button type="button" onClick={onRead}>
        {t('action.dismiss')}
      </button>
    </div>
  );
}

/** Reports missing parts that have no visible place of their own: sounds, figures, gamepad support. */
export function Without(): JSX.Element | null {
  const isMissing = useMissing(({ all }) => all.some(({ needsNotice }) => needsNotice));
  return isMissing ? <Notice isCalm text={t('part.without')} onAgain={retryMissing} /> : null;
}
