import { type GameSlot, togglePanel } from '../../hud/index.ts';
import { t } from '../../locale/index.ts';
import { useRoom } from './room-context.ts';

/** Below the standings of a table's game: the way to its receipts. */
export const AfterRoom: GameSlot = () => {
  const at = useRoom();
  if (at === null || !at.known.isOver) return null;
  return (
    <div className="buttons">
      <button type="button" data-after="fair" onClick={() => togglePanel('invite')}>
        {t('rooms.fair.check')}
      </button>
    </div>
  );
};
