import type { JSX } from 'react';
import '../../ui/locale/folk.ts';
import '../../ui/locale/hud.ts';
import { t } from '../../ui/locale/index.ts';
import { Slot } from '../frame/Slot.tsx';
import { useHost } from '../frame/slots.ts';
import type { PanelProps } from '../panels.ts';
import { PlayersPanel } from '../players/PlayersPanel.tsx';

/** All that there is after a game: where to go from here, and its story; where that is not told, after a lesson too, the players. */
export default function Afterwards({ game }: Pick<PanelProps, 'game'>): JSX.Element | null {
  const { after, onBegin: begin, onLeave } = useHost();
  if (game.phase !== 'gameOver') return null;
  const isTold = after !== undefined && !game.setup.lesson;
  return (
    <>
      <div className="afterwards">
        <Slot name="afterGame" game={game} />
        {begin === undefined ? null : (
          <div className="buttons">
            <button type="button" data-final="new" onClick={onLeave}>
              {t('action.newGame')}
            </button>
          </div>
        )}
      </div>
      {isTold ? <Slot name="story" game={game} /> : <PlayersPanel game={game} />}
    </>
  );
}
