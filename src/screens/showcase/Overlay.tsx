import { type JSX, useMemo } from 'react';
import { type Game, useFreeSpace, useGame } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/showcase.ts';
import type { StageName } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { Caption } from './Caption.tsx';
import { earnedSoFar } from './earnings.ts';
import type { ShowcaseState } from './machine.ts';
import type { ShowcaseOptions } from './options.ts';
import { Result } from './Result.tsx';
import { ScoreRace } from './ScoreRace.tsx';
import './showcase.css';
import type { Pacer } from '../director/use-pacer.ts';
import { PresenterBar } from './PresenterBar.tsx';
import { Title } from './Title.tsx';
import type { Presenter } from './use-presenter.ts';

/** What tells the story of the game on the table: one of its chapters, from 1, or nothing yet. */
interface StoryTold {
  readonly game: Game;
  readonly chapter: number;
}

interface OverlayProps {
  readonly state: ShowcaseState;
  readonly options: Pick<ShowcaseOptions, 'exit' | 'speed'>;
  /** Invites passers-by to sit down. */
  readonly invites: boolean;
  readonly pacer: Pick<Pacer, 'caption' | 'isOutcomeShown'>;
  /** One line shown for a moment, or null. */
  readonly note: string | null;
  /** The chart of the turn, for the corner. */
  readonly turnMap?: (props: { readonly game: Game; readonly compact: boolean }) => JSX.Element | null;
  readonly presenter: Presenter;
  /** A phase of a turn in large letters. */
  readonly tour: (props: { readonly phase: StageName }) => JSX.Element | null;
  /** The story of the game that is over, after its result. */
  readonly story: (props: StoryTold) => JSX.Element | null;
  /** Which chapter of it is told, from 1; 0 while the result is shown. */
  readonly chapter: number;
  /** Address of the link for leaving. */
  readonly way: string;
}

/** All text on the big screen, within the margins that a television may cut off. */
export function Overlay(props: OverlayProps): JSX.Element {
  const { state, options, invites, pacer, note, turnMap, presenter, tour, story, chapter, way } = props;
  const game = useGame();
  const middle = useFreeSpace();
  return (
    <div className="showcase-overlay" data-state={state} data-speed={options.speed}>
      <div className="showcase-veil" />
      <div className="showcase-safe">
        {game === null || state === 'laying' ? null : (
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
        {invites ? <p className="showcase-invite">{t('visit.invite')}</p> : null}
        {note === null ? null : (
          <p className="showcase-note" data-said>
            {note}
          </p>
        )}
        {options.exit ? (
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
