import { type GameSlot, togglePanel } from '../../hud/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { RoomBar } from './RoomBar.tsx';
import { useRoom } from './room-context.ts';

/** The table's bar, below the players as long as there is something to play; then it is with the standings, since the story has its place. */
export const DuringRoom: GameSlot = ({ game }) => (game.view.phase === 'gameOver' ? null : <RoomBar />);

/** Below the standings of a table's game: the way to its receipts, what the table is told now, and what is said there. */
export const AfterRoom: GameSlot = () => {
  const scope = useScope();
  const at = useRoom();
  if (at === null) return null;
  return (
    <>
      <RoomBar />
      {at.known.opened === null ? null : (
        <div className="buttons">
          <button type="button" data-after="fair" onClick={() => togglePanel(scope, 'invite')}>
            {t('rooms.fair.check')}
          </button>
        </div>
      )}
    </>
  );
};
