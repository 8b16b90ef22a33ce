import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { BigScreen, usePointing, useShot, useShown } from '../../../big-screen/index.ts';
import { outlinesOf } from '../../../boards/index.ts';
import { ErrorBoundary, type Game, Hud, type HudSlots, lazyPanel, Missing, useGame } from '../../../hud/index.ts';
import { lazyComponent, retryMissing, useLazy } from '../../../lazy/index.ts';
import { t } from '../../../locale/index.ts';
import '../../../locale/living.ts';
import '../../../locale/rooms.ts';
import '../../../locale/share.ts';
import { useSettings, useStill } from '../../../look/index.ts';
import { playedOf } from '../../../rooms/client/fairness.ts';
import { addressForOthers, type RoomClient, type RoomState } from '../../../rooms/client/index.ts';
import type { Known } from '../../../rooms/protocol/index.ts';
import { boardIds, type GameEvent } from '../../../rules/index.ts';
import { captionOf } from '../../../showcase/captions.ts';
import { tellingTime } from '../../../showcase/index.ts';
import { type CaptionWords, usePacer } from '../../../showcase/shown.ts';
import { loadStoryTold } from '../../../story/index.ts';
import type { DrawCamera } from '../../../table/index.ts';
import { loadDirectedCamera } from '../../../table/lazy.ts';
import { opponentIn, type TablePort, tableMachine } from '../../../turn/index.ts';
import { TableActor } from '../../../turn/react.ts';
import { Crash } from '../../Crash.tsx';
import { useKiosk } from '../../kiosk/use-kiosk.ts';
import { MissingScreen } from '../../MissingScreen.tsx';
import { Picture } from '../../Picture.tsx';
import { useProbe } from '../../probe.ts';
import { slots } from '../../slots.tsx';
import { usePicture } from '../../use-picture.ts';
import { useSound } from '../../use-sound.ts';
import { Presence } from '../Presence.tsx';
import { RoomBar } from '../RoomBar.tsx';
import { RoomNotices } from '../RoomNotices.tsx';
import { goToRoom } from '../room-address.ts';
import { type AtRoom, RoomContext } from '../room-context.ts';
import '../rooms.css';
import { useAtRoom } from '../use-at-room.ts';
import { fillFree, sitHere } from './acts.ts';
import { isTableWanted } from './is-table-wanted.ts';
import { forgetTable, openTable } from './open-table.ts';
import { readWish } from './wanted.ts';

const DirectedCamera = lazyComponent(loadDirectedCamera);
const StoryTold = lazyComponent(loadStoryTold);
const QrCode = lazyPanel(() => import('../../share/QrCode.tsx'));

interface BigScreenTableProps {
  readonly client: RoomClient;
  readonly state: RoomState;
  readonly known: Known;
  readonly onLeave: () => void;
}

/** The table of a room on a big screen, once the outlines of its board are loaded. */
export default function BigScreenTable({ client, state, known, onLeave }: BigScreenTableProps): JSX.Element {
  const board = boardIds.find((id) => id === known.view.board) ?? 2;
  const { value, isMissing, isComing } = useLazy(outlinesOf(board));
  const at = useAtRoom(client, state, known);
  if (value === null && isMissing)
    return (
      <MissingScreen onLeave={onLeave}>
        <Missing why="missing" isComing={isComing} onAgain={retryMissing} />
      </MissingScreen>
    );
  if (value === null) return <p className="waiting">{t('setup.loading')}</p>;
  return (
    <RoomContext value={at}>
      <TableActor.Provider logic={tableMachine}>
        <ErrorBoundary fallback={(_failure, retry) => <Crash onRetry={retry} />}>
          <Table at={at} onLeave={onLeave} />
        </ErrorBoundary>
      </TableActor.Provider>
    </RoomContext>
  );
}

const nobody = () => null;
/** Stages that wait to be shown from which on it hurries: hands are faster than eyes. */
const MANY = 3;
/** Pieces move at most so much faster than usual. */
const FASTEST = 1.6;

// Whoever plays at the big screen itself hands no links on.
const { share: _share, review: _review, afterGame: _afterGame, ...usual } = slots;
const ownSlots: HudSlots = { ...usual, room: RoomBar, presence: Presence };

function Table({ at, onLeave }: { readonly at: AtRoom; readonly onLeave: () => void }): JSX.Element {
  const { client, table, known, state, ask } = at;
  const actor = TableActor.useActorRef();
  const { picture, setPicture, attempt } = usePicture();
  const still = useStill();
  const game = useGame();
  // A phone that stands in as the table shows nothing of its owner’s hand.
  const shown = useMemo(() => (isTableWanted() ? table : asSeenByAll(table)), [table]);
  const isNew = known.log.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is new is asked once
  useEffect(() => actor.send({ type: 'open', table: shown, isTakenUp: !isNew }), [actor, shown]);
  useProbe(actor, nobody);
  useKiosk();
  // Somebody who plays at this screen has it for the turn.
  const isOwn =
    game !== null && game.view.viewer !== null && game.view.seat === game.view.viewer && game.stage === null;
  const waiting = TableActor.useSelector(({ context }) => context.stages.length);
  const by = TableActor.useSelector(({ context }) => context.stages[0]?.seat ?? null);
  const isPersons = by !== null && opponentIn(known.setup, by) === null;
  // What people do is shown as soon as they do it: nobody reads about his own hand. Opponents wait until everybody has read.
  const isInstant = useSettings((settings) => settings.speed === 'instant');
  const speed = isInstant || (isPersons && waiting > 1) ? 'instant' : waiting > MANY ? 4 : isPersons ? 2 : 1;
  const pacer = usePacer({ speed, still, isTitle: false, isOff: isOwn, isHeld: false });
  useShown(client, known);
  const pointed = usePointing(client, waiting > 0);
  const hear = useSound(picture !== 'drawn' || isInstant);
  const ahead = useAhead(isPersons);
  const { onMoment: note, onShown, rate } = pacer;
  const board = boardIds.find((id) => id === known.view.board) ?? 2;
  const shot = useShot(pacer.shot, waiting > 0, pointed, board);
  const onMoment = useCallback(
    (events: readonly GameEvent[], moment: 'begins' | 'lands') => {
      note(events, moment);
      hear(events, moment);
    },
    [note, hear],
  );
  const camera = useCallback<DrawCamera>(
    (given) => <DirectedCamera {...given} shot={shot} pace={speed === 'instant' ? 8 : speed} sparing={false} />,
    [shot, speed],
  );
  const address = useAddress();
  const wish = useMemo(() => readWish(location.search), []);
  const visit = known.roster.bigScreen?.visit ?? null;
  const another = useCallback(() => {
    forgetTable();
    void openTable(location.search).then(goToRoom, () => undefined);
  }, []);
  const { chapter, story } = useStoryTold(known, game, () => {
    if (visit === null) return;
    void client.ask({ type: 'delete' });
    another();
  });
  const acts = useMemo(
    () => ({
      fill: () => void fillFree(known, ask),
      sitHere: () => void sitHere(known, ask),
      another: visit === null && (isNew || known.isOver) ? another : null,
    }),
    [known, ask, visit, isNew, another],
  );
  return (
    <main
      className={isOwn ? 'game' : still ? 'big still' : 'big'}
      aria-label={t('living.label')}
      data-big-screen={known.room}
      data-line={state.line}
      data-shot={shot.of}
    >
      <Picture
        key={attempt}
        state={picture}
        onState={setPicture}
        onMoment={onMoment}
        {...(isOwn ? {} : { onShown, rate: isInstant ? rate : Math.min(rate, FASTEST), camera })}
      />
      {isOwn ? (
        <Hud onLeave={onLeave} flat={picture !== 'drawn'} slots={ownSlots} isPassing recaps={false} />
      ) : (
        <BigScreen
          known={known}
          address={address}
          code={!address ? null : <QrCode text={`${address}#room=${known.room}`} />}
          caption={ahead ?? pacer.caption}
          isOutcomeShown={ahead === null && pacer.isOutcomeShown}
          pointed={pointed}
          acts={acts}
          story={story}
          chapter={chapter}
          notices={<RoomNotices />}
          languages={wish.languages}
        />
      )}
    </main>
  );
}

/** What somebody has just done, in words, while pieces still move for what they did before: said at once, the picture comes after. */
function useAhead(isPersons: boolean): CaptionWords | null {
  const stages = TableActor.useSelector(({ context }) => context.stages);
  const setup = TableActor.useSelector(({ context }) => context.setup);
  return useMemo(() => {
    const last = stages.at(-1);
    if (!isPersons || stages.length < 2 || last === undefined || setup === null) return null;
    return captionOf(last, [], { board: last.after.board, seats: setup.seats });
  }, [stages, setup, isPersons]);
}

/** The table as everybody may see it, whoever sits at this screen. */
function asSeenByAll(table: TablePort): TablePort {
  return { ...table, look: async () => ({ ...(await table.look(null)), here: [] }) };
}

/** Milliseconds until the way here is asked for again where there was no answer. */
const ASK_AGAIN = 4000;

/** The address that leads phones here; undefined until it is known, null where none can come. */
function useAddress(): string | null | undefined {
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOff = false;
    const ask = () =>
      addressForOthers(location.href.replace(/[?#].*$/s, '')).then(
        (found) => isOff || setAddress(found),
        () => {
          if (!isOff) timer = setTimeout(ask, ASK_AGAIN);
        },
      );
    void ask();
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, []);
  return address;
}

/** Milliseconds for which the result is shown before its story. */
const RESULT = 14_000;

/** The story of a game that is over, chapter by chapter, then its result again; `onEnd` once all was told. */
function useStoryTold(known: Known, game: Game | null, onEnd: () => void) {
  const { opened, log, isOver } = known;
  const [chapters, setChapters] = useState<readonly number[]>([]);
  const [chapter, setChapter] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of it matters
  const played = useMemo(() => playedOf(known), [opened, log]);
  const record = useCallback(() => played, [played]);
  useEffect(() => {
    if (!isOver) return;
    const time = chapter === 0 ? RESULT : tellingTime(chapters[chapter - 1] ?? 0, 1);
    const timer = setTimeout(() => {
      const isLast = chapter >= chapters.length;
      if (isLast) onEnd();
      setChapter(isLast ? 0 : chapter + 1);
    }, time);
    return () => clearTimeout(timer);
  });
  const story =
    game === null || played === null || !isOver ? null : (
      <StoryTold game={game} chapter={chapter} played={record} onTold={setChapters} />
    );
  return { chapter, story };
}
