import { type JSX, useEffect, useMemo } from 'react';
import { Hud, type HudSlots } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import { TableMain } from '../at-table/TableShell.tsx';
import '../../ui/locale/story.ts';
import { toldCourse } from '../../rooms/client/course.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import type { Course } from '../../rules/course.ts';
import { TableActor } from '../../table/actor.ts';
import { useLayer } from '../../ui/route/use-layer.ts';
import { useProbe } from '../at-table/probe.ts';
import { slots } from '../at-table/slots.tsx';
import { type ReplayAside, ReplayContext, ReplayTimeline } from '../replay/ReplayTimeline.tsx';
import { useReplayPicture } from '../replay/replay-picture.tsx';
import { useReplay } from '../replay/use-replay.ts';
import { Presence } from './Presence.tsx';
import { RoomBar } from './RoomBar.tsx';
import { RoomPanel } from './RoomPanel.tsx';
import { type AtRoom, MeanwhileContext } from './room-context.ts';
import { isOurTurn } from './your-turn.ts';

interface CourseProps {
  readonly at: AtRoom;
  /** The game as this device was told it, up to when somebody began to look. */
  readonly course: Course;
  readonly from: number;
  readonly onBack: () => void;
  readonly onMore: () => void;
}

interface RoomReplayProps extends Omit<CourseProps, 'course'> {
  readonly told: Known;
  /** It does not lead to where the game is: nothing can be shown. */
  readonly onUnshown: () => void;
}

const roomSlots: HudSlots = {
  dock: ReplayTimeline,
  ...(slots.turnMap ? { turnMap: slots.turnMap } : {}),
  ...(slots.regionAids ? { regionAids: slots.regionAids } : {}),
  invite: RoomPanel,
  room: RoomBar,
  presence: Presence,
};

const nobody = () => null;

/** As this device's seat saw it, while the game goes on: news is told, and one press leads back to it. */
export default function RoomReplay({ told, onUnshown, ...shown }: RoomReplayProps): JSX.Element | null {
  const course = useMemo(() => toldCourse(told), [told]);
  useEffect(() => {
    if (course === null) onUnshown();
  }, [course, onUnshown]);
  return course === null ? null : <CourseReplay {...shown} course={course} />;
}

function CourseReplay({ at, course, from, onBack, onMore }: CourseProps): JSX.Element {
  const { known } = at;
  useLayer(onBack);
  const chart = TableActor.useActorRef();
  const choices = useChoices(known);
  const replay = useReplay({ setup: known.setup, course, from, plays: true, choices });
  const { drawn, flat, shot } = useReplayPicture(replay);
  useProbe(chart, nobody);
  const aside = useMemo<ReplayAside>(
    () => () => (
      <button type="button" className="primary" data-replay="game" onClick={onBack}>
        {t('rooms.replay.back')}
      </button>
    ),
    [onBack],
  );
  const shown = useMemo(() => ({ replay, onLeave: onBack, aside }), [replay, onBack, aside]);
  const count = Math.max(0, known.log.length - course.log.length);
  const isTurn = isOurTurn(known);
  const meanwhile = useMemo(() => ({ count, isTurn, onBack, onMore }), [count, isTurn, onBack, onMore]);
  return (
    <TableMain
      title={t('replay.label')}
      aria-label={t('replay.label')}
      data-replayed={replay.played}
      data-shot={shot}
      data-connection={at.state.connection}
    >
      {drawn}
      <ReplayContext value={shown}>
        <MeanwhileContext value={meanwhile}>
          <Hud onLeave={onBack} flat={flat} slots={roomSlots} recaps={false} leaving={null} />
        </MeanwhileContext>
      </ReplayContext>
    </TableMain>
  );
}

/** As the one person here saw it; as anybody did, where several sit here; everything once it is over. */
function useChoices({ you, view, setup }: Known) {
  const isOver = view.phase === 'gameOver';
  const own = you.seats.join(' ');
  const players = setup.seats.length;
  return useMemo(() => {
    const [only, another] = own === '' ? [] : own.split(' ').map(Number);
    if (isOver) return ['open' as const, ...Array.from({ length: players }, (_, seat) => seat)];
    return only === undefined || another !== undefined ? ['onlooker' as const] : [only];
  }, [isOver, own, players]);
}
