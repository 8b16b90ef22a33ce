import { type JSX, useEffect, useRef, useState } from 'react';
import { TableActor } from '../../table/actor.ts';
import { useScope } from '../../table/scope.tsx';
import { has, sentences, t } from '../../ui/locale/index.ts';
import { Glyph, sayAgain } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import { ClauseLink } from './chips.tsx';
import { usePanels } from './panels.ts';
import { Speaks } from './Speaks.tsx';
import { type Game, useOpponentAtWork } from './use-game.ts';
import { useNotice, usePassing } from './use-notice.ts';

/** A refusal until it can have been read, is dismissed or superseded; trouble with saving until dismissed. */
export function Notices({ game }: { readonly game: Game }): JSX.Element {
  const scope = useScope();
  const actor = TableActor.useActorRef();
  const refused = TableActor.useSelector((snapshot) => snapshot.context.refusal);
  const trouble = TableActor.useSelector((snapshot) => snapshot.context.storageTrouble);
  const told = useTold(game);
  const isTold = useIsLatest(told, refused);
  const refusal = isTold ? null : refused;
  const words = refusal ? refusalWords(refusal.refusal, game.naming) : told;
  return (
    <>
      {words ? (
        <Speaks rank="refusal" what={refusal ?? told}>
          <Refused
            what={refusal ?? told}
            code={refusal?.refusal.code}
            words={words}
            onClose={() => {
              usePanels.of(scope).setState({ told: null });
              actor.send({ type: 'dismiss', of: 'refusal' });
            }}
          />
        </Speaks>
      ) : null}
      <Stuck game={game} />
      <Silent />
      {trouble === null ? null : (
        <Speaks rank="refusal">
          <Trouble trouble={trouble} onClose={() => actor.send({ type: 'dismiss', of: 'trouble' })} />
        </Speaks>
      )}
    </>
  );
}

/** Is there this one, and has it come after the other? Whatever was asked for last is answered. */
function useIsLatest(one: unknown, other: unknown): boolean {
  const [now, setNow] = useState({ one, other, isOne: one !== null });
  if (now.one !== one || now.other !== other)
    setNow({ one, other, isOne: one !== null && (other === null || other === now.other) });
  return now.isOne;
}

interface RefusedProps {
  /** The refusal itself: each time another one. */
  readonly what: unknown;
  readonly code: string | undefined;
  readonly words: RefusalWords;
  readonly onClose: () => void;
}

/** Why something cannot be done. It goes by itself: what was asked for in vain is seen again at the next attempt. */
function Refused({ what, code, words: { text, remedy, clause }, onClose }: RefusedProps): JSX.Element {
  const title = t('refusal.title');
  const said = sentences(text, remedy);
  const kept = usePassing(what, title.length + said.length, onClose);
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever tries again is answered again
  useEffect(() => {
    if (notice.current) sayAgain(notice.current);
  }, [what]);
  return (
    <div ref={notice} className="notice parchment" data-said="now" data-refusal={code} {...kept}>
      <div className="notice-words">
        {/* That this part of the turn is another one says the sentence itself. */}
        {code === 'notNow' ? null : <h2>{title}</h2>}
        <p>
          {said} {clause ? <ClauseLink clause={clause} bites asWhy /> : null}
        </p>
      </div>
      <Dismiss onClose={onClose} />
    </div>
  );
}

/** The game cannot be saved. It does not go by itself: nothing else says so. */
function Trouble({ trouble, onClose }: { readonly trouble: string; readonly onClose: () => void }): JSX.Element {
  const key = `saves.${trouble}`;
  useNotice(onClose);
  return (
    <div className="notice parchment" data-said="now">
      <p className="notice-words">{has(key) ? t(key) : t('saves.unavailable')}</p>
      <Dismiss onClose={onClose} />
    </div>
  );
}

function Dismiss({ onClose }: Pick<RefusedProps, 'onClose'>): JSX.Element {
  return (
    <button
      type="button"
      className="icon"
      aria-label={t('action.dismiss')}
      title={t('action.dismiss')}
      onClick={onClose}
    >
      <Glyph name="thing.close" />
    </button>
  );
}

function useTold({ view }: Game): RefusalWords | null {
  const scope = useScope();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view is a step of the game.
  useEffect(() => () => usePanels.of(scope).setState({ told: null }), [view]);
  return usePanels((panels) => panels.told);
}

/** A table that does not answer is retried automatically; the button retries at once. */
export function Silent(): JSX.Element | null {
  const actor = TableActor.useActorRef();
  if (!TableActor.useSelector(({ context }) => context.isSilent)) return null;
  return (
    <Speaks rank="question">
      <div className="notice parchment" data-said="now" data-silent>
        <p className="notice-words">{t('table.silent')}</p>
        <button type="button" onClick={() => actor.send({ type: 'askAgain' })}>
          {t('opponent.again')}
        </button>
      </div>
    </Speaks>
  );
}

/** An opponent that has failed to decide: ask it again, or play for it. */
function Stuck({ game: { view, naming } }: { readonly game: Game }): JSX.Element | null {
  const actor = TableActor.useActorRef();
  if (useOpponentAtWork() !== 'stuck') return null;
  const seat = seatName(naming, view.seat);
  return (
    <Speaks rank="question">
      <div className="notice parchment" data-said="now" data-stuck>
        <p className="notice-words">{t('opponent.stuck', { seat })}</p>
        <button type="button" onClick={() => actor.send({ type: 'askAgain' })}>
          {t('opponent.again')}
        </button>
        <button type="button" onClick={() => actor.send({ type: 'give', seat: view.seat, control: 'human' })}>
          {t('players.take', { seat })}
        </button>
      </div>
    </Speaks>
  );
}
