import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { useRoom } from '../rooms/room-context.ts';

/** The big screen is gone: any phone shows the table, and the game goes on. */
export function Gone(): JSX.Element | null {
  const at = useRoom();
  const big = at?.known.roster.bigScreen ?? null;
  if (at === null || big === null || big.isHere || at.known.isOver || at.state.line !== 'here') return null;
  return (
    <div className="room-notice parchment" data-gone>
      <p>{t('hand.gone')}</p>
      <div className="room-answers">
        <button type="button" className="primary" onClick={() => void at.ask({ type: 'beTable', on: true })}>
          {t('hand.beTable')}
        </button>
      </div>
    </div>
  );
}
