import { type JSX, useEffect, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/rooms.ts';
import type { RoomClient, RoomState } from '../../rooms/client/index.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import { ScreenTitle } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import type { GoingLocal } from '../rooms/use-going-local.ts';
import { LazyRoomTable, wholeScreen } from '../rooms/whole-screen.tsx';
import { isTableWanted } from '../route.ts';
import type { ReplayedGame } from '../set-up/session.ts';

// A phone has no use for the picture, nor the big screen for hands.
const BigScreenTable = lazyPanel(() => import('./BigScreenTable.tsx'), wholeScreen);
const ControllerTable = lazyPanel(() => import('./ControllerTable.tsx'), wholeScreen);

interface LivingRoomProps {
  readonly client: RoomClient;
  readonly state: RoomState;
  readonly known: Known;
  readonly onLeave: () => void;
  readonly goLocal: GoingLocal | null;
  readonly onReplay: (game: ReplayedGame) => void;
}

/** As this device has the table: the big screen itself, a hand at it, or all of it on one's own screen. */
export default function LivingRoom({ client, state, known, goLocal, onLeave, onReplay }: LivingRoomProps): JSX.Element {
  const { you, roster } = known;
  const shows = roster.bigScreen?.device ?? null;
  const isTable = shows === you.device;
  const [isWhole, setWhole] = useState(false);
  const isOwn = isTableWanted();
  useReturn(client, state, isOwn);
  if (isTable)
    return (
      <>
        <BigScreenTable
          key={state.deal}
          client={client}
          state={state}
          known={known}
          goLocal={goLocal}
          onLeave={onLeave}
        />
        {isOwn ? null : (
          <button
            type="button"
            className="big-return primary"
            data-to-hand
            onClick={() => void client.ask({ type: 'beTable', on: false })}
          >
            {t('hand.toHand')}
          </button>
        )}
      </>
    );
  if (isOwn && you.seats.length === 0)
    return (
      <main className="big-elsewhere" data-elsewhere>
        <ScreenTitle>{t('living.label')}</ScreenTitle>
        <p data-said>
          {shows === null
            ? t('living.none')
            : t('living.elsewhere', {
                whose: seatOf(known) ?? t('rooms.somebody'),
              })}
        </p>
        <button
          type="button"
          className="primary"
          data-be-table
          onClick={() => void client.ask({ type: 'beTable', on: true })}
        >
          {t('living.back')}
        </button>
      </main>
    );
  if ((you.isWatcher && you.seats.length === 0) || isWhole)
    return (
      <>
        <LazyRoomTable
          key={state.deal}
          client={client}
          state={state}
          known={known}
          goLocal={goLocal}
          onLeave={onLeave}
          onReplay={onReplay}
        />
        {isWhole ? (
          <button type="button" className="big-return primary" data-to-hand onClick={() => setWhole(false)}>
            {t('hand.toHand')}
          </button>
        ) : null}
      </>
    );
  return (
    <ControllerTable
      key={state.deal}
      client={client}
      state={state}
      known={known}
      goLocal={goLocal}
      onLeave={onLeave}
      onWhole={() => setWhole(true)}
    />
  );
}

function seatOf({ roster, setup }: Known): string | null {
  const seat = roster.bigScreen?.seat ?? null;
  return seat === null ? null : seatName(setup, seat);
}

/** The screen that was opened as the table is it again whenever it comes back, from a reload or a cut. */
function useReturn(client: RoomClient, { connection }: RoomState, isOwn: boolean): void {
  const isHere = connection === 'here';
  useEffect(() => {
    const { known } = client.state;
    if (!isOwn || !isHere || known === null) return;
    if (known.roster.bigScreen?.device !== known.you.device) void client.ask({ type: 'beTable', on: true });
  }, [client, isHere, isOwn]);
}
