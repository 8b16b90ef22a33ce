import { type JSX, useEffect, useId, useRef } from 'react';
import { type Command, hasTurnToCome, isConquest, isDeployment } from '../../rules/index.ts';
import { canUndo, isElsewhere } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { useScope } from '../../table/scope.tsx';
import { sentences, t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { phaseChoices } from '../board/choices.ts';
import { useChoose } from '../board/choose.ts';
import { noUndo } from '../board/why-not.ts';
import { Coins, Swatch } from '../frame/chips.tsx';
import { useLedFocus } from '../frame/focus.ts';
import { type Choice, openAbout } from '../frame/panels.ts';
import { Slot } from '../frame/Slot.tsx';
import { useIsLookedAt } from '../frame/slots.ts';
import { type Game, isOpponents, isSuspense, useOpponentAtWork } from '../frame/use-game.ts';
import { lazyPanel } from '../lazy/lazy-panel.tsx';
import { useAdvice } from './advice.ts';
import { EndLater } from './EndLater.tsx';
import { type Place, placed, useNewcomers } from './places.ts';
import { promptOf, shownWords } from './prompt.ts';
import { lastRoll, outlookOf, turnWords } from './turn.ts';
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
  const scope = useScope();
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
  // What the die shows is said once it lies.
  const roll = isSuspense(stage) ? null : lastRoll(log);
  // It is there before the die lies: else the dock would grow under the finger that goes on.
  const mayRoll = isConquest(phase);
  useEffect(() => {
    if (mayRoll) RollResult.load();
  }, [mayRoll]);
  const now = elsewhere ? t('prompt.elsewhere', { seat: seatName(naming, view.seat) }) : wordsNow(game, atWork);
  const explained = TableActor.useSelector(({ context }) => context.decisions.some((one) => one.seat === seat));
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
  const urged = urgedChoice(choices, legal, useAdvice(view));
  // A learner has one way to skip an opponent's turn.
  const skippable = (stage !== null || atWork === 'thinking') && !(others && setup.lesson);
  // Before the first step there is nothing to do here and nothing to take back: the row is omitted.
  const idle = phase === 'pickCombo' && !skippable && !others && !undoable;
  const all = placed(choices);
  const [usual, rare] = [all.filter(({ place }) => place !== 'more'), all.filter(({ place }) => place === 'more')];
  const fresh = useNewcomers({
    ...(others ? { first: 'why', skip: 'hurry', undo: 'hurry' } : { undo: 'undo' }),
    ...(skippable ? { [others ? 'second' : 'skip']: 'skip' } : {}),
    ...(rare.length > 0 ? { more: `${rare.map(({ choice }) => choice.id).join(' ')} ${part}` } : {}),
    ...Object.fromEntries(usual.map(({ choice, place }) => [place, `${choice.id} ${part}`])),
  });
  const placeOf = (place: Place) => ({ 'data-place': place, 'data-fresh': fresh.has(place) ? '' : undefined });
  const button = (choice: Choice, place?: Place) => (
    <button
      key={choice.id}
      type="button"
      className={choice === urged ? 'primary' : undefined}
      data-choice={choice.id}
      {...(place === undefined ? {} : placeOf(place))}
      title={choice.hint ?? undefined}
      onClick={() => choose(choice)}
    >
      {choice.label}
    </button>
  );
  return (
    <section className="dock panel" aria-labelledby={titled} data-phase={phase}>
      <div className="dock-words">
        <h2 id={titled} data-heading="phase" ref={heading} tabIndex={-1}>
          <Swatch seat={setup.seats[seat]} /> {headingWords}
          {'\u2002'}
          <span className="dock-phase">{t(`phase.${phase}.long`)}</span>
        </h2>
        <p className="prompt">{roll ? <RollResult roll={roll} naming={naming} next={now} /> : now}</p>
      </div>
      <div className="dock-side">
        {view.forces.length > 0 ? <Hand game={game} /> : null}
        <Outlook game={game} />
      </div>
      {phase === 'pickCombo' ? null : <Slot name="turnAids" game={game} />}
      <div className="buttons" hidden={idle}>
        {rare.length > 0 ? (
          <div className="dock-more" {...placeOf('more')}>
            {rare.map(({ choice }) => button(choice))}
          </div>
        ) : null}
        {usual.map(({ choice, place }) => button(choice, place))}
        <EndLater game={game} />
        {others && explained ? (
          <button type="button" data-choice="why" {...placeOf('first')} onClick={() => openAbout(scope, 'why', seat)}>
            <Glyph name="thing.help" /> {t('opponent.why.short')}
          </button>
        ) : null}
        {others ? (
          <button type="button" data-choice="hurry" {...placeOf('aside')} onClick={() => actor.send({ type: 'hurry' })}>
            {t(isTurnToCome(game) ? 'opponent.hurry' : 'opponent.hurry.end')}
          </button>
        ) : null}
        {skippable ? (
          <button
            type="button"
            data-choice="skip"
            {...placeOf(others ? 'second' : 'skip')}
            title={t('action.skip')}
            onClick={() => actor.send({ type: 'skip' })}
          >
            <Glyph name="thing.skip" /> <span data-label>{t('action.skip')}</span>
          </button>
        ) : null}
        {others ? null : (
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

/** The advised choice, none while undecided; else the first, unless it leaves while regions can be taken. */
function urgedChoice(
  choices: readonly Choice[],
  legal: readonly Command[],
  advice: ReturnType<typeof useAdvice>,
): Choice | undefined {
  const [first] = choices;
  const weighed = choices.filter(({ commands: [command] }) => command && adviceOf(command));
  if (advice && weighed.length > 0)
    return weighed.find(({ commands: [command] }) => command && adviceOf(command) === advice.choice);
  return first?.id === 'endConquests' && legal.some(takesRegion) ? undefined : first;
}

function adviceOf(command: Command): 'expand' | 'decline' | null {
  if (command.type === 'stout') return command.decline ? 'decline' : 'expand';
  return command.type === 'expand' || command.type === 'decline' ? command.type : null;
}

const takesRegion = (command: Command) =>
  command.type === 'conquer' || command.type === 'finalRoll' || (command.type === 'act' && 'region' in command);

function Outlook({ game: { view, phase } }: { readonly game: Game }): JSX.Element | null {
  const amount = outlookOf(view, phase);
  if (amount === null) return null;
  return (
    <span className="outlook" title={t('score.projected')}>
      <span className="outlook-words">{t('score.projected')}</span>{' '}
      <Coins amount={`+${amount}`} label={t('coins', { amount })} as="would" />
    </span>
  );
}
