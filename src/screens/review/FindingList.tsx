import { type JSX, useEffect, useRef } from 'react';
import { type Game, Portrait, Swatch, useHost } from '../../hud/index.ts';
import type { Finding } from '../../opponents/review/finding.ts';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { useReviewed, useShownReview } from './review-context.ts';
import { findingFigures, findingWords } from './review-words.ts';

interface FindingListProps {
  readonly game: Game;
  readonly findings: readonly Finding[];
  readonly inFigures: boolean;
}

/** What would have been better, the costliest first: each is shown on the board at one press, and tried at another. */
export function FindingList({ game, findings, inFigures }: FindingListProps): JSX.Element {
  const reviewed = useReviewed();
  const { onFork: fork } = useHost();
  const shown = useShownReview(({ decision }) => decision);
  const onBoard = findings.find(({ name, at }) => name === shown && at === reviewed?.at);
  useMarked(onBoard);
  const list = useRef<HTMLOListElement>(null);
  const current = onBoard?.name;
  // Whoever comes to its moment from elsewhere finds its words.
  useEffect(() => {
    if (current !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  const show = ({ name, at }: Finding) => {
    useShownReview.setState({ decision: name, follows: reviewed?.at === null });
    reviewed?.onGo(at);
  };
  return (
    <ol className="review-findings" ref={list}>
      {findings.map((finding) => {
        const { name, round, seat } = finding;
        const words = findingWords(finding, game.naming);
        return (
          <li key={name} data-finding={name} aria-current={finding === onBoard ? 'true' : undefined}>
            {finding.lesson.kind === 'combo' ? <Portrait race={finding.lesson.better.race} /> : null}
            <p>
              <Swatch seat={game.setup.seats[seat]} />{' '}
              <b>{t('review.when', { round, seat: seatName(game.naming, seat) })}</b> {words}
            </p>
            {inFigures ? <p className="review-figure">{findingFigures(finding)}</p> : null}
            <div className="buttons review-keys">
              <button
                type="button"
                data-review="show"
                aria-label={`${t('review.show')}: ${words}`}
                onClick={() => show(finding)}
              >
                {t('review.show')}
              </button>
              {fork === undefined ? null : (
                <button
                  type="button"
                  data-review="try"
                  aria-label={`${t('review.try')}: ${words}`}
                  onClick={() => fork(finding.at)}
                >
                  {t('review.try')}
                </button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function useMarked(finding: Finding | undefined): void {
  const scope = useScope();
  useEffect(() => {
    if (finding === undefined) return;
    const { regions, lesson } = finding;
    attend(scope, {
      named: regions,
      pointed: regions[0] ?? null,
      combo: lesson.kind === 'combo' ? lesson.index : null,
    });
    return () => attend(scope, { named: [], pointed: null, combo: null });
  }, [finding, scope]);
}
