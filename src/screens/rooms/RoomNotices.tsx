import { type JSX, use, useEffect, useEffectEvent, useState } from 'react';
import { evenTemper } from '../../opponents/types.ts';
import { isForNewerPage } from '../../rooms/client/index.ts';
import type { Telling } from '../../rooms/protocol/index.ts';
import { TableActor } from '../../table/actor.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { takeHostsVersion } from '../page/offline/new-version.ts';
import { NoticeCard, NotYetCome } from './NoticeCard.tsx';
import { endingWords, proposalWords } from './notice-words.ts';
import { countNamed } from './Presence.tsx';
import { type AtRoom, MeanwhileContext, useRoom } from './room-context.ts';

export function RoomNotices(): JSX.Element | null {
  const at = useRoom();
  const [news, dismiss] = useNews(at);
  const meanwhile = use(MeanwhileContext);
  if (at === null) return null;
  const { state, known, trouble, setTrouble, ask, goLocal, unshown } = at;
  const naming = { board: known.view.board, content: known.view.content, seats: known.setup.seats };
  const { you, roster, clock } = known;
  const isSeated = you.seats.length > 0;
  return (
    <>
      {state.ending === null ? null : (
        <NoticeCard key="ending" text={endingWords(state.ending)}>
          {isForNewerPage(state.ending) ? (
            <button type="button" onClick={takeHostsVersion}>
              {t('rooms.reload')}
            </button>
          ) : null}
        </NoticeCard>
      )}
      {state.connection !== 'resuming' ? null : state.waits === null ? (
        <Cut />
      ) : (
        <NoticeCard key="waits" name="cut" text={t(`rooms.waits.${state.waits}`)} />
      )}
      <NotYetCome />
      {trouble === null ? null : (
        <NoticeCard key="trouble" name="trouble" text={t(trouble)} onRead={() => setTrouble(null)} />
      )}
      {news === null ? null : <NoticeCard name="news" rank="meanwhile" text={news.text} onRead={dismiss} />}
      {meanwhile === null || meanwhile.count === 0 ? null : (
        <NoticeCard
          name="meanwhile"
          rank="meanwhile"
          text={t('rooms.replay.meanwhile', { count: meanwhile.count, turn: meanwhile.isTurn ? 'yes' : 'no' })}
        >
          <button type="button" className="primary" onClick={meanwhile.onBack}>
            {t('rooms.replay.back')}
          </button>
          <button type="button" onClick={meanwhile.onMore}>
            {t('rooms.replay.more')}
          </button>
        </NoticeCard>
      )}
      {unshown === null ? null : <NoticeCard name="unshown" text={t('rooms.replay.none')} onRead={unshown} />}
      {goLocal === null ? null : (
        <NoticeCard
          name="local"
          rank="question"
          text={sentences(t('rooms.local'), goLocal.problem === null ? null : t(`saves.${goLocal.problem}`))}
        >
          <button type="button" className="primary" data-go-local onClick={goLocal.take}>
            {t('rooms.local.take')}
          </button>
        </NoticeCard>
      )}
      {clock.isPaused && isSeated ? (
        <NoticeCard name="paused" text={t('rooms.paused')}>
          <button type="button" onClick={() => void ask({ type: 'propose', proposal: { what: 'resume' } })}>
            {t('rooms.propose.resume')}
          </button>
        </NoticeCard>
      ) : null}
      {known.knocks.map(({ knock, name, seat }) => {
        const answer = (to: 'seat' | 'watch' | 'no') => void ask({ type: 'letIn', knock, to });
        return (
          <NoticeCard
            key={`knock ${knock}`}
            name="knock"
            rank="asked"
            text={sentences(
              t('rooms.knock', { name: name || t('rooms.somebody') }),
              name !== '' && countNamed(known, name) > 0 ? t('rooms.knock.same') : null,
            )}
          >
            {seat === null ? null : (
              <button type="button" className="primary" data-let-in="seat" onClick={() => answer('seat')}>
                {t('rooms.knock.seat', { seat: seatName(naming, seat) })}
              </button>
            )}
            <button type="button" data-let-in="watch" onClick={() => answer('watch')}>
              {t('rooms.knock.watch')}
            </button>
            <button type="button" data-let-in="no" onClick={() => answer('no')}>
              {t('rooms.decline')}
            </button>
          </NoticeCard>
        );
      })}
      {known.proposals.map((one) => {
        const mayAnswer = one.wanted.includes(you.device);
        const answer = (yes: boolean) => void ask({ type: 'answer', proposal: one.proposal, yes });
        const isOwn = one.by !== null && you.seats.includes(one.by);
        return (
          <NoticeCard
            key={one.proposal}
            name={`proposal ${one.what.what}`}
            rank={mayAnswer ? 'asked' : 'refusal'}
            about={`${isOwn ? one.wanted.length : ''} ${one.isBare ?? false}`}
            text={proposalWords(one, naming, isOwn, you.device)}
          >
            {mayAnswer ? (
              <>
                <button type="button" className="primary" data-answer="yes" onClick={() => answer(true)}>
                  {t('rooms.agree')}
                </button>
                <button type="button" data-answer="no" onClick={() => answer(false)}>
                  {t('rooms.decline')}
                </button>
              </>
            ) : isOwn ? (
              <button type="button" data-answer="withdraw" onClick={() => answer(false)}>
                {t('rooms.withdraw')}
              </button>
            ) : null}
          </NoticeCard>
        );
      })}
      {roster.seats.map(({ seat, state: how, isWarm }) => {
        const isWaitedFor = how === 'absent' && !isWarm && known.view.seat === seat && !known.isOver;
        const isVotedOn = known.proposals.some(({ what }) => what.what === 'replace' && what.seat === seat);
        if (!isWaitedFor || !isSeated || isVotedOn) return null;
        return (
          <NoticeCard
            key={`absent ${seat}`}
            name="absent"
            rank="question"
            about="absent"
            text={t('rooms.absent', { seat: nameOf(at, seat) })}
          >
            <button
              type="button"
              data-warm={seat}
              onClick={() =>
                void ask({ type: 'give', seat, control: { level: 'strategist', temper: evenTemper, seed: seat + 1 } })
              }
            >
              {t('rooms.keepWarm')}
            </button>
            <button
              type="button"
              data-replace={seat}
              onClick={() => void ask({ type: 'propose', proposal: { what: 'replace', seat } })}
            >
              {t('rooms.propose.replace')}
            </button>
          </NoticeCard>
        );
      })}
      {you.seats.map((seat) =>
        roster.seats[seat]?.isWarm ? (
          <NoticeCard
            key={`warm ${seat}`}
            name="warm"
            about={`${roster.seats[seat]?.returns ?? false}`}
            text={t(roster.seats[seat]?.returns ? 'rooms.keptWarm.returns' : 'rooms.keptWarm', {
              seat: nameOf(at, seat),
            })}
          >
            {roster.seats[seat]?.returns ? null : (
              <button
                type="button"
                className="primary"
                data-back={seat}
                onClick={() => void ask({ type: 'give', seat, control: 'human' })}
              >
                {t('rooms.takeBackSeat')}
              </button>
            )}
          </NoticeCard>
        ) : null,
      )}
    </>
  );
}

/** Milliseconds after which a line that is cut is told of: most are mended before. */
const MENDED = 1500;

/** A line that has been cut for a while. Where the table itself is told to be silent, that says the same. */
function Cut(): JSX.Element | null {
  const isSilent = TableActor.useSelector(({ context }) => context.isSilent);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), MENDED);
    return () => clearTimeout(timer);
  }, []);
  return isLong && !isSilent ? <NoticeCard name="cut" text={t('table.silent')} /> : null;
}

const nameOf = (at: AtRoom | null, seat: number | null) =>
  at === null || seat === null ? t('rooms.somebody') : seatName({ seats: at.known.setup.seats }, seat);

interface News {
  readonly what: Telling<'notice'>['what'] | 'came' | 'declined';
  /** As it was when it happened: who is called otherwise since has not come anew. */
  readonly text: string;
}

/** Milliseconds that news stays to be read. */
const STAYS = 8000;

/** What was told last of somebody at the table; one's own turn is told elsewhere. */
function useNews(at: AtRoom | null): readonly [News | null, () => void] {
  const client = at?.client ?? null;
  const [news, setNews] = useState<News | null>(null);
  // Then the notice says so that can be answered.
  const isWaitedFor = useEffectEvent((seat: number | null) => {
    const { you, view, isOver } = at?.known ?? {};
    return !isOver && (you?.seats.length ?? 0) > 0 && view?.seat === seat;
  });
  const tell = useEffectEvent((what: Telling<'notice'>['what'] | 'came', seat: number | null) =>
    setNews({ what, text: t(`rooms.notice.${what}`, { seat: nameOf(at, seat) }) }),
  );
  const decline = useEffectEvent((seat: number, device: number | undefined) => {
    const own = at !== null && device === at.known.you.device ? 'yes' : 'no';
    setNews({ what: 'declined', text: t('rooms.join.declined', { own, seat: nameOf(at, seat) }) });
  });
  useEffect(() => {
    if (client === null) return;
    return client.onTold((message) => {
      if (message.type === 'proposal') {
        const { what, outcome, device } = message.proposed;
        if (what.what === 'join' && outcome === 'declined') decline(what.seat, device);
        return;
      }
      if (message.type !== 'notice' || message.what === 'turn') return;
      if (message.what !== 'absent' || !isWaitedFor(message.seat)) tell(message.what, message.seat);
    });
  }, [client]);
  const arrived = useArrival();
  useEffect(() => {
    if (arrived !== null) tell('came', arrived.seat);
  }, [arrived]);
  useEffect(() => {
    if (news === null || news.what === 'expiring') return;
    const timer = setTimeout(() => setNews(null), STAYS);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, () => setNews(null)];
}

/** The seat that somebody has come to last: one that was this page's until then, or nobody's. */
function useArrival(): { readonly seat: number } | null {
  const known = useRoom()?.known ?? null;
  const [before, setBefore] = useState(known);
  const [arrived, setArrived] = useState<{ readonly seat: number } | null>(null);
  if (known !== before) {
    setBefore(known);
    const came = known?.roster.seats.find(({ seat, state }) => {
      const isOthers = state === 'here' && !known.you.seats.includes(seat);
      return isOthers && (before?.you.seats.includes(seat) || before?.roster.seats[seat]?.state === 'free');
    });
    if (came !== undefined) setArrived({ seat: came.seat });
  }
  return arrived;
}
