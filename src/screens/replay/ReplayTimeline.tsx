import { type CSSProperties, createContext, type JSX, use, useEffect, useId, useRef } from 'react';
import { type Game, narrate, plainWords } from '../../hud/index.ts';
import { useInput } from '../../hud/keys/input-kind.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/story.ts';
import { TableActor } from '../../table/actor.ts';
import { Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { useReplayKeys } from './keys.ts';
import { Icon, ReplayKey } from './ReplayKey.tsx';
import { ReplayMore } from './ReplayMore.tsx';
import './replay.css';
import type { Mark } from '../story/facts.ts';
import type { Replay } from './use-replay.ts';
import { roundsOf, type Unit, whenIs } from './way.ts';

export type ReplayAside = (props: { readonly replay: Replay }) => JSX.Element | null;

interface TimelineContext {
  readonly replay: Replay;
  readonly onLeave: () => void;
  readonly aside: ReplayAside | null;
  /** Where decisions are known to have cost something: commands played before each. */
  readonly costly?: readonly number[];
}

export const ReplayContext = createContext<TimelineContext | null>(null);

export function ReplayTimeline({ game }: { readonly game: Game }): JSX.Element | null {
  const shown = use(ReplayContext);
  return shown === null ? null : <Timeline game={game} {...shown} />;
}

function Timeline({
  game,
  replay,
  onLeave,
  aside: Aside,
  costly = [],
}: TimelineContext & { readonly game: Game }): JSX.Element {
  const { actor, course, played, isPlaying, marks, points } = replay;
  const { naming } = game;
  const heading = useId();
  const more = useId();
  const end = course.log.length;
  const { round, seat } = whenIs(course, played);
  const when = t('replay.when', { round, seat: seatName(naming, seat), played, all: end });
  useReplayKeys((ask) => {
    if (ask.type === 'go') actor.send({ type: 'go', to: ask.to === 'start' ? 0 : end });
    else actor.send(ask);
  });
  const player = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Keys and pads begin at what plays.
    if (useInput.getState().byKeyboard) player.current?.focus();
  }, []);
  const share: CSSProperties & Record<'--played', number> = { '--played': played / Math.max(1, end) };
  const step = (unit: Unit, way: 1 | -1) => actor.send({ type: 'step', unit, way });
  return (
    <section className="replay panel" aria-labelledby={heading}>
      <header className="replay-head">
        <h2 id={heading}>{t('replay.title')}</h2>
        <p className="replay-told">
          <Told game={game} />
        </p>
        <button
          type="button"
          className="icon"
          aria-label={t('replay.leave')}
          title={t('replay.leave')}
          data-replay="leave"
          onClick={onLeave}
        >
          <Glyph name="thing.close" />
        </button>
      </header>
      <div className="replay-line">
        <LineMarks marks={marks} points={points} costly={costly} end={end} course={course} />
        <input
          type="range"
          min={0}
          max={end}
          value={played}
          style={share}
          aria-label={t('replay.line')}
          aria-valuetext={when}
          onChange={({ target }) => actor.send({ type: 'go', to: target.valueAsNumber })}
        />
      </div>
      <div className="replay-keys">
        <ReplayKey
          icon="turnBack"
          name="turn-back"
          label={t('replay.back.turn')}
          disabled={played === 0}
          onPress={() => step('turn', -1)}
        />
        <ReplayKey
          icon="stepBack"
          name="back"
          label={t('replay.back.command')}
          disabled={played === 0}
          onPress={() => step('command', -1)}
        />
        <button
          type="button"
          ref={player}
          className="primary"
          data-replay="play"
          aria-pressed={isPlaying}
          onClick={() => actor.send({ type: 'toggle' })}
        >
          <Icon of={isPlaying ? 'pause' : 'play'} /> {t(isPlaying ? 'replay.pause' : 'replay.play')}
        </button>
        <ReplayKey
          icon="stepOn"
          name="on"
          label={t('replay.on.command')}
          disabled={played === end}
          onPress={() => step('command', 1)}
        />
        <ReplayKey
          icon="turnOn"
          name="turn-on"
          label={t('replay.on.turn')}
          disabled={played === end}
          onPress={() => step('turn', 1)}
        />
        <span className="replay-when">{when}</span>
        <span className="unseen" data-said>
          {isPlaying ? '' : when}
        </span>
        {Aside ? <Aside replay={replay} /> : null}
        <button
          type="button"
          className="icon"
          aria-label={t('replay.more')}
          title={t('replay.more')}
          popoverTarget={more}
          data-replay="more"
        >
          <Glyph name="thing.settings" />
        </button>
      </div>
      <ReplayMore id={more} game={game} replay={replay} costly={costly} />
    </section>
  );
}

/** What the last command did, in words. The table's own live region reads it out as it is shown. */
function Told({ game }: { readonly game: Game }): JSX.Element {
  const log = TableActor.useSelector(({ context }) => context.log);
  const last = log.at(-1);
  return <>{last === undefined ? t('replay.start') : narrate(last.events, game.naming).map(plainWords).join(' ')}</>;
}

interface LineMarksProps {
  readonly marks: readonly Mark[];
  readonly points: Replay['points'];
  readonly costly: readonly number[];
  readonly end: number;
  readonly course: Replay['course'];
}

/** For eyes only: everything can be chosen from a list as well. */
function LineMarks({ marks, points, costly, end, course }: LineMarksProps): JSX.Element {
  const at = (played: number) => `${((played / Math.max(1, end)) * 100).toFixed(2)}%`;
  return (
    <div className="replay-marks" aria-hidden="true">
      {roundsOf(course).map(({ round, from }) => (
        <span key={from} className="replay-round" style={{ left: at(from) }}>
          {round}
        </span>
      ))}
      {points.map(({ at: place }) => (
        <i key={place} className="replay-sign turned" style={{ left: at(place + 1) }} />
      ))}
      {costly.map((place) => (
        <i key={place} className="replay-sign costly" style={{ left: at(place) }} />
      ))}
      {marks.map((mark) => (
        <i
          key={`${mark.at} ${mark.kind} ${mark.race}`}
          className={`replay-sign ${mark.kind}`}
          style={{ left: at(mark.at + 1) }}
        />
      ))}
    </div>
  );
}
