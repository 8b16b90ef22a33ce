import { type JSX, useRef } from 'react';
import { t } from '../../locale/index.ts';
import { Glyph } from '../../look/index.ts';
import { actingForce, type Command, type ForceId, forcesOf, income, isConquest } from '../../rules/index.ts';
import { canUndo, isElsewhere } from '../../turn/index.ts';
import { TableActor } from '../../turn/react.ts';
import { raceName, seatName } from '../../words/index.ts';
import { type Choice, phaseChoices } from '../board/choices.ts';
import { useChoose } from '../board/choose.ts';
import { useStackDrag } from '../board/drag.ts';
import { noMixing, noUndo, showReason } from '../board/why-not.ts';
import { Coins, RaceChip, Swatch } from '../frame/chips.tsx';
import { useLedFocus } from '../frame/focus.ts';
import { openAbout } from '../frame/panels.ts';
import { Slot } from '../frame/Slot.tsx';
import { type Game, isOpponents, isSuspense, useDo, useOpponentAtWork } from '../frame/table.ts';
import { part } from '../part/part.tsx';
import { lastRoll } from './final-roll.ts';
import { promptOf, shownWords } from './prompt.ts';

// Nobody rolls before the first combo is picked.
const Rolled = part(() => import('./Rolled.tsx'));

/** Whose turn it is, the phase, what to do now, what is in hand, and the buttons of the phase. */
export function Dock({ game }: { readonly game: Game }): JSX.Element {
  const { view, phase, naming, setup, legal, stage } = game;
  const actor = TableActor.useActorRef();
  const undoable = TableActor.useSelector(canUndo);
  const choose = useChoose();
  const seat = stage?.seat ?? view.seat;
  const heading = useRef<HTMLHeadingElement>(null);
  const atWork = useOpponentAtWork();
  const others = isOpponents(game);
  const elsewhere = TableActor.useSelector(isElsewhere);
  const log = TableActor.useSelector(({ context }) => context.log);
  // What the die shows is said once it lies.
  const roll = isSuspense(stage) ? null : lastRoll(log);
  const now = elsewhere ? t('prompt.elsewhere', { seat: seatName(naming, view.seat) }) : wordsNow(game, atWork);
  const explained = TableActor.useSelector(({ context }) => context.decisions.some((one) => one.seat === seat));
  // Opponents' steps follow each other too fast to lead the focus along.
  useLedFocus(heading, others ? 'opponents' : `${phase} ${view.seat} ${view.round}`);
  const choices = phaseChoices(view, legal, naming);
  // What is shown is told of everybody by name: nobody is addressed meanwhile.
  const isAddressed = seat === view.viewer && stage === null;
  const whose =
    seat === view.viewer && seat !== view.turnSeat ? 'turn.between' : isAddressed ? 'turn.yours' : 'turn.whose';
  const urged = urgedChoice(choices, legal);
  const skippable = stage !== null || atWork === 'thinking';
  // Nothing to do and nothing to take back: omit the row.
  const idle = choices.length === 0 && !skippable && !others && !undoable;
  return (
    <section className="dock panel" aria-labelledby="phase-heading" data-phase={phase}>
      <div className="dock-words">
        <h2 id="phase-heading" ref={heading} tabIndex={-1}>
          <Swatch seat={setup.seats[seat]} />{' '}
          {t(whose, { seat: seatName(naming, seat), whose: seatName(naming, view.turnSeat) })}
          {'\u2002'}
          <span className="dock-phase">{t(`phase.${phase}.long`)}</span>
        </h2>
        <p className="prompt">{roll ? <Rolled roll={roll} naming={naming} next={now} /> : now}</p>
      </div>
      <div className="dock-side">
        <Hand game={game} />
        <Outlook game={game} />
      </div>
      {phase === 'pickCombo' ? null : <Slot name="turnAids" game={game} />}
      <div className="buttons" hidden={idle}>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            className={choice === urged ? 'primary' : undefined}
            data-choice={choice.id}
            title={choice.hint ?? undefined}
            onClick={() => choose(choice)}
          >
            {choice.label}
          </button>
        ))}
        {skippable ? (
          <button type="button" data-choice="skip" onClick={() => actor.send({ type: 'skip' })}>
            <Glyph name="thing.skip" /> {t('action.skip')}
          </button>
        ) : null}
        {others ? (
          <button type="button" data-choice="hurry" onClick={() => actor.send({ type: 'hurry' })}>
            {t(setup.seats.some(({ control }) => control === 'human') ? 'opponent.hurry' : 'opponent.hurry.end')}
          </button>
        ) : null}
        {others && explained ? (
          <button type="button" data-choice="why" onClick={() => openAbout('why', seat)}>
            <Glyph name="thing.help" /> {t('opponent.why.short')}
          </button>
        ) : null}
        {others ? null : (
          <button
            type="button"
            data-choice="undo"
            title={t('action.undo')}
            aria-disabled={!undoable}
            onClick={() => {
              if (undoable) actor.send({ type: 'undo' });
              else showReason(noUndo());
            }}
          >
            <Glyph name="thing.undo" /> <span>{t('action.undo')}</span>
          </button>
        )}
      </div>
    </section>
  );
}

/** What is being shown, who is thinking, or what to do. */
function wordsNow(game: Game, atWork: 'thinking' | 'stuck' | null): string {
  const { view, phase, naming, legal, stage } = game;
  if (stage) return shownWords(stage, naming);
  if (atWork) return t(`opponent.${atWork}`, { seat: seatName(naming, view.seat) });
  // Instructions meant for an opponent must not address the person at the screen.
  return isOpponents(game) ? t('prompt.wait') : promptOf(view, phase, naming, legal);
}

/** The highlighted button: the first one, unless it would leave a phase in which regions can still be taken. */
function urgedChoice(choices: readonly Choice[], legal: readonly Command[]): Choice | undefined {
  const [first] = choices;
  return first?.id === 'endConquests' && legal.some(takesRegion) ? undefined : first;
}

const takesRegion = (command: Command) =>
  command.type === 'conquer' || command.type === 'finalRoll' || (command.type === 'act' && 'region' in command);

/** What the turn would pay if it ended now, while that can still change. */
function Outlook({ game: { view, phase } }: { readonly game: Game }): JSX.Element | null {
  if (!isConquest(phase) && phase !== 'redeploy') return null;
  const amount = income(view, view.turnSeat).reduce((sum, line) => sum + line.amount, 0);
  return (
    <span className="outlook" title={t('score.projected')}>
      <span className="unseen">{t('score.projected')}</span> <Coins amount={`+${amount}`} />
    </span>
  );
}

/** Tokens in hand, of the acting race or of all that wait. While troops are placed they can be dragged to a region. */
function Hand({ game }: { readonly game: Game }): JSX.Element | null {
  const { view, legal } = game;
  const send = useDo();
  const own = forcesOf(view, view.seat);
  const drag = useStackDrag((dragged: ForceId, to) => {
    const there = view.regions[to]?.force ?? null;
    // Another of the player's races stands there: these tokens do not belong. Anywhere else the rules answer.
    const isOther = there !== dragged && own.some(({ id }) => id === there);
    if (isOther) showReason(noMixing());
    else send([{ type: 'place', region: to, count: 1 }]);
  });
  const isPlacing = legal.some(({ type }) => type === 'place');
  const acting = actingForce(view);
  const forces = (acting ? [acting] : own).filter(({ hand, aside }) => acting || hand + aside > 0);
  if (forces.length === 0) return null;
  return (
    <ul className="hand" aria-label={t('hand.label')}>
      {forces.map(({ id, race, declined, hand, aside }) => (
        <li key={id} data-hand={race}>
          <span className={isPlacing && hand > 0 ? 'grip' : undefined} {...(isPlacing && hand > 0 ? drag(id) : {})}>
            <RaceChip race={race} declined={declined} count={hand} />
          </span>
          <span className="unseen">{t('hand.tokens', { count: hand, race: raceName(race, hand) })}</span>
          {aside > 0 ? <small>{t('hand.aside', { count: aside })}</small> : null}
        </li>
      ))}
    </ul>
  );
}
