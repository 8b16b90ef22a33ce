import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { useRoom } from '../rooms/room-context.ts';
import { wantRematch } from '../rooms/use-client.ts';

/** After the game: another one with the same people. */
export function AfterHand(): JSX.Element | null {
  const at = useRoom();
  if (at === null || at.known.roster.bigScreen?.visit) return null;
  return (
    <p className="buttons">
      <button type="button" className="primary" data-rematch onClick={() => void wantRematch(at)}>
        {t('hand.again')}
      </button>
    </p>
  );
}
