import { type JSX, useEffect, useId, useRef } from 'react';
import { type Command, hasTurnToCome, isConquest, isDeployment } from '../../rules/index.ts';
import { canUndo, isElsewhere, onlyPerson } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { AsWritten, Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { phaseChoices } from '../board/choices.ts';
import { useChoose } from '../board/choose.ts';
import { noUndo } from '../board/why-not.ts';
import { PickButton } from '../column/PickButton.tsx';
import { isPicking } from '../column/pick.ts';
import { Swatch } from '../frame/chips.tsx';
import { useLedFocus } from '../frame/focus.ts';
import type { Choice } from '../frame/panels.ts';
import { Slot } from '../frame/Slot.tsx';
import { useIsLookedAt } from '../frame/slots.ts';
import { type Game, isOpponents, isSuspense, useOpponentAtWork } from '../frame/use-game.ts';
import { lazyPanel } from '../lazy/lazy-panel.tsx';
import { useCoinsInSight } from '../players/coins-in-sight.ts';
import { useAdvice } from './advice.ts';
import { EndLater } from './EndLater.tsx';
import { Purse } from './Purse.tsx';
import { type Place, placed, useNewcomers } from './places.ts';
import { heldUpBy, promptOf, shownWords } from './prompt.ts';
import { isPlainlyYours, lastRoll, turnWords } from './turn.ts';
import { useTurnCall } from './turn-call.ts';

// Before the first combo is picked nothing is in hand.
const Hand = lazyPanel(() => import('./Hand.tsx'));
// Nobody rolls before the first combo is picked. Without it, what is to be done is said all the same.
const RollResult = lazyPanel(() => import('./RollResult.tsx'), {
  waiting: ({ next }) => <>{next}</>,
  around: (_words, { next }) => <>{next}</>,
});

export function Dock({ game }: { readonly game: Game }): JSX.Element {
  const titled = useId();
  const { view, phase, naming, setup, legal, stage } = game;
  const actor = TableActor.useActorRef();
  const undoable = TableActor.useSelector(canUndo);
  const choose = useChoose();
  const seat = stage?.seat ?? view.seat;
  const heading = useRef<HTMLHeadingElement>(null);
  const atWork = useOpponentAtWork();
  const others = isOpponents(game);
  const here = TableActor.useSelector(({ context }) => context.here);
  const isLookedAt = useIsLookedAt();
  // Between two steps of somebody at another screen as well.
  const isForeign = !others && !isLookedAt && view.viewer !== view.seat && !here.includes(view.seat);
  const elsewhere = TableActor.useSelector(isElsewhere) || isForeign;
  const log = TableActor.useSelector(({ context }) => context.log);
  // What the die shows is said once it lies, unless something is to be done before the placing may end.
  const heldUp = isDeployment(phase) ? heldUpBy(view) : null;
  const isPlacing = heldUp?.code === 'tokensInHand';
  const roll = isSuspense(stage) || (heldUp !== null && !isPlacing) ? null : lastRoll(log);
  // It is there before the die lies: else the dock would grow under the finger that goes on.
  const mayRoll = isConquest(phase);
  useEffect(() => {
    if (mayRoll) RollResult.load();
  }, [mayRoll]);
  const picks = isPicking(game);
  const coins = useCoinsInSight(game)[seat];
  const prompt = elsewhere ? t('prompt.elsewhere', { seat: seatName(naming, view.seat) }) : wordsNow(game, atWork);
  const now = picks && coins !== undefined && stage === null ? sentences(prompt, t('prompt.coins', { coins })) : prompt;
  // Opponents' steps follow each other too fast to lead the focus along.
  useLedFocus(heading, others ? 'opponents' : `${phase} ${view.seat} ${view.round}`);
  const choices = phaseChoices(view, legal, naming);
  const headingWords = turnWords(game);
  const part = `${phase} ${view.turnSeat} ${view.seat}`;
  const isDone = isDeployment(phase) && legal.some(({ type }) => type === 'endRedeployment');
  const isOurs = !others && !elsewhere && phase !== 'gameOver';
  const decides = seatName(naming, view.seat);
  const title =
    view.phase === 'withdrawal' ? t('turn.withdraws', { seat: decides }) : t('turn.whose', { seat: decides });
  useTurnCall(heading, {
    heading: `${headingWords}, ${t(`phase.${phase}.long`)}`,
    prompt: now,
    part: `${part} ${view.round}`,
    news: view.turn.roll !== null ? `roll ${log.length}` : isDone ? 'done' : '',
    isOurs: isOurs && (stage === null || stage.seat === view.seat),
    isWaiting: isOurs && stage === null,
    other:
      isForeign && stage === null && phase !== 'gameOver'
        ? {
            title,
            part: `${view.round} ${view.turnSeat} ${view.phase === 'withdrawal' ? view.seat : ''}`,
            words: view.phase === 'withdrawal' ? `${title}.` : t('log.turnBegan', { seat: decides, round: view.round }),
          }
        : null,
    whose: isLookedAt || phase === 'gameOver' ? '' : headingWords,
  });
  const urged = urgedChoice(choices, legal);
  // A learner has one way to skip an opponent's turn.
  const skippable = (stage !== null || atWork === 'thinking') && !(others && setup.lesson);
  const all = placed(choices);
  const advice = useAdvice(view);
  const fresh = useNewcomers({
    undo: others ? 'hurry' : 'undo',
    ...(skippable ? { skip: 'skip' } : {}),
    ...(all.length > 0
      ? { [all[0]?.place ?? 'choice']: `${all.map(({ choice }) => choice.id).join(' ')} ${part}` }
      : {}),
  });
  const placeOf = (place: Place) => ({ 'data-place': place, 'data-fresh': fresh.has(place) ? '' : undefined });
  const button = ({ choice, place }: (typeof all)[number]) => (
    <button
      key={choice.id}
      type="button"
      className={choice === urged ? 'primary' : undefined}
      data-choice={choice.id}
      {...placeOf(place)}
      title={choice.hint ?? undefined}
      onClick={() => choose(choice)}
    >
      {choice.label}
      {choice.id === 'expand' || choice.id === 'decline' ? <small>{advice?.[choice.id]}</small> : null}
    </button>
  );
  const tokens = advice?.tokens ?? 0;
  // One of several at this screen is called by name.
  const isShared = TableActor.useSelector(({ context }) => onlyPerson(context)) === null;
  return (
    <section className="dock panel" aria-labelledby={titled} data-phase={phase}>
      <div className="dock-words">
        <h2 id={titled} className={isOurs ? undefined : 'unseen'} data-heading="phase" ref={heading} tabIndex={-1}>
          <Swatch seat={setup.seats[seat]} />{' '}
          <span className="unseen">
            {headingWords}
            {'\u2002'}
            {t(`phase.${phase}.long`)}
          </span>
          <span aria-hidden="true">
            {isPlainlyYours(game, isShared) ? t('turn.yours.alone') : <AsWritten>{seatName(naming, seat)}</AsWritten>}
            {tokens > 0 ? t('turn.tokens', { count: tokens }) : null}
          </span>
        </h2>
        <p className="prompt">
          {roll ? <RollResult roll={roll} naming={naming} next={now} isPlacing={isPlacing} /> : now}
        </p>
        {phase === 'pickCombo' ? null : <Slot name="turnAids" game={game} />}
      </div>
      <div className="dock-side">
        {picks && coins === undefined ? (
          <Purse game={game} />
        ) : !picks && view.forces.length > 0 ? (
          <Hand game={game} />
        ) : null}
      </div>
      <div className="buttons">
        {all.some(({ place }) => place === 'choice') ? (
          <div className="dock-choices">{all.filter(({ place }) => place === 'choice').map(button)}</div>
        ) : null}
        {all.filter(({ place }) => place !== 'choice').map(button)}
        <EndLater game={game} />
        <PickButton game={game} />
        {skippable ? (
          <button
            type="button"
            data-choice="skip"
            {...placeOf('skip')}
            title={t('action.skip')}
            onClick={() => actor.send({ type: 'skip' })}
          >
            <Glyph name="thing.skip" /> <span data-label>{t('action.skip')}</span>
          </button>
        ) : null}
        {others ? (
          <button
            type="button"
            data-choice="hurry"
            {...placeOf('undo')}
            title={t(isTurnToCome(game) ? 'opponent.hurry' : 'opponent.hurry.end')}
            onClick={() => actor.send({ type: 'hurry' })}
          >
            <Glyph name="thing.hurry" />{' '}
            <span data-label>{t(isTurnToCome(game) ? 'opponent.hurry' : 'opponent.hurry.end')}</span>
          </button>
        ) : (
          <button
            type="button"
            data-choice="undo"
            {...placeOf('undo')}
            // Why there is nothing to take back is said before it is pressed: what is called disabled does nothing.
            title={undoable ? t('action.undo') : sentences(`${t('action.undo')}:`, noUndo().text)}
            aria-disabled={!undoable}
            onClick={() => undoable && actor.send({ type: 'undo' })}
          >
            <Glyph name="thing.undo" /> <span data-label>{t('action.undo')}</span>
          </button>
        )}
      </div>
    </section>
  );
}

function isTurnToCome({ view, setup }: Game): boolean {
  return setup.seats.some(({ control }, seat) => control === 'human' && hasTurnToCome(view, seat));
}

function wordsNow(game: Game, atWork: ReturnType<typeof useOpponentAtWork>): string {
  const { view, phase, naming, legal, stage } = game;
  if (stage) return shownWords(stage, naming);
  if (atWork) return t(`opponent.${atWork}`, { seat: seatName(naming, view.seat) });
  // Instructions meant for an opponent must not address the person at the screen.
  return isOpponents(game) ? t('prompt.wait') : promptOf(view, phase, naming, legal);
}

/** The one next press: an only choice, unless it ends the conquests while a region can be had. */
function urgedChoice(choices: readonly Choice[], legal: readonly Command[]): Choice | undefined {
  const [first, second] = choices;
  if (second !== undefined) return undefined;
  return first?.id === 'endConquests' && legal.some(takesRegion) ? undefined : first;
}

const takesRegion = (command: Command) =>
  command.type === 'conquer' || command.type === 'finalRoll' || (command.type === 'act' && 'region' in command);
