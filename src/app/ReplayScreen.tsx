import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { useAttention } from '../attention/index.ts';
import { outlinesOf } from '../boards/index.ts';
import { Hud, type HudSlots, Missing } from '../hud/index.ts';
import { lazyComponent, retryMissing, useLazy } from '../lazy/index.ts';
import { t } from '../locale/index.ts';
import '../locale/replay.ts';
import { useSettings, useStill } from '../look/index.ts';
import { ReplayContext, ReplayLine, useReplay } from '../replay/index.ts';
import { ReviewContext, type Reviewed, useReviewable, useShownReview } from '../review/index.ts';
import { type BoardId, boardIds, type GameEvent } from '../rules/index.ts';
import { courseOfGame } from '../saves/course.ts';
import { asSaveError, type SaveError, type SaveProblem, type Saves } from '../saves/index.ts';
import { usePacer } from '../showcase/index.ts';
import type { DrawCamera } from '../table/index.ts';
import { loadDirectedCamera } from '../table/lazy.ts';
import type { Course } from '../turn/course.ts';
import { tableMachine } from '../turn/index.ts';
import { TableActor } from '../turn/react.ts';
import { ForkDialog } from './fork/lazy.ts';
import { ForkableContext } from './fork/ReplayFork.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import { Picture } from './Picture.tsx';
import { useProbe } from './probe.ts';
import { ReplayAsides } from './ReplayAsides.tsx';
import type { ReplayedGame, Session } from './session.ts';
import { slots } from './slots.tsx';
import { usePicture } from './use-picture.ts';
import { useSound } from './use-sound.ts';

const DirectedCamera = lazyComponent(loadDirectedCamera);

interface ReplayScreenProps {
  readonly game: ReplayedGame;
  /** Back; with the problem if the game could not be played again. */
  readonly onLeave: (problem: SaveProblem | null) => void;
  /** The games of this browser, or why they are unavailable. */
  readonly saves: Saves | SaveError;
  /** The game at this table; null where none is being played. */
  readonly present: Session | null;
  /** Sits down at the game that is played on from a moment of this one. */
  readonly onSit: (session: Session) => void;
}

/** A game shown again, once it has been played through and the outlines of its board are loaded. */
export function ReplayScreen({ game, onLeave, ...rest }: ReplayScreenProps): JSX.Element {
  const [course, setCourse] = useState<Course | null>(null);
  const { value, isMissing, isComing } = useLazy(outlinesOf(boardOf(game)));
  useEffect(() => {
    let isOff = false;
    courseOfGame(game.setup, game.commands).then(
      (played) => isOff || setCourse(played),
      (failure: unknown) => isOff || onLeave(asSaveError(failure).code),
    );
    return () => {
      isOff = true;
    };
  }, [game, onLeave]);
  if (value === null && isMissing)
    return (
      <MissingScreen onLeave={() => onLeave(null)}>
        <Missing why="missing" isComing={isComing} onAgain={retryMissing} />
      </MissingScreen>
    );
  if (course === null || value === null) return <p className="waiting">{t('setup.loading')}</p>;
  return (
    <TableActor.Provider logic={tableMachine}>
      <ReplayTable game={game} course={course} onLeave={() => onLeave(null)} {...rest} />
    </TableActor.Provider>
  );
}

/** A game is played on the board for its number of players (SET-2). */
const boardOf = ({ setup }: ReplayedGame): BoardId => boardIds.find((id) => id === setup.game.players) ?? 2;

/** The panels of any game, with the line in place of the dock; nobody is coached. */
const replaySlots: HudSlots = {
  dock: ReplayLine,
  ...(slots.review ? { review: slots.review } : {}),
  ...(slots.turnMap ? { turnMap: slots.turnMap } : {}),
  ...(slots.regionAids ? { regionAids: slots.regionAids } : {}),
};

const none: readonly number[] = [];

interface ReplayTableProps extends Omit<ReplayScreenProps, 'onLeave'> {
  readonly course: Course;
  readonly onLeave: () => void;
}

function ReplayTable({ game, course, onLeave, saves, present, onSit }: ReplayTableProps): JSX.Element {
  const { setup, from, sees } = game;
  const actor = TableActor.useActorRef();
  const replay = useReplay({ setup, course, from, sees });
  const { picture, setPicture, attempt } = usePicture();
  const isInstant = useSettings(({ speed }) => speed === 'instant');
  const still = useStill();
  const hear = useSound(picture !== 'drawn' || isInstant);
  const tempo = isInstant ? 'instant' : replay.speed;
  const { follows } = replay;
  const pacer = usePacer({ speed: tempo, still, isTitle: false, isOff: !follows, isHeld: false });
  const { played, actor: leader } = replay;
  // Whoever turns to the camera themselves gets it into their hands.
  useEffect(
    () =>
      useAttention.subscribe(({ step, camera: view, around }) => {
        if (step !== null || view === 'plan' || around !== null) leader.send({ type: 'camera', follows: false });
      }),
    [leader],
  );
  useProbe(actor, () => ({ setup, log: course.log.slice(0, played), game: course.at(played) }));

  const { shot, onMoment: note, onShown, rate } = pacer;
  const onMoment = useCallback(
    (events: readonly GameEvent[], moment: 'begins' | 'lands') => {
      note(events, moment);
      hear(events, moment);
    },
    [note, hear],
  );
  const pace = tempo === 'instant' ? 8 : tempo;
  const camera = useCallback<DrawCamera>(
    (given) => <DirectedCamera {...given} shot={shot} pace={pace} sparing={false} />,
    [shot, pace],
  );
  const places = useShownReview((review) => (review.of === game.id ? review.places : none));
  const shown = useMemo(() => ({ replay, onLeave, aside: ReplayAsides, costly: places }), [replay, onLeave, places]);
  const forkable = useMemo(
    () => ({ played: () => ({ setup, log: course.log, game: course.at(course.log.length) }), saves, present, onSit }),
    [setup, course, saves, present, onSit],
  );
  const { id } = game;
  useReviewable(id);
  const isOver = course.at(course.log.length).phase === 'gameOver';
  const reviewable = useMemo(
    () => (isOver ? { id, played: forkable.played, saves } : null),
    [isOver, id, forkable, saves],
  );
  const reviewed = useMemo<Reviewed | null>(
    () => reviewable && { game: reviewable, onGo: (to) => leader.send({ type: 'go', to }), at: played },
    [reviewable, leader, played],
  );
  /** The moment from which somebody wants to play on. */
  const [fork, setFork] = useState<number | null>(null);
  const directed = follows ? { onShown, rate, camera } : isInstant ? {} : { rate: replay.speed };
  return (
    <main
      className="game"
      aria-label={t('replay.label')}
      data-replayed={played}
      data-shot={follows ? shot.of : undefined}
    >
      <Picture key={attempt} state={picture} onState={setPicture} onMoment={onMoment} {...directed} />
      <ReplayContext value={shown}>
        <ForkableContext value={forkable}>
          <ReviewContext value={reviewed}>
            <Hud onLeave={onLeave} onFork={setFork} flat={picture !== 'drawn'} slots={replaySlots} recaps={false} />
          </ReviewContext>
        </ForkableContext>
      </ReplayContext>
      {fork === null ? null : <ForkDialog {...forkable} at={fork} onClose={() => setFork(null)} />}
    </main>
  );
}
