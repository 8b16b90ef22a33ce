import { createContext, type JSX, use, useEffect, useMemo, useState } from 'react';
import { Hud, type HudSlots, togglePanel, usePanels } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import { BoardGate, TableMain, TableShell } from '../at-table/TableShell.tsx';
import '../../ui/locale/story.ts';
import type { Course } from '../../rules/course.ts';
import { boardIdOf } from '../../rules/index.ts';
import { courseOfGame } from '../../session/saves/course.ts';
import { asSaveError, type SaveError, type SaveProblem, type Saves } from '../../session/saves/index.ts';
import { type Played, seenSetup } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { ForkDialog } from '../fork/fork-dialog.ts';
import { ReviewContext, type Reviewed, useReviewable, useReviewed, useShownReview } from '../review/review-context.ts';
import { type ReplayAside, ReplayContext, ReplayTimeline } from './ReplayTimeline.tsx';
import { useReplay } from './use-replay.ts';
import '../set-up/own-content.ts';
import { useScope } from '../../table/scope.tsx';
import { useProbe } from '../at-table/probe.ts';
import { slots } from '../at-table/slots.tsx';
import type { ReplayedGame, Session } from '../set-up/session.ts';
import { ReplayKey } from './ReplayKey.tsx';
import { useReplayPicture } from './replay-picture.tsx';
import '../../ui/locale/games.ts';
import { Waiting } from '../page/Waiting.tsx';

interface Forkable {
  readonly played: () => Played;
  readonly saves: Saves | SaveError;
  readonly present: Session | null;
  readonly onSit: (session: Session) => void;
}

const ForkableContext = createContext<Forkable | null>(null);

const ReplayFork: ReplayAside = ({ replay }) => {
  const game = use(ForkableContext);
  const [from, setFrom] = useState<number | null>(null);
  if (game === null) return null;
  return (
    <>
      <ReplayKey
        icon="fork"
        name="fork"
        label={t('fork.title')}
        onPress={() => {
          if (replay.isPlaying) replay.actor.send({ type: 'toggle' });
          setFrom(replay.played);
        }}
      />
      {from === null ? null : <ForkDialog {...game} at={from} onClose={() => setFrom(null)} />}
    </>
  );
};

const ReplayAsides: ReplayAside = ({ replay }) => (
  <>
    <ReplayReview replay={replay} />
    <ReplayFork replay={replay} />
  </>
);

/** Opens the review of a game that is over. It is open already for whoever comes from it. */
const ReplayReview: ReplayAside = () => {
  const scope = useScope();
  const isReviewable = useReviewed() !== null;
  useEffect(() => {
    if (!isReviewable || !useShownReview.getState().follows) return;
    useShownReview.setState({ follows: false });
    if (usePanels.of(scope).getState().open !== 'review') togglePanel(scope, 'review');
  }, [scope, isReviewable]);
  if (!isReviewable) return null;
  return (
    <ReplayKey icon="review" name="review" label={t('action.review')} onPress={() => togglePanel(scope, 'review')} />
  );
};

interface ReplayScreenProps {
  readonly game: ReplayedGame;
  /** Back; with the problem if the game could not be played again. */
  readonly onLeave: (problem: SaveProblem | null) => void;
  /** Told now and then which moment of the game is shown. */
  readonly onMoment?: (id: string, moment: number) => void;
  readonly saves: Saves | SaveError;
  readonly present: Session | null;
  readonly onSit: (session: Session) => void;
}

export function ReplayScreen({ game, onLeave, ...rest }: ReplayScreenProps): JSX.Element {
  const [course, setCourse] = useState<Course | null>(null);
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
  return (
    <BoardGate board={boardIdOf(game.setup.game)} onLeave={() => onLeave(null)}>
      {course === null ? (
        <Waiting />
      ) : (
        <TableShell>
          <ReplayTable game={game} course={course} onLeave={() => onLeave(null)} {...rest} />
        </TableShell>
      )}
    </BoardGate>
  );
}

/** The panels of any game, with the line in place of the dock; nobody is coached. */
const replaySlots: HudSlots = {
  dock: ReplayTimeline,
  ...(slots.review ? { review: slots.review } : {}),
  ...(slots.turnMap ? { turnMap: slots.turnMap } : {}),
  ...(slots.regionAids ? { regionAids: slots.regionAids } : {}),
};

const none: readonly number[] = [];

interface ReplayTableProps extends Omit<ReplayScreenProps, 'onLeave'> {
  readonly course: Course;
  readonly onLeave: () => void;
}

function ReplayTable({ game, course, onLeave, onMoment, saves, present, onSit }: ReplayTableProps): JSX.Element {
  const { setup, from, sees, plays } = game;
  const actor = TableActor.useActorRef();
  const seen = useMemo(() => seenSetup(setup), [setup]);
  const replay = useReplay({ setup: seen, course, from, sees, plays });
  const { drawn, flat, shot } = useReplayPicture(replay);
  const { played, actor: leader } = replay;
  useProbe(actor, () => ({ setup, log: course.log.slice(0, played), game: course.at(played) }));
  const places = useShownReview((review) => (review.of === game.id ? review.places : none));
  const shown = useMemo(() => ({ replay, onLeave, aside: ReplayAsides, costly: places }), [replay, onLeave, places]);
  const forkable = useMemo(
    () => ({ played: () => ({ setup, log: course.log, game: course.at(course.log.length) }), saves, present, onSit }),
    [setup, course, saves, present, onSit],
  );
  const { id } = game;
  useEffect(() => {
    // While it is leafed through, nobody wants to know.
    const later = setTimeout(() => onMoment?.(id, played), 500);
    return () => clearTimeout(later);
  }, [onMoment, id, played]);
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
  const [fork, setFork] = useState<number | null>(null);
  return (
    <TableMain title={t('replay.label')} aria-label={t('replay.label')} data-replayed={played} data-shot={shot}>
      {drawn}
      <ReplayContext value={shown}>
        <ForkableContext value={forkable}>
          <ReviewContext value={reviewed}>
            <Hud onLeave={onLeave} onFork={setFork} flat={flat} slots={replaySlots} recaps={false} />
          </ReviewContext>
        </ForkableContext>
      </ReplayContext>
      {fork === null ? null : <ForkDialog {...forkable} at={fork} onClose={() => setFork(null)} />}
    </TableMain>
  );
}
