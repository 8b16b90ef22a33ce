import { type CSSProperties, type JSX, useId, useMemo } from 'react';
import { type Game, PlayerName, RaceChip, Swatch, useFreeSpace, useGame } from '../../hud/index.ts';
import { named, said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/showcase.ts';
import { opponentIn, type SeenSetup, type Stage, type StageName } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import type { ShowcaseState } from './machine.ts';
import { NowYou, type Wish } from './NowYou.tsx';
import type { ShowcaseOptions } from './options.ts';
import { Caption, Result } from './Titles.tsx';
import './showcase.css';
import type { LogEntry } from '../../rules/course.ts';
import {
  activeForce,
  boardFacts,
  forcesOf,
  type GameEvent,
  type GameView,
  type Seat,
  seatsInOrder,
} from '../../rules/index.ts';
import { Glyph, patternBackground, playerColour } from '../../ui/look/index.ts';
import { comboName, raceName } from '../../ui/words/names.ts';
import type { Pacer } from '../director/use-pacer.ts';
import { type Presenter, PresenterBar } from './Presenter.tsx';

interface ScoreRaceProps {
  readonly view: GameView;
  readonly setup: SeenSetup;
  /** Coins of each seat, as far as anybody may know them. */
  readonly coins: readonly number[];
}

/** The track is at least this many coins long, so that nobody starts near its end. */
const shortest = 25;

function ScoreRace({ view, setup, coins }: ScoreRaceProps): JSX.Element {
  const titled = useId();
  const seats = seatsInOrder(view);
  const length = Math.max(shortest, ...coins);
  const first = leaders(coins);
  return (
    <section className="showcase-race" aria-labelledby={titled}>
      <h2 id={titled}>
        <span>{t('showcase.round', { round: view.round, rounds: view.rounds })}</span>
        <small>{t('showcase.race')}</small>
      </h2>
      <ol>
        {seats.map((seat) => (
          <Runner
            key={seat}
            view={view}
            setup={setup}
            seat={seat}
            coins={coins[seat] ?? 0}
            share={(coins[seat] ?? 0) / length}
            isFirst={first.includes(seat)}
          />
        ))}
      </ol>
    </section>
  );
}

interface RunnerProps extends Omit<ScoreRaceProps, 'coins'> {
  readonly seat: Seat;
  readonly coins: number;
  /** Share of the track covered, 0 to 1. */
  readonly share: number;
  readonly isFirst: boolean;
}

function Runner({ view, setup, seat, coins, share, isFirst }: RunnerProps): JSX.Element {
  const active = activeForce(view, seat);
  const declined = forcesOf(view, seat).filter((force) => force.declined);
  const isNow = view.turnSeat === seat && view.phase !== 'gameOver';
  const player = playerColour(setup.seats[seat]?.colour ?? -1);
  const bar: CSSProperties = { background: patternBackground(player), width: `${(share * 100).toFixed(1)}%` };
  return (
    <li className={isNow ? 'now' : undefined} data-seat={seat}>
      <p className="showcase-runner">
        <Swatch seat={setup.seats[seat]} />
        <PlayerName name={setup.seats[seat]?.name ?? ''} />
        {isNow ? <span className="unseen">{t('showcase.race.turn')}</span> : null}
        {isFirst ? <Glyph name="phase.gameOver" label={t('showcase.race.lead')} className="showcase-lead" /> : null}
        <span className="showcase-coins">
          <Glyph name="thing.coin" /> {coins}
        </span>
      </p>
      <p className="showcase-folk">
        {active ? (
          <>
            <RaceChip race={active.race} />
            <span>{said(comboName(view, active))}</span>
          </>
        ) : (
          <span>{t('showcase.race.none')}</span>
        )}
        {declined.map((force) => (
          <span key={force.id} title={t('showcase.race.declined', { race: raceName(view, force.race) })}>
            <RaceChip race={force.race} declined />
            <span className="unseen">{t('showcase.race.declined', { race: raceName(view, force.race) })}</span>
          </span>
        ))}
      </p>
      <div className="showcase-track" aria-hidden="true">
        <div style={bar} />
      </div>
    </li>
  );
}

interface StoryTeller {
  readonly game: Game;
  readonly chapter: number;
}

interface OverlayProps {
  readonly state: ShowcaseState;
  readonly options: Pick<ShowcaseOptions, 'exit' | 'speed'>;
  /** What a press does now; null if nothing. */
  readonly invite: string | null;
  readonly onNow: (wish: Wish | null) => void;
  readonly pacer: Pick<Pacer, 'caption' | 'isOutcomeShown'>;
  readonly note: string | null;
  readonly turnMap?: (props: { readonly game: Game; readonly compact: boolean }) => JSX.Element | null;
  readonly presenter: Presenter;
  readonly tour: (props: { readonly phase: StageName }) => JSX.Element | null;
  readonly story: (props: StoryTeller) => JSX.Element | null;
  /** Which chapter of it is told, from 1; 0 while the result is shown. */
  readonly chapter: number;
  /** Address of the link for leaving. */
  readonly way: string;
}

/** All text on the big screen, within the margins that a television may cut off. */
export function Overlay(props: OverlayProps): JSX.Element {
  const { state, options, invite, onNow, pacer, note, turnMap, presenter, tour, story, chapter, way } = props;
  const game = useGame();
  const middle = useFreeSpace();
  return (
    <div className="showcase-overlay" data-state={state} data-speed={options.speed}>
      <div className="showcase-veil" />
      <div className="showcase-safe">
        {state === 'ended' ? <NowYou onNow={onNow} /> : null}
        {game === null || state === 'laying' || state === 'ended' ? null : (
          <Parts
            state={state}
            game={game}
            pacer={pacer}
            turnMap={turnMap}
            presenter={presenter}
            tour={tour}
            story={story}
            chapter={chapter}
          />
        )}
        <div className="showcase-free" ref={middle} />
        {presenter.mode === null ? null : <PresenterBar {...presenter} />}
        {invite === null ? null : <p className="showcase-invite">{invite}</p>}
        {note === null ? null : (
          <p className="showcase-note" data-said>
            {note}
          </p>
        )}
        {options.exit && state !== 'ended' ? (
          <a className="showcase-leave" href={way}>
            {t('showcase.leave')}
          </a>
        ) : null}
      </div>
    </div>
  );
}

interface PartsProps extends Pick<OverlayProps, 'state' | 'pacer' | 'presenter' | 'tour' | 'story' | 'chapter'> {
  readonly game: Game;
  readonly turnMap: OverlayProps['turnMap'] | undefined;
}

function Parts(props: PartsProps): JSX.Element {
  const { state, game, pacer, turnMap: TurnMap, presenter, tour: Tour, story: Story, chapter } = props;
  const { view, setup } = game;
  const log = TableActor.useSelector(({ context }) => context.log);
  const stages = TableActor.useSelector(({ context }) => context.stages);
  const coins = useMemo(() => earnedSoFar(view.players, log, stages), [view.players, log, stages]);
  if (state === 'title') return <Title view={view} setup={setup} />;
  if (game.phase === 'gameOver')
    return (
      <>
        {chapter === 0 ? <Result view={view} setup={setup} goesOn={presenter.mode === null} /> : null}
        <Story game={game} chapter={chapter} />
      </>
    );
  return (
    <>
      <ScoreRace view={view} setup={setup} coins={coins} />
      {presenter.tour ? <Tour phase={game.stage?.name ?? game.phase} /> : null}
      {pacer.caption === null ? null : (
        <Caption caption={pacer.caption} isOutcomeShown={pacer.isOutcomeShown} seats={setup.seats} />
      )}
      {TurnMap ? (
        <div className="showcase-map parchment">
          <TurnMap game={game} compact />
        </div>
      ) : null}
    </>
  );
}

interface TitleProps {
  readonly view: GameView;
  readonly setup: SeenSetup;
}

function Title({ view, setup }: TitleProps): JSX.Element {
  const { players, rounds, board } = view;
  return (
    <section className="showcase-title">
      <h2>{t('showcase.title')}</h2>
      <p className="showcase-text">{t('showcase.title.text')}</p>
      <ul>
        {setup.seats.map((seat, place) => (
          <li key={seat.name}>
            <Swatch seat={seat} /> <PlayerName name={seat.name} />{' '}
            <span>{t('showcase.title.opponent', { level: levelName(setup, place) })}</span>
          </li>
        ))}
      </ul>
      <p>{t('showcase.title.game', { players, rounds, regions: boardFacts(board).regions.length })}</p>
      <p className="showcase-made">{t('showcase.title.made')}</p>
    </section>
  );
}

function levelName(setup: SeenSetup, place: number): string {
  const opponent = opponentIn(setup, place);
  return opponent === null ? '' : named('level', opponent.level);
}

/** Pay of turns shown so far, which is public (SCO-3). `stages`: still to be shown, the present first. */
export function earnedSoFar(players: number, log: readonly LogEntry[], stages: readonly Stage[]): readonly number[] {
  const sums = Array.from({ length: players }, () => 0);
  const add = (events: readonly GameEvent[], sign: 1 | -1) => {
    for (const event of events)
      if (event.type === 'scored') sums[event.seat] = (sums[event.seat] ?? 0) + sign * event.amount;
  };
  for (const { events } of log) add(events, 1);
  for (const { events } of stages.slice(1)) add(events, -1);
  return sums;
}

/** Who is ahead: everybody with the most coins; empty while nobody has any. */
export function leaders(coins: readonly number[]): readonly Seat[] {
  const most = Math.max(0, ...coins);
  return most === 0 ? [] : coins.flatMap((amount, seat) => (amount === most ? [seat] : []));
}
