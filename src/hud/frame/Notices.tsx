import { type JSX, useEffect } from 'react';
import { has, sentences, t } from '../../locale/index.ts';
import { TableActor } from '../../turn/react.ts';
import { type RefusalWords, refusalWords, seatName } from '../../words/index.ts';
import { ClauseLink } from './chips.tsx';
import { usePanels } from './panels.ts';
import { type Game, useOpponentAtWork } from './use-game.ts';

/** Why the last command was refused, until dismissed or another one is accepted; and trouble with saving. */
export function Notices({ game }: { readonly game: Game }): JSX.Element {
  const actor = TableActor.useActorRef();
  const refused = TableActor.useSelector((snapshot) => snapshot.context.refusal);
  const trouble = TableActor.useSelector((snapshot) => snapshot.context.storageTrouble);
  const told = useTold(game);
  const words = refused ? refusalWords(refused.refusal, game.naming) : told;
  const key = trouble === null ? null : `saves.${trouble}`;
  return (
    <div className="notices" data-said="now">
      {words ? (
        <div className="notice parchment" data-refusal={refused?.refusal.code}>
          <h2>{t('refusal.title')}</h2>
          <p>
            {sentences(words.text, words.remedy)}{' '}
            {words.clause ? <ClauseLink clause={words.clause} bites asWhy /> : null}
          </p>
          <button
            type="button"
            onClick={() => {
              usePanels.setState({ told: null });
              actor.send({ type: 'dismiss' });
            }}
          >
            {t('action.dismiss')}
          </button>
        </div>
      ) : null}
      <Stuck game={game} />
      <Silent />
      {key === null ? null : (
        <div className="notice parchment">
          <p>{has(key) ? t(key) : t('saves.unavailable')}</p>
          <button type="button" onClick={() => actor.send({ type: 'dismiss' })}>
            {t('action.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The notice about something outside the rules; gone once the game has moved on. */
function useTold({ view }: Game): RefusalWords | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view is a step of the game.
  useEffect(() => () => usePanels.setState({ told: null }), [view]);
  return usePanels((panels) => panels.told);
}

/** A table that does not answer is retried automatically; the button retries at once. */
export function Silent(): JSX.Element | null {
  const actor = TableActor.useActorRef();
  if (!TableActor.useSelector(({ context }) => context.isSilent)) return null;
  return (
    <div className="notice parchment" data-silent>
      <p>{t('table.silent')}</p>
      <button type="button" onClick={() => actor.send({ type: 'askAgain' })}>
        {t('opponent.again')}
      </button>
    </div>
  );
}

/** An opponent that has failed to decide: ask it again, or play for it. */
function Stuck({ game: { view, naming } }: { readonly game: Game }): JSX.Element | null {
  const actor = TableActor.useActorRef();
  if (useOpponentAtWork() !== 'stuck') return null;
  const seat = seatName(naming, view.seat);
  return (
    <div className="notice parchment" data-stuck>
      <p>{t('opponent.stuck', { seat })}</p>
      <button type="button" onClick={() => actor.send({ type: 'askAgain' })}>
        {t('opponent.again')}
      </button>
      <button type="button" onClick={() => actor.send({ type: 'give', seat: view.seat, control: 'human' })}>
        {t('players.take', { seat })}
      </button>
    </div>
  );
}
