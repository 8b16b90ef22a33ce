import { type JSX, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type After, type GameSlot, Hud, type HudSlots, togglePanel, usePanels } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { playedOf } from '../../rooms/client/fairness.ts';
import type { RoomClient, RoomState } from '../../rooms/client/index.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import type { Seat } from '../../rules/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { keepAwake } from '../at-table/kiosk/wake-lock.ts';
import { slots } from '../at-table/slots.tsx';
import { BoardGate, TableMain, TableShell, useDrawn, useLaid } from '../at-table/TableShell.tsx';
import { MissingScreen } from '../page/MissingScreen.tsx';
import { Waiting } from '../page/Waiting.tsx';
import { sinceTurnOf } from '../replay/turn-start.ts';
import type { ReplayedGame } from '../set-up/session.ts';
import { isAloneAt, Presence } from './Presence.tsx';
import { RoomBar } from './RoomBar.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { type AtRoom, RoomContext, useRoom } from './room-context.ts';
import { useAtRoom } from './use-at-room.ts';
import { wantRematch } from './use-client.ts';
import type { GoingLocal } from './use-going-local.ts';
import { useKnocks, useLooking, useYourTurn } from './your-turn.ts';

const AfterRoom: GameSlot = () => {
  const scope = useScope();
  const at = useRoom();
  if (at === null || at.known.opened === null) return null;
  return (
    <div className="buttons">
      <button type="button" data-after="fair" onClick={() => togglePanel(scope, 'invite')}>
        {t('rooms.fair.check')}
      </button>
    </div>
  );
};

interface RoomTableProps {
  readonly client: RoomClient;
  readonly state: RoomState;
  readonly known: Known;
  readonly onLeave: () => void;
  readonly goLocal: GoingLocal | null;
  readonly onReplay: (game: ReplayedGame) => void;
}

const RoomReplay = lazyPanel(() => import('./RoomReplay.tsx'), {
  waiting: () => <Waiting />,
  around: (words, { onBack }) => <MissingScreen onLeave={onBack}>{words}</MissingScreen>,
});

// What hands a game on as a link or file would hand its secrets on: nobody at a room has them.
const { review: _review, ...usual } = slots;
const roomSlots: HudSlots = {
  ...usual,
  afterGame: AfterRoom,
  invite: RoomPanel,
  inviteTitle: 'rooms.panel.title',
  room: RoomBar,
  presence: Presence,
  giving: Giving,
};
const endedSlots: HudSlots = { ...roomSlots, dock: EndedDock };

export function RoomTable({ client, state, known, goLocal, onLeave, onReplay }: RoomTableProps): JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isUnshown, setUnshown] = useState(false);
  const unshown = useMemo(() => (isUnshown ? () => setUnshown(false) : null), [isUnshown]);
  const at = useAtRoom(client, state, known, { goLocal, unshown });
  const show = useCallback(
    (since: (log: Known['log']) => number) => {
      const { known: told } = client.state;
      if (told !== null) setShown({ told, from: since(told.log) });
    },
    [client],
  );
  const back = useCallback(() => setShown(null), []);
  const showAgain = useCallback((seats: readonly Seat[]) => show((log) => sinceTurnOf(log, seats)), [show]);
  const showMore = useCallback(() => show(() => shown?.told.log.length ?? 0), [show, shown]);
  const showNothing = useCallback(() => {
    setShown(null);
    setUnshown(true);
  }, []);
  useYourTurn(client, known);
  useKnocks(client);
  useLooking(client, known.room);
  return (
    <BoardGate board={known.view.board} onLeave={onLeave}>
      <RoomContext value={at}>
        <TableShell key={shown === null ? 'now' : shown.told.log.length}>
          {shown === null ? (
            <Table
              at={at}
              onLeave={onLeave}
              onReplay={onReplay}
              onShowAgain={known.start === null ? undefined : showAgain}
            />
          ) : (
            <RoomReplay at={at} {...shown} onBack={back} onMore={showMore} onUnshown={showNothing} />
          )}
        </TableShell>
      </RoomContext>
    </BoardGate>
  );
}

interface Shown {
  /** What this device had been told when somebody began to look. */
  readonly told: Known;
  readonly from: number;
}

interface TableProps extends Pick<RoomTableProps, 'onLeave' | 'onReplay'> {
  readonly at: AtRoom;
  readonly onShowAgain: ((seats: readonly Seat[]) => void) | undefined;
}

function Table({ at, onLeave, onReplay, onShowAgain }: TableProps): JSX.Element {
  const scope = useScope();
  const { flat, draw } = useDrawn();
  const { table, known } = at;
  const isNew = known.log.length === 0;
  // Once all is open the game can be told and shown again like any other.
  const { opened, log, room } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of it matters
  const played = useMemo(() => playedOf(known), [opened, log]);
  const after = useMemo<After | undefined>(
    () =>
      played === null
        ? undefined
        : {
            played: () => played,
            onReplay: (from) =>
              onReplay({ id: room, setup: played.setup, commands: played.log.map(({ command }) => command), from }),
          },
    [played, room, onReplay],
  );
  useLaid(table, !isNew);
  // Whoever plays from afar waits for others, with the screen on where the browser lets a page keep it so.
  const isEnded = known.isOver && known.view.phase !== 'gameOver' && at.goLocal === null;
  const isSeated = known.you.seats.length > 0;
  const isPlaying = isSeated && !known.isOver;
  const again = useCallback(() => void wantRematch(at), [at]);
  useEffect(() => (isPlaying ? keepAwake() : undefined), [isPlaying]);
  // Whoever opens a table wants to give its links away.
  const isAlone = known.you.isHost && isAloneAt(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody sits down
  useEffect(() => {
    if (isAlone && !known.isOver) usePanels.of(scope).setState({ open: 'invite' });
  }, []);
  return (
    <TableMain title={`${t('rooms.panel')} ${known.room}`} data-room={known.room} data-connection={at.state.connection}>
      {draw()}
      <Hud
        onLeave={onLeave}
        flat={flat}
        slots={isEnded ? endedSlots : roomSlots}
        after={after}
        onBegin={isSeated && known.isOver ? again : undefined}
        onShowAgain={onShowAgain}
        leaving={isPlaying ? 'rooms.leave.text' : null}
      />
    </TableMain>
  );
}

/** In place of the dock once the table has agreed to end a game as it stands: nothing but another game. */
function EndedDock(): JSX.Element | null {
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

interface GivingProps {
  readonly seat: Seat;
  readonly children: ReactNode;
}

/** For a seat's people to say; for the host, where it is nobody's; for everybody, once they are long away. */
export function Giving({ seat, children }: GivingProps): JSX.Element {
  const at = useRoom();
  const seen = at?.known.roster.seats[seat];
  if (at !== null && seen !== undefined && !at.known.you.seats.includes(seat)) {
    const isFree = seen.devices === 0 ? at.known.you.isHost : seen.state === 'absent';
    if (!isFree) return <p>{t(`rooms.refused.${seen.devices === 0 ? 'notHost' : 'notAbsent'}`)}</p>;
  }
  return <>{children}</>;
}
