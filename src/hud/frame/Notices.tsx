import { type JSX, useEffect, useRef, useState } from 'react';
import { has, sentences, t } from '../../locale/index.ts';
import { useLanguage } from '../../locale/language.ts';
import { useSettings } from '../../look/index.ts';
import { nowShowing, opponentIn } from '../../turn/index.ts';
import { TableActor } from '../../turn/react.ts';
import { type RefusalWords, refusalWords, seatName } from '../../words/index.ts';
import { announced } from '../log/announced.ts';
import { narrate, plainWords } from '../log/narration.ts';
import { ClauseLink } from './chips.tsx';
import { usePanels } from './panels.ts';
import { useIsLookedAt } from './slots.ts';
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
    <div className="notices" role="alert">
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

/** Announces what is being shown to assistive technology, politely, at the chosen verbosity, omitting what is read out elsewhere. */
export function LiveRegion({ game }: { readonly game: Game }): JSX.Element {
  const stage = TableActor.useSelector(nowShowing);
  const tell = useSettings((settings) => settings.tell);
  const [words, setWords] = useState('');
  const log = TableActor.useSelector(({ context }) => context.log);
  const before = useRef({ setup: game.setup, log });
  const told = useRef('');
  // Whoever only looks at a game goes back in it as they like: nothing is taken back.
  const isLookedAt = useIsLookedAt();
  const { naming, setup, view } = game;
  const language = useLanguage(({ id }) => id);
  // Clear words in the previous language, rather than announce them twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of language
  useEffect(() => setWords(''), [language]);
  const thinks = useOpponentAtWork() === 'thinking' && opponentIn(setup, view.seat) !== null;
  useEffect(() => {
    if (!stage) return;
    const began = stage.events.findLast((event) => event.type === 'turnBegan');
    // Do not repeat whose turn it is when an opponent begins to think.
    if (began?.type === 'turnBegan') told.current = `${began.round} ${began.seat}`;
    const led =
      began?.type === 'turnBegan' && opponentIn(setup, began.seat) === null && usePanels.getState().byKeyboard;
    const said = sentences(...announced(narrate(stage.events, naming), tell, led).map(plainWords));
    if (said) setWords(said);
  }, [stage, naming, setup, tell]);
  useEffect(() => {
    const last = before.current;
    before.current = { setup, log };
    if (last.setup !== setup) return;
    // Forget the undone step, so that it is announced when done again.
    const undone = isLookedAt ? [] : last.log.slice(log.length);
    if (undone.length > 0) {
      const [what] = undone.flatMap(({ events }) => narrate(events, naming));
      setWords(tell === 'all' ? t('live.undone', { what: what ? plainWords(what) : null }) : '');
    }
    // When hurrying to the end nothing is shown on the way; for keyboard users the focus moves to the result itself.
    if (stage !== null || usePanels.getState().byKeyboard) return;
    const ended = log.slice(last.log.length).flatMap(({ events }) => events.filter(({ type }) => type === 'gameEnded'));
    const said = sentences(...announced(narrate(ended, naming), tell, false).map(plainWords));
    if (said) setWords(said);
  }, [log, setup, stage, naming, tell, isLookedAt]);
  useEffect(() => {
    // Once per turn: its results are announced step by step.
    const turn = `${view.round} ${view.seat}`;
    if (!thinks || told.current === turn) return;
    told.current = turn;
    if (tell === 'all') setWords(t('opponent.thinking', { seat: seatName(naming, view.seat) }));
  }, [thinks, view.round, view.seat, naming, tell]);
  return (
    <p className="unseen" role="status" aria-label={t('live.region')}>
      {words}
    </p>
  );
}
