import { type JSX, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Speaker, Speaks, usePanels } from '../../hud/index.ts';
import { ErrorBoundary } from '../../hud/lazy/ErrorBoundary.tsx';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { RoomClient, RoomState } from '../../rooms/client/index.ts';
import type { Known, VisitChoice } from '../../rooms/protocol/index.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { useScope } from '../../table/scope.tsx';
import { keepAwake } from '../at-table/kiosk/wake-lock.ts';
import { TableShell, useLaid } from '../at-table/TableShell.tsx';
import { Coach } from '../learn/coach.ts';
import { Crash } from '../page/MissingScreen.tsx';
import { keepName, lastName } from '../rooms/last-name.ts';
import { RoomNotices } from '../rooms/RoomNotices.tsx';
import { type AtRoom, RoomContext, useRoom } from '../rooms/room-context.ts';
import { Controller } from './controller/Controller.tsx';
import { stayAwake } from './controller/phone.ts';
import { SeatChoice, type SeatWish } from './controller/SeatChoice.tsx';
import '../rooms/rooms.css';
import { t } from '../../ui/locale/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { isLanguage, type LanguageId } from '../../ui/locale/languages.ts';
import { useSettings } from '../../ui/look/index.ts';
import { wantedLanguages } from '../../ui/platform/languages.ts';
import { blank, useMemory } from '../learn/memory.ts';
import { useAtRoom } from '../rooms/use-at-room.ts';
import { wantRematch } from '../rooms/use-client.ts';
import type { GoingLocal } from '../rooms/use-going-local.ts';
import { useLooking, useYourTurn } from '../rooms/your-turn.ts';
import { Counting, useIdle } from '../showcase/visit/Idle.tsx';
import { ControllerMenu } from './ControllerMenu.tsx';

interface ControllerTableProps {
  readonly client: RoomClient;
  readonly state: RoomState;
  readonly known: Known;
  readonly goLocal: GoingLocal | null;
  readonly onLeave: () => void;
  readonly onWhole: () => void;
}

export default function ControllerTable({
  client,
  state,
  known,
  goLocal,
  onLeave,
  onWhole,
}: ControllerTableProps): JSX.Element {
  const at = useAtRoom(client, state, known, { goLocal });
  const { ask } = at;
  const isVisit = (known.roster.bigScreen?.visit ?? null) !== null;
  const [isAnother, setAnother] = useState(false);
  const isSeated = known.you.seats.length > 0;
  useVisitor(known.roster.bigScreen?.visit ?? null);
  useYourTurn(client, known);
  useLooking(client, known.room);
  useEffect(() => {
    // Where no lock is to be had, a film does it.
    const ends = [keepAwake(), stayAwake()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => {
    void outlinesOf(known.view.board).load();
  }, [known.view.board]);
  const sit = useCallback(
    ({ seat, name, colour }: SeatWish) => {
      // Of a passer-by nothing stays.
      if (name !== '' && !isVisit) keepName(name);
      void ask({ type: 'sit', seat, name, colour }).then((isDone) => isDone && setAnother(false));
    },
    [ask, isVisit],
  );
  return (
    <RoomContext value={at}>
      <ErrorBoundary fallback={(_failure, retry) => <Crash onRetry={retry} />}>
        {!isSeated || isAnother ? (
          <SeatChoice
            known={known}
            name={isVisit || isAnother ? '' : lastName()}
            onSit={sit}
            onLeave={isAnother ? () => setAnother(false) : onLeave}
          />
        ) : (
          <TableShell>
            <Seated at={at} onLeave={onLeave} onWhole={onWhole} onAnother={() => setAnother(true)} />
          </TableShell>
        )}
      </ErrorBoundary>
    </RoomContext>
  );
}

const VisitorsCoach = lazyPanel(() => import('../learn/VisitCoach.tsx'), { place: 'speaker' });

interface SeatedProps extends Pick<ControllerTableProps, 'onLeave' | 'onWhole'> {
  readonly at: AtRoom;
  readonly onAnother: () => void;
}

function Seated({ at, onLeave, onWhole, onAnother }: SeatedProps): JSX.Element {
  const scope = useScope();
  const { client, table, known, state, ask, kept } = at;
  const [menu, setMenu] = useState<'menu' | 'rules' | null>(null);
  // The coach leads to the rules: a controller has them in its menu.
  const isAsked = usePanels(({ open }) => open === 'rules');
  useEffect(() => {
    if (isAsked) setMenu('rules');
  }, [isAsked]);
  const close = () => {
    usePanels.of(scope).setState({ open: null });
    setMenu(null);
  };
  const { room } = known;
  const getUp = useCallback(async () => {
    // Who is still at the table keeps what they are known by.
    if (!(await ask({ type: 'leave' })) && client.state.connection !== 'ended') return;
    await kept.forget(room);
    onLeave();
  }, [ask, client, kept, room, onLeave]);
  const isNew = known.log.length === 0;
  useLaid(table, !isNew);
  const last = useRef<number | null>(null);
  const acts = useMemo(
    () => ({
      point: (seat: number, region: number | null) => {
        if (region === last.current) return;
        last.current = region;
        client.tell({ type: 'point', seat, region });
      },
      onMenu: () => setMenu('menu'),
    }),
    [client],
  );
  return (
    <>
      <Controller
        acts={acts}
        isFree={known.roster.seats[known.view.seat]?.state === 'free'}
        isPaused={known.clock.isPaused}
        isHeld={known.roster.bigScreen?.isHeld ?? false}
        coach={known.roster.bigScreen?.visit ? VisitorsCoach : Coach}
        isCut={state.connection === 'resuming'}
        notices={
          <>
            <Speaker />
            <Gone />
            <RoomNotices />
          </>
        }
        after={<AfterController />}
      />
      {known.roster.bigScreen?.visit ? <VisitIdle onGetUp={() => void getUp()} /> : null}
      {menu === null ? null : (
        <ControllerMenu
          key={menu}
          first={menu}
          onClose={close}
          onLeave={onLeave}
          onGetUp={() => void getUp()}
          onWhole={onWhole}
          onAnother={onAnother}
        />
      )}
    </>
  );
}

function AfterController(): JSX.Element | null {
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

/** The big screen is gone: any phone shows the table, and the game goes on. */
function Gone(): JSX.Element | null {
  const at = useRoom();
  const big = at?.known.roster.bigScreen ?? null;
  if (at === null || big === null || big.isHere || at.known.isOver || at.state.connection !== 'here') return null;
  return (
    <Speaks rank="question">
      <div className="room-notice parchment" data-said="now" data-gone>
        <p>{t('hand.gone')}</p>
        <div className="room-answers">
          <button type="button" className="primary" onClick={() => void at.ask({ type: 'beTable', on: true })}>
            {t('hand.beTable')}
          </button>
        </div>
      </div>
    </Speaks>
  );
}

/** A passer-by has gone: after the wall's time without input the seat is given back, after a countdown. */
function VisitIdle({ onGetUp }: { readonly onGetUp: () => void }): JSX.Element | null {
  const idle = useRoom()?.known.roster.bigScreen?.visit?.idle ?? null;
  return useIdle(idle, onGetUp) ? <Counting /> : null;
}

/** The one read anyway, else the first the browser names, else the first of the wall. Null: any. */
export function guestLanguage(allowed: readonly string[], now: string, wanted: readonly string[]): LanguageId | null {
  const spoken = allowed.filter(isLanguage);
  const [first] = spoken;
  if (first === undefined || spoken.some((id) => id === now)) return null;
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((id) => known.includes(id)) ?? first;
}

/** Settings and coach are lent to a passing phone, in a wall's language; its own are back when it leaves. */
function useVisitor(visit: VisitChoice | null): void {
  const isVisit = visit !== null;
  const allowed = visit?.languages?.join() ?? '';
  useEffect(() => {
    if (!isVisit) return;
    const language = guestLanguage(allowed.split(','), useLanguage.getState().id, wantedLanguages());
    const returnSettings = useSettings.lend({ coach: 'all', ...(language === null ? {} : { language }) });
    const returnMemory = useMemory.lend(blank);
    return () => {
      returnSettings();
      returnMemory();
    };
  }, [isVisit, allowed]);
}
