import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { useRoom } from './room-context.ts';
import { wantRematch } from './use-client.ts';

/** In place of what is to be done now, once the table has agreed to end a game as it stands: nothing is, but another game. */
export function EndedDock(): JSX.Element | null {
  const at = useRoom();
  if (at === null) return null;
  const isSeated = at.known.you.seats.length > 0;
  return (
    <section className="dock panel room-ended" data-room-notice="ended" aria-label={t('rooms.bar')}>
      <p className="prompt" data-said>
        {t('rooms.ended')}
      </p>
      {isSeated ? (
        <div className="room-answers">
          <button type="button" className="primary" onClick={() => void wantRematch(at)}>
            {t('rooms.propose.rematch')}
          </button>
        </div>
      ) : null}
    </section>
  );
}
