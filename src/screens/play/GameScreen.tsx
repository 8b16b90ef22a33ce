import { type JSX, useCallback, useMemo, useState } from 'react';
import { type After, type GameSlot, Hud, type HudSlots, type NextGame } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { boardIdOf, type Seat } from '../../rules/index.ts';
import { fileOf, SaveError } from '../../session/saves/index.ts';
import { type LocalTable, opponentIn, partOf, tableMachine } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { retryMissing } from '../../ui/lazy/lazy-value.ts';
import { listOf, type MessageKey, said, t } from '../../ui/locale/index.ts';
import { ScreenTitle } from '../../ui/look/index.ts';
import { useAnswer } from '../../ui/storage/answer.ts';
import { seatName } from '../../ui/words/names.ts';
import { opponentDelay, think, useThinkers, useWaking } from '../at-table/opponents.ts';
import type { PictureState } from '../at-table/Picture.tsx';
import { slots } from '../at-table/slots.tsx';
import { BoardGate, TableMain, TableShell, useDrawn, useLaid } from '../at-table/TableShell.tsx';
import { ForkDialog } from '../fork/fork-dialog.ts';
import { Coach } from '../learn/coach.ts';
import { Notice } from '../page/Notice.tsx';
import type { Stuck } from '../page/use-attempt.ts';
import { sinceTurnOf } from '../replay/turn-start.ts';
import { ReviewContext, type Reviewed, useReviewable } from '../review/review-context.ts';
import type { ReplayedGame, Session } from '../set-up/session.ts';
import { useAtTable } from '../share/at-table.ts';
import { download } from '../share/download.ts';

const LadderStep = lazyComponent(() => import('../ladder/LadderStep.tsx'), { needsNotice: true });

function Climb({ table }: { readonly table: LocalTable }): JSX.Element | null {
  const isOver = TableActor.useSelector(
    (snapshot) =>
      partOf(snapshot) === 'gameOver' &&
      (snapshot.context.setup?.seats ?? []).some((_, seat, seats) => opponentIn({ seats }, seat)?.rung !== undefined),
  );
  return isOver ? <LadderStep table={table} /> : null;
}

const waiting = () => <p>{t('setup.loading')}</p>;

const Greeting = lazyPanel(() => import('./Greeting.tsx'), { place: 'speaker' });

/** What teaches begins once somebody who knows the game has been told what is different here. */
const GreetingCoach: GameSlot = ({ game }) => {
  const greets = useAnswer((answered) => answered.greets);
  return greets && game.setup.lesson === undefined ? <Greeting /> : <Coach game={game} />;
};

/** For a game whose keeper sits at this page: it may be handed on, opened to others, followed by another. */
const gameSlots: HudSlots = {
  ...slots,
  coach: GreetingCoach,
  share: lazyPanel(() => import('../share/SharePanel.tsx'), { waiting }),
  invite: lazyPanel(() => import('../rooms/InvitePanel.tsx'), { waiting }),
  afterGame: lazyPanel(() => import('../fork/AfterGame.tsx')),
};

interface GameScreenProps {
  readonly session: Session;
  readonly onLeave: () => void;
  /** Shows the game again, from the moment after so many commands on; `sees` if what happens then is to be seen. */
  readonly onReplay: (at: number, how?: Pick<ReplayedGame, 'sees' | 'plays'>) => void;
  readonly onBegin: (next: NextGame) => void;
  readonly stuck: Stuck | null;
}

export function GameScreen(props: GameScreenProps): JSX.Element {
  return (
    <BoardGate board={boardIdOf(props.session.table.record().setup.game)} onLeave={props.onLeave}>
      <TableShell logic={logic}>
        <GameTable {...props} />
      </TableShell>
    </BoardGate>
  );
}

/** Milliseconds for which an opponent may think: on a busy machine its thread alone takes long to begin, and no newcomer is to begin with a fault. */
const thinkLimit = 60_000;
const logic = tableMachine.provide({ actors: { think }, delays: { opponentDelay, thinkLimit } });

const pictureNotices: Readonly<Record<PictureState, readonly [MessageKey, MessageKey] | null>> = {
  drawn: null,
  none: ['error.noWebGL.title', 'error.noWebGL.text'],
  lost: ['error.contextLost.title', 'error.contextLost.text'],
  unfetched: ['error.noTable.title', 'error.noTable.text'],
};

const goneNotice = ['error.contextLost.title', 'error.pictureGone.text'] as const;

function GameTable({ session, onLeave, onBegin, onReplay, stuck }: GameScreenProps): JSX.Element {
  const actor = TableActor.useActorRef();
  const { picture, wasDrawn, flat, draw } = useDrawn();
  const isGone = picture === 'none' && wasDrawn;
  const notice = isGone ? goneNotice : pictureNotices[picture];
  const { table, isTakenUp } = session;
  const atTable = useAtTable();
  /** How many commands had been played at the moment from which somebody wants to play on. */
  const [fork, setFork] = useState<number | null>(null);
  useLaid(table, isTakenUp, table.record);
  useThinkers();
  useWaking(actor);

  const after = useMemo<After>(
    () => ({ played: table.record, onReplay: (at, sees = false) => onReplay(at, { sees }) }),
    [table, onReplay],
  );
  const { lesson } = table.record().setup;
  const showAgain = useCallback(
    (seats: readonly Seat[]) => onReplay(sinceTurnOf(table.record().log, seats), { plays: true }),
    [table, onReplay],
  );
  useReviewable(session.id);
  const saves = atTable?.saves ?? null;
  const reviewed = useMemo<Reviewed | null>(
    () => saves && { game: { id: session.id, played: table.record, saves }, onGo: (at) => onReplay(at), at: null },
    [session, table, saves, onReplay],
  );
  const takeAway = useCallback(async () => {
    const played = session.table.record();
    // Only a game that is over has been looked at.
    const isAsked = saves !== null && !(saves instanceof SaveError) && played.game.phase === 'gameOver';
    const beside = isAsked ? await saves.beside(session.id).catch(() => undefined) : undefined;
    download(fileOf(session.id, Date.now(), played, beside));
  }, [session, saves]);

  return (
    <TableMain
      title={<GameTitle />}
      onExport={() => void takeAway()}
      notices={
        <>
          {notice === null ? null : (
            <Notice
              key={picture}
              isCalm
              title={t(notice[0])}
              text={t(notice[1])}
              {...(picture === 'unfetched'
                ? { onAgain: retryMissing }
                : isGone
                  ? { onAgain: () => location.reload() }
                  : {})}
            />
          )}
          {stuck === null ? null : <Notice text={t(`saves.${stuck.problem}`)} onAgain={stuck.again} />}
          <Climb table={table} />
          {session.recovered ? <Notice text={t('saves.recovered')} /> : null}
        </>
      }
    >
      {draw()}
      <ReviewContext value={reviewed}>
        <Hud
          onLeave={onLeave}
          onBegin={onBegin}
          onFork={atTable ? setFork : undefined}
          after={after}
          onShowAgain={lesson === undefined ? showAgain : undefined}
          onExport={takeAway}
          flat={flat}
          slots={gameSlots}
        />
      </ReviewContext>
      {fork === null || atTable === null ? null : (
        <ForkDialog
          played={table.record}
          saves={atTable.saves}
          present={session}
          at={fork}
          onSit={atTable.onSit}
          onClose={() => setFork(null)}
        />
      )}
    </TableMain>
  );
}

/** A game at one screen is called by those who play it. */
function GameTitle(): JSX.Element | null {
  const setup = TableActor.useSelector(({ context }) => context.setup);
  const board = TableActor.useSelector(({ context }) => context.present?.board ?? null);
  if (setup === null || board === null) return null;
  const naming = { board, seats: setup.seats };
  return <ScreenTitle>{said(listOf(setup.seats.map((_, seat) => seatName(naming, seat))))}</ScreenTitle>;
}
