import { type CSSProperties, type JSX, useCallback, useEffect, useMemo } from 'react';
import { Hud, type HudSlots, useGame } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { t } from '../../ui/locale/index.ts';
import { BoardGate, TableMain, TableShell, useDrawn, useLaid } from '../at-table/TableShell.tsx';
import { BigScreen } from './big-screen/BigScreen.tsx';
import { useCourse, useShown } from './big-screen/use-course.ts';
import { usePointing, useShot } from './big-screen/use-pointing.ts';
import '../../ui/locale/rooms.ts';
import '../../ui/locale/games.ts';
import '../../ui/locale/showcase.ts';
import { playedOf } from '../../rooms/client/fairness.ts';
import { type RemoteTable, type RoomClient, type RoomState, whyNoRoom } from '../../rooms/client/index.ts';
import { rewindableTable } from '../../rooms/client/rewindable-table.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import { opponentIn } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useSettings, useStill } from '../../ui/look/index.ts';
import { useBystander, useKiosk } from '../at-table/kiosk/use-kiosk.ts';
import { slots } from '../at-table/slots.tsx';
import { slowed } from '../director/pace.ts';
import { useDirected } from '../director/use-directed.tsx';
import { usePacer } from '../director/use-pacer.ts';
import { Presence } from '../rooms/Presence.tsx';
import { RoomBar } from '../rooms/RoomBar.tsx';
import { RoomNotices } from '../rooms/RoomNotices.tsx';
import { type AtRoom, RoomContext } from '../rooms/room-context.ts';
import { goInstead } from '../use-route.ts';
import '../rooms/rooms.css';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { type Caption as CaptionWords, captionOf } from '../director/caption.ts';
import { useAtRoom } from '../rooms/use-at-room.ts';
import type { GoingLocal } from '../rooms/use-going-local.ts';
import { isTableWanted } from '../route.ts';
import { readOptions, type ShowcaseOptions, usualOptions } from '../showcase/options.ts';
import { useFaults } from '../showcase/use-faults.ts';
import { fillFree, sitHere } from './big-screen/Places.tsx';
import { forgetTable, openTable } from './open-table.ts';
import { useAddress } from './use-address.ts';

/** Nobody sits there; an opponent plays there until somebody comes; somebody has come. */
const places = { free: 'asleep', opponent: 'lent', here: 'awake', away: 'awake', absent: 'awake' } as const;

/** Each place of the table has a figure in the picture, which wakes as somebody sits down there. */
function usePlaces({ roster }: Known): void {
  const scope = useScope();
  const now = roster.seats.map(({ state }) => places[state]).join();
  useEffect(() => attend(scope, { places: now }), [now, scope]);
  useEffect(() => () => attend(scope, { places: null }), [scope]);
}

const StoryTeller = lazyComponent(() => import('../story/StoryTeller.tsx'));
const Tour = lazyComponent(() => import('../../hud/turn-map/Tour.tsx'));
const QrCode = lazyPanel(() => import('../share/QrCode.tsx'));

interface BigScreenTableProps {
  readonly client: RoomClient;
  readonly state: RoomState;
  readonly known: Known;
  readonly goLocal: GoingLocal | null;
  readonly onLeave: () => void;
}

export default function BigScreenTable({ client, state, known, goLocal, onLeave }: BigScreenTableProps): JSX.Element {
  const at = useAtRoom(client, state, known, { goLocal });
  return (
    <BoardGate board={known.view.board} onLeave={onLeave}>
      <RoomContext value={at}>
        <TableShell>
          <Table at={at} onLeave={onLeave} />
        </TableShell>
      </RoomContext>
    </BoardGate>
  );
}

/** Stages that wait to be shown from which on it hurries: hands are faster than eyes. */
const MANY = 3;
/** Pieces move at most so much faster than usual. */
const FASTEST = 1.6;
const way = location.pathname;
const goToRoom = (link: string) => void goInstead({ at: 'room', link });

// Whoever plays at the big screen itself hands no links on.
const { review: _review, ...usual } = slots;
const ownSlots: HudSlots = { ...usual, room: RoomBar, presence: Presence };

function Table({ at, onLeave }: { readonly at: AtRoom; readonly onLeave: () => void }): JSX.Element {
  const { client, table, known, state, ask } = at;
  const still = useStill();
  const game = useGame();
  const visit = known.roster.bigScreen?.visit ?? null;
  const options = useWallOptions(visit !== null);
  // A phone that stands in as the table shows nothing of its owner’s hand.
  const shown = useMemo(() => rewindableTable(client, isTableWanted() ? table : asSeenByAll(table)), [client, table]);
  const isNew = known.log.length === 0;
  useLaid(shown, !isNew);
  useKiosk();
  // Somebody who plays at this screen has it for the turn.
  const isOwn =
    game !== null && game.view.viewer !== null && game.view.seat === game.view.viewer && game.stage === null;
  const { setTrouble } = at;
  const another = useCallback(
    () => void openTable(location.search).then(goToRoom, (failure) => setTrouble(`rooms.no.${whyNoRoom(failure)}`)),
    [setTrouble],
  );
  const onEnd = useCallback(() => {
    if (visit === null) return;
    void client.ask({ type: 'delete' });
    forgetTable();
    // Where none can be laid just now, the page says so and tries again.
    openTable(location.search).then(goToRoom, () => void goInstead({ at: 'start' }));
  }, [client, visit]);
  const course = useCourse({
    client,
    table: shown,
    state,
    isEnded: known.isOver,
    isOwn,
    tour: options.tour,
    isForPresenter: options.presenter,
    onEnd,
  });
  const { mode, slow } = course.presenter;
  const isPresented = mode !== null;
  const isNear = useBystander(visit !== null && options.exit && !isPresented ? way : null);
  const waiting = TableActor.useSelector(({ context }) => context.stages.length);
  const by = TableActor.useSelector(({ context }) => context.stages[0]?.seat ?? null);
  const isPersons = !isPresented && by !== null && opponentIn(known.setup, by) === null;
  // What people do is shown at once: nobody reads about his own hand. Opponents wait, and a presenter talks.
  const isInstant = useSettings((settings) => settings.speed === 'instant') || options.speed === 'instant';
  const pace = options.speed === 'instant' ? 1 : options.speed;
  const hurried = waiting > MANY ? 4 : isPersons ? 2 : pace;
  const usualSpeed = isInstant || (isPersons && waiting > 1) ? 'instant' : hurried;
  const speed = !isPresented ? usualSpeed : slow ? slowed(options.speed) : isInstant ? 'instant' : pace;
  const pacer = usePacer({ speed, still, isTitle: false, isOff: isOwn, isHeld: isPresented && mode !== 'flowing' });
  useShown(client, shown, known);
  const pointed = usePointing(client, waiting > 0);
  const { flat, hear, draw } = useDrawn(isInstant);
  const ahead = useAhead(isPersons);
  const { onShown, rate } = pacer;
  const { board } = known.view;
  const shot = useShot(pacer.shot, waiting > 0, pointed, board);
  const { onMoment, camera } = useDirected({
    note: pacer.onMoment,
    hear,
    shot,
    tempo: speed,
    sparing: options.sparing,
  });
  const address = useAddress();
  const acts = useMemo(
    () => ({
      fill: () => void fillFree(known, ask),
      sitHere: () => void sitHere(known, ask),
      another: visit === null && (isNew || known.isOver) ? another : null,
    }),
    [known, ask, visit, isNew, another],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of it matters
  const played = useMemo(() => playedOf(known), [known.opened, known.log]);
  const record = useCallback(() => played, [played]);
  usePlaces(known);
  const style: CSSProperties & Record<'--margin', string> = { '--margin': String(options.margin) };
  return (
    <TableMain
      title={t('living.label')}
      notices={null}
      className={isOwn ? 'game' : still ? 'big still' : 'big'}
      style={style}
      aria-label={t('living.label')}
      data-big-screen={known.room}
      data-connection={state.connection}
      data-shot={shot.of}
      data-again={course.isPast ? '' : undefined}
    >
      {draw({
        onMoment,
        ...(!isOwn && { onShown, rate: isInstant || isPresented ? rate : Math.min(rate, FASTEST), camera }),
      })}
      {isOwn ? (
        <Hud onLeave={onLeave} flat={flat} slots={ownSlots} leaving={null} recaps={false} />
      ) : (
        <BigScreen
          known={known}
          address={address}
          code={!address ? null : <QrCode text={`${address}#room=${known.room}`} />}
          caption={ahead ?? pacer.caption}
          isOutcomeShown={ahead === null && pacer.isOutcomeShown}
          pointed={course.isPast ? null : pointed}
          acts={acts}
          course={course}
          story={
            game === null || played === null || !course.isOver ? null : (
              <StoryTeller game={game} chapter={course.chapter} played={record} onTold={course.onTold} />
            )
          }
          tour={course.presenter.tour && game !== null ? <Tour phase={game.stage?.name ?? game.phase} /> : null}
          notices={<RoomNotices />}
          note={options.note}
        />
      )}
      {isNear ? (
        <a className="big-return" href={way}>
          {t('showcase.leave')}
        </a>
      ) : null}
    </TableMain>
  );
}

/** The table as everybody may see it, whoever sits at this screen. */
function asSeenByAll(table: RemoteTable): RemoteTable {
  return { ...table, look: async () => ({ ...(await table.look(null)), here: [] }) };
}

/** What somebody has just done, while earlier pieces still move: said at once, the picture comes after. */
function useAhead(isPersons: boolean): CaptionWords | null {
  const stages = TableActor.useSelector(({ context }) => context.stages);
  const setup = TableActor.useSelector(({ context }) => context.setup);
  return useMemo(() => {
    const last = stages.at(-1);
    if (!isPersons || stages.length < 2 || last === undefined || setup === null) return null;
    return captionOf(last, [], { board: last.after.board, content: last.after.content, seats: setup.seats });
  }, [stages, setup, isPersons]);
}

/** A showcase's options; among friends their own settings count, and the margin. `note`: to be said of it. */
function useWallOptions(isWall: boolean): ShowcaseOptions & { readonly note: string | null } {
  const { options, faults } = useMemo(() => readOptions(location.search), []);
  const note = useFaults(faults, isWall && options.seed !== null ? t('living.wall.seed') : null);
  useEffect(() => {
    if (!isWall || options.sound) return;
    return useSettings.lend({ effects: 0, ambience: 0 });
  }, [isWall, options]);
  return { ...(isWall ? options : { ...usualOptions, margin: options.margin, sparing: options.sparing }), note };
}
