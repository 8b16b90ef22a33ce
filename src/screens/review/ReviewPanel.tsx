import { type JSX, useEffect, useMemo } from 'react';
import type { Game } from '../../hud/index.ts';
import { Missing } from '../../hud/lazy/lazy-panel.tsx';
import { sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/story.ts';
import { careOf } from '../../opponents/review/care.ts';
import { nameOf } from '../../opponents/review/decisions.ts';
import { findingsOf } from '../../opponents/review/finding.ts';
import { isClear } from '../../opponents/review/judge.ts';
import { FindingList } from './FindingList.tsx';
import { LuckPart } from './LuckPart.tsx';
import { useReviewed, useShownReview } from './review-context.ts';
import './review.css';
import { begin, hold, openReview, useReviewNow, wantSeats } from './review-run.ts';
import { careFigures, careWords } from './review-words.ts';

export default function ReviewPanel({ game }: { readonly game: Game }): JSX.Element | null {
  const reviewed = useReviewed();
  const status = useReviewNow((now) => now.status);
  const inFigures = useShownReview((shown) => shown.inFigures);
  const reviewable = reviewed?.game ?? null;
  useEffect(() => {
    if (reviewable) void openReview(reviewable);
  }, [reviewable]);
  if (reviewed === null) return null;
  if (status === 'missing')
    return <Missing why="missing" onAgain={() => void (reviewable && openReview(reviewable))} />;
  if (status === 'unreadable') return <p data-said="now">{t('review.unreadable')}</p>;
  if (status === 'reading') return <p data-said>{t('review.reading')}</p>;
  return (
    <div className="review">
      <Course />
      <Choices
        game={game}
        inFigures={inFigures}
        onFigures={(wanted) => useShownReview.setState({ inFigures: wanted })}
      />
      {status === 'ready' ? null : <Found game={game} inFigures={inFigures} />}
      <LuckPart game={game} inFigures={inFigures} />
      <p className="review-note">{sentences(t('review.limits'), inFigures ? t('review.within') : null)}</p>
    </div>
  );
}

function Course(): JSX.Element {
  const { status, decisions, kept, resumedAt, isKept } = useReviewNow();
  const known = new Set(kept.judged.map(nameOf));
  const all = decisions.length;
  const done = decisions.filter((decision) => known.has(nameOf(decision))).length;
  const isWorking = status === 'working';
  return (
    <div className="review-course">
      {status === 'ready' ? <p>{t('review.intro')}</p> : null}
      {resumedAt === null ? null : (
        <p data-said data-review="resumed">
          {t('review.resumed', { done: resumedAt, all })}
        </p>
      )}
      {isWorking ? (
        <div className="review-progress">
          <progress max={all} value={done} aria-label={t('action.review')} />
          <p>{t('review.working', { now: Math.min(all, done + 1), all })}</p>
          <div className="buttons">
            <button type="button" data-review="stop" onClick={hold}>
              {t('review.stop')}
            </button>
          </div>
        </div>
      ) : null}
      <p data-said>
        {status === 'held' ? t('review.held', { done, all }) : status === 'done' ? t('review.done', { all }) : ''}
      </p>
      {status === 'failed' ? <p data-said="now">{t('review.failed')}</p> : null}
      {isKept ? null : <p data-said>{t('review.unkept')}</p>}
      {status === 'ready' || status === 'held' || status === 'failed' ? (
        <div className="buttons">
          <button type="button" className="primary" data-review="begin" onClick={begin}>
            {t(status === 'ready' ? 'review.begin' : 'review.goOn')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

interface ChoicesProps {
  readonly game: Game;
  readonly inFigures: boolean;
  readonly onFigures: (inFigures: boolean) => void;
}

function Choices({ game: { setup }, inFigures, onFigures }: ChoicesProps): JSX.Element {
  const { people, kept } = useReviewNow();
  const all = setup.seats.map((_, seat) => seat);
  const isChoice = people.length > 0 && people.length < all.length;
  return (
    <div className="review-choices">
      {isChoice ? (
        <label>
          {t('review.whose')}
          <select
            value={kept.seats.length === all.length ? 'all' : 'people'}
            onChange={({ target }) => wantSeats(target.value === 'all' ? all : people)}
          >
            <option value="people">{t('review.whose.people')}</option>
            <option value="all">{t('review.whose.all')}</option>
          </select>
        </label>
      ) : null}
      <label className="review-check">
        <input type="checkbox" checked={inFigures} onChange={({ target }) => onFigures(target.checked)} />
        {t('review.figures')}
      </label>
    </div>
  );
}

function Found({ game, inFigures }: Pick<ChoicesProps, 'game' | 'inFigures'>): JSX.Element | null {
  const { course, decisions, kept, status } = useReviewNow();
  const { judged, seats } = kept;
  const findings = useMemo(() => (course ? findingsOf(course, decisions, judged) : []), [course, decisions, judged]);
  const care = useMemo(
    () => (course ? seats.flatMap((seat) => careOf(course, decisions, judged, seat) ?? []) : []),
    [course, decisions, judged, seats],
  );
  if (course === null) return null;
  const wanted = new Set(decisions.map(nameOf));
  const even = judged.filter((one) => wanted.has(nameOf(one)) && !isClear(one)).length;
  const isDone = status === 'done';
  return (
    <>
      {isDone && care.length > 0 ? (
        <section className="review-care">
          <h3>{t('review.care')}</h3>
          <ul>
            {care.map((one) => (
              <li key={one.seat} data-care={one.seat}>
                {(inFigures ? careFigures : careWords)(one, game.naming)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h3>{t('review.list')}</h3>
        {findings.length === 0 ? (
          <p>{t(isDone ? 'review.none' : 'review.noneYet')}</p>
        ) : (
          <>
            <p className="review-note">{t('review.order')}</p>
            <FindingList game={game} findings={findings} inFigures={inFigures} />
          </>
        )}
        {even > 0 ? <p className="review-note">{t('review.even', { count: even })}</p> : null}
      </section>
    </>
  );
}
