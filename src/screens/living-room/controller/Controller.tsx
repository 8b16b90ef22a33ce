import { type CSSProperties, type JSX, type ReactNode, useCallback, useEffect } from 'react';
import { phaseChoices } from '../../../hud/board/choices.ts';
import { useChoose } from '../../../hud/board/choose.ts';
import { promptOf, shownWords } from '../../../hud/dock/prompt.ts';
import { Confirm } from '../../../hud/frame/Confirm.tsx';
import { useCurtain } from '../../../hud/frame/use-game.ts';
import { type Game, isSuspense, Swatch, useGame } from '../../../hud/index.ts';
import { Peek, usePeekEnds } from '../../../hud/players/Peek.tsx';
import { t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/rooms.ts';
import { isDeployment, type RegionId, type Seat, standings } from '../../../rules/index.ts';
import { canUndo, nowShowing } from '../../../session/turn/index.ts';
import { TableActor } from '../../../table/actor.ts';
import { AsWritten, Glyph, playerColour, useSettings, useTitle } from '../../../ui/look/index.ts';
import { seatName } from '../../../ui/words/names.ts';
import { refusalWords } from '../../../ui/words/refusal-words.ts';
import { Buttons } from './Layout.tsx';
import { useBuzz } from './phone.ts';
import './controller.css';
import { Waiting } from '../../page/Waiting.tsx';
import { Pick } from './Pick.tsx';
import { ChoiceButton, Regions } from './Regions.tsx';
import { regionsOf } from './regions.ts';
import { Troops } from './Troops.tsx';
import { WaitView } from './WaitView.tsx';

/** Milliseconds for which a controller waits while the die falls on the big screen: nobody learns of it before. */
const falling = 2600;

/** A controller shows no pieces that move: what happens is shown on the big screen, and here it has happened. */
function usePassing(): void {
  const actor = TableActor.useActorRef();
  const stage = TableActor.useSelector(nowShowing);
  const isInstant = useSettings(({ speed }) => speed === 'instant');
  useEffect(() => {
    if (stage === null) return;
    const shown = () => actor.send({ type: 'shown', stage: stage.id });
    if (isInstant || !isSuspense(stage)) return shown();
    const timer = setTimeout(shown, falling);
    return () => clearTimeout(timer);
  }, [actor, stage, isInstant]);
}

interface ControllerActs {
  readonly point: (seat: Seat, region: RegionId | null) => void;
  readonly onMenu: () => void;
}

interface ControllerProps {
  readonly acts: ControllerActs;
  /** Whose turn waits for nobody: its place is free. */
  readonly isFree: boolean;
  readonly isPaused: boolean;
  readonly isHeld: boolean;
  readonly coach: (props: { readonly game: Game }) => JSX.Element | null;
  readonly isCut: boolean;
  readonly notices: ReactNode;
  readonly after: ReactNode;
}

/** One’s hand: all that is one’s own, one screen for each phase, and nothing that the big screen shows better. */
export function Controller(props: ControllerProps): JSX.Element {
  const game = useGame();
  const curtain = useCurtain();
  usePassing();
  if (game === null) return <Waiting />;
  if (curtain) return <PassOn game={game} />;
  return <Own {...props} game={game} />;
}

function PassOn({ game }: { readonly game: Game }): JSX.Element {
  const actor = TableActor.useActorRef();
  const seat = seatName(game.naming, game.view.seat);
  useTitle('screen', t('hand.switch'));
  return (
    <main className="controller controller-choice" data-controller="curtain" ref={game.scope.attach}>
      <h1>{t('hand.switch')}</h1>
      <p>{t('hand.switch.text', { seat })}</p>
      <button type="button" className="primary" data-take-seat onClick={() => actor.send({ type: 'takeSeat' })}>
        {t('hand.switch.ready', { seat })}
      </button>
    </main>
  );
}

function Own({
  game,
  acts,
  isFree,
  isPaused,
  isHeld,
  coach: Coach,
  isCut,
  notices,
  after,
}: ControllerProps & { readonly game: Game }): JSX.Element {
  const { view, setup, naming, phase, stage } = game;
  const actor = TableActor.useActorRef();
  const log = TableActor.useSelector(({ context }) => context.log);
  const refusal = TableActor.useSelector(({ context }) => context.refusal);
  const undoable = TableActor.useSelector(canUndo);
  const seat = view.viewer ?? view.seat;
  const isMine = view.viewer !== null && view.seat === view.viewer && phase !== 'gameOver';
  usePeekEnds(game, false);
  useBuzz(isMine, refusal);
  const { point } = acts;
  const onPoint = useCallback((region: RegionId | null) => point(seat, region), [point, seat]);
  const words = isSuspense(stage)
    ? t('hand.rolling')
    : isMine
      ? promptOf(view, phase, naming, game.legal)
      : isFree
        ? t('hand.waiting.free')
        : stage === null
          ? t('turn.whose', { seat: seatName(naming, view.seat), whose: seatName(naming, view.turnSeat) })
          : shownWords(stage, naming);
  useTitle('screen', seatName(naming, seat));
  useTitle('turn', isMine ? `» ${t('turn.yours', { seat: seatName(naming, seat) })}, ${t(`phase.${phase}.long`)}` : '');
  const style: CSSProperties & Record<'--player', string> = {
    '--player': playerColour(setup.seats[seat]?.colour ?? -1).colour,
  };
  const coins = view.coins[seat] ?? null;
  return (
    <main
      className="controller"
      ref={game.scope.attach}
      data-controller={phase}
      data-mine={isMine ? '' : undefined}
      style={style}
    >
      <header className="controller-top">
        <h1>
          <Swatch seat={setup.seats[seat]} />{' '}
          <span className="cut">
            <AsWritten>{seatName(naming, seat)}</AsWritten>
          </span>
        </h1>
        <p>
          {t(`phase.${phase}`)} · {t('ribbon.round', { round: view.round, rounds: view.rounds })}
        </p>
        {isCut ? (
          <p className="controller-cut" data-said>
            {t('rooms.connection.resuming')}
          </p>
        ) : null}
      </header>
      <p className="controller-prompt" data-said data-prompt>
        {isHeld ? t('living.held') : isPaused ? t('living.paused') : words}
      </p>
      {refusal === null ? null : (
        <div className="controller-refusal parchment" data-said="now">
          <p>
            {refusalWords(refusal.refusal, naming).text} {refusalWords(refusal.refusal, naming).remedy}
          </p>
          <button type="button" onClick={() => actor.send({ type: 'dismiss' })}>
            {t('action.dismiss')}
          </button>
        </div>
      )}
      <div className="controller-notices">
        {notices}
        {phase === 'gameOver' || refusal !== null ? null : <Coach game={game} />}
      </div>
      <div className="controller-main">
        {phase === 'gameOver' ? (
          <End game={game} after={after} />
        ) : isMine ? (
          <Phase key={`${view.round} ${view.seat} ${phase}`} game={game} onPoint={onPoint} />
        ) : (
          <WaitView game={game} seat={seat} log={log} />
        )}
      </div>
      <footer className="controller-foot">
        {coins === null ? null : <Peek coins={coins} />}
        <button
          type="button"
          data-undo
          aria-disabled={!undoable}
          disabled={!isMine}
          onClick={() => undoable && actor.send({ type: 'undo' })}
        >
          <Glyph name="thing.undo" /> {t('action.undo')}
        </button>
        <button type="button" data-controller-menu onClick={acts.onMenu}>
          <Glyph name="thing.menu" /> {t('hand.menu')}
        </button>
      </footer>
      <Confirm />
    </main>
  );
}

function Phase({
  game,
  onPoint,
}: {
  readonly game: Game;
  readonly onPoint: (region: RegionId | null) => void;
}): JSX.Element {
  const { view, legal, naming, phase } = game;
  const choose = useChoose();
  if (phase === 'pickCombo') return <Pick game={game} />;
  const choices = phaseChoices(view, legal, naming);
  const buttons = choices.map((choice, place) => (
    <ChoiceButton key={choice.id} choice={choice} isFirst={place === 0} onChoose={choose} />
  ));
  if (isDeployment(phase)) return <Troops game={game} others={buttons} />;
  const offers = regionsOf(game);
  if (offers.length === 0)
    return (
      <div className="controller-choices">
        {choices.map((choice, place) => (
          <div key={choice.id}>
            <ChoiceButton choice={choice} isFirst={place === 0} onChoose={choose} />
            {choice.hint === null ? null : <small>{choice.hint}</small>}
          </div>
        ))}
      </div>
    );
  return (
    <Regions
      game={game}
      offers={offers}
      others={buttons.length > 0 ? <Buttons>{buttons}</Buttons> : null}
      onPoint={onPoint}
    />
  );
}

function End({ game, after }: { readonly game: Game; readonly after: ReactNode }): JSX.Element {
  const { view, setup, naming } = game;
  return (
    <section className="controller-end parchment">
      <h2>{t('hand.end')}</h2>
      <ol>
        {standings(view).map(({ seat, place, coins }) => (
          <li key={seat}>
            <span>{t('final.place', { place })}</span> <Swatch seat={setup.seats[seat]} />{' '}
            <b>
              <AsWritten>{seatName(naming, seat)}</AsWritten>
            </b>{' '}
            <span>
              <Glyph name="thing.coin" /> {coins}
            </span>
          </li>
        ))}
      </ol>
      {after}
    </section>
  );
}
