import { type ComponentType, createContext, type JSX, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { type Game, narrate, plainWords, usePanels } from '../hud/index.ts';
import { number, t } from '../locale/index.ts';
import '../locale/replay.ts';
import { Glyph } from '../look/index.ts';
import { standings } from '../rules/index.ts';
import type { Mark } from '../story/facts.ts';
import { TableActor } from '../turn/react.ts';
import { seatName } from '../words/index.ts';
import { Icon } from './Icon.tsx';
import { useReplayKeys } from './keys.ts';
import { tempos } from './machine.ts';
import './replay.css';
import { markWords, pointWords } from '../story/words.ts';
import type { Knowledge } from './sight.ts';
import type { Replay } from './use-replay.ts';
import { roundsOf, type Unit, units, whenIs } from './way.ts';

/** What else a moment of a replay may be used for: gets the replay as it stands. */
export type ReplayAside = ComponentType<{ readonly replay: Replay }>;

interface LineContext {
  readonly replay: Replay;
  readonly onLeave: () => void;
  readonly aside: ReplayAside | null;
}

/** The replay whose line is drawn under the table. */
export const ReplayContext = createContext<LineContext | null>(null);

/** The line of the whole game, where the dock is while a game is played. */
export function ReplayLine({ game }: { readonly game: Game }): JSX.Element | null {
  const shown = use(ReplayContext);
  return shown === null ? null : <Line game={game} {...shown} />;
}

function Line({ game, replay, onLeave, aside: Aside }: LineContext & { readonly game: Game }): JSX.Element {
  const { actor, course, played, isPlaying, speed, follows, marks, points } = replay;
  const { naming } = game;
  const heading = useId();
  const more = useId();
  const end = course.log.length;
  // Only a game that is over has turning points.
  const winner = points.length === 0 ? 0 : (standings(course.at(end))[0]?.seat ?? 0);
  const { round, seat } = whenIs(course, played);
  const when = t('replay.when', { round, seat: seatName(naming, seat), played, all: end });
  useReplayKeys((ask) => {
    if (ask.type === 'go') actor.send({ type: 'go', to: ask.to === 'start' ? 0 : end });
    else actor.send(ask);
  });
  const player = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Keys and pads begin at what plays.
    if (usePanels.getState().byKeyboard) player.current?.focus();
  }, []);
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
        <Marks marks={marks} points={points} end={end} course={course} />
        <input
          type="range"
          min={0}
          max={end}
          value={played}
          aria-label={t('replay.line')}
          aria-valuetext={when}
          onChange={({ target }) => actor.send({ type: 'go', to: target.valueAsNumber })}
        />
      </div>
      <div className="replay-keys">
        <button
          type="button"
          className="icon"
          aria-label={t('replay.back.turn')}
          title={t('replay.back.turn')}
          data-replay="turn-back"
          disabled={played === 0}
          onClick={() => step('turn', -1)}
        >
          <Icon of="turnBack" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('replay.back.command')}
          title={t('replay.back.command')}
          data-replay="back"
          disabled={played === 0}
          onClick={() => step('command', -1)}
        >
          <Icon of="stepBack" />
        </button>
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
        <button
          type="button"
          className="icon"
          aria-label={t('replay.on.command')}
          title={t('replay.on.command')}
          data-replay="on"
          disabled={played === end}
          onClick={() => step('command', 1)}
        >
          <Icon of="stepOn" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('replay.on.turn')}
          title={t('replay.on.turn')}
          data-replay="turn-on"
          disabled={played === end}
          onClick={() => step('turn', 1)}
        >
          <Icon of="turnOn" />
        </button>
        <span className="replay-when">{when}</span>
        <span className="unseen" role="status">
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
      <div id={more} popover="auto" className="replay-more parchment">
        <Choice
          label={t('replay.speed')}
          value={String(speed)}
          onPick={(value) => actor.send({ type: 'tempo', speed: Number(value) })}
        >
          {tempos.map((tempo) => (
            <option key={tempo} value={tempo}>
              {`${number(tempo)} ×`}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('replay.camera')}
          value={follows ? 'follows' : 'free'}
          onPick={(value) => actor.send({ type: 'camera', follows: value === 'follows' })}
        >
          <option value="follows">{t('replay.camera.follows')}</option>
          <option value="free">{t('replay.camera.free')}</option>
        </Choice>
        <Sights game={game} replay={replay} />
        <Choice
          label={t('replay.jump')}
          value=""
          onPick={(value) => {
            actor.send({ type: 'go', to: Number(value) });
            document.getElementById(more)?.hidePopover?.();
          }}
        >
          <option value="" disabled>
            {t('replay.jump.choose')}
          </option>
          {roundsOf(course).map(({ round: number_, from }) => (
            <option key={from} value={from}>
              {t('replay.jump.round', { round: number_ })}
            </option>
          ))}
          {points.length === 0 ? null : (
            <optgroup label={t('story.points')}>
              {points.map((point) => (
                <option key={point.at} value={point.at}>
                  {`${t('story.point.round', { round: point.round })}: ${pointWords(point, winner, naming)}`}
                </option>
              ))}
            </optgroup>
          )}
          {marks.length === 0 ? null : (
            <optgroup label={t('story.marks')}>
              {marks.map((mark) => (
                <option key={`${mark.at} ${mark.kind} ${mark.race}`} value={mark.at}>
                  {markWords(mark, naming)}
                </option>
              ))}
            </optgroup>
          )}
        </Choice>
        <div className="buttons">
          {units
            .filter((unit) => unit !== 'command' && unit !== 'turn')
            .flatMap((unit) =>
              ([-1, 1] as const).map((way) => (
                <button key={`${unit} ${way}`} type="button" onClick={() => step(unit, way)}>
                  {t(way < 0 ? `replay.back.${unit}` : `replay.on.${unit}`)}
                </button>
              )),
            )}
        </div>
        <p className="replay-help">{t('replay.help')}</p>
      </div>
    </section>
  );
}

/** What the last command did, in words. The table's own live region reads it out as it is shown. */
function Told({ game }: { readonly game: Game }): JSX.Element {
  const log = TableActor.useSelector(({ context }) => context.log);
  const last = log.at(-1);
  return <>{last === undefined ? t('replay.start') : narrate(last.events, game.naming).map(plainWords).join(' ')}</>;
}

interface SightsProps {
  readonly game: Game;
  readonly replay: Replay;
}

/** From whose knowledge it is seen. */
function Sights({ game: { naming }, replay: { actor, choices, knowledge } }: SightsProps): JSX.Element {
  const wordsFor = (one: Knowledge) =>
    one === 'open' ? t('replay.sight.open') : one === 'onlooker' ? t('replay.sight.onlooker') : seatName(naming, one);
  return (
    <Choice
      label={t('replay.sight')}
      value={String(knowledge)}
      onPick={(value) => {
        const picked = choices.find((one) => String(one) === value);
        if (picked !== undefined) actor.send({ type: 'know', knowledge: picked });
      }}
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {wordsFor(one)}
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onPick, children }: ChoiceProps): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        {children}
      </select>
    </label>
  );
}

interface MarksProps {
  readonly marks: readonly Mark[];
  readonly points: Replay['points'];
  readonly end: number;
  readonly course: Replay['course'];
}

/** What is on the line: where rounds begin, and where races came and went. For eyes only: everything can be chosen from a list as well. */
function Marks({ marks, points, end, course }: MarksProps): JSX.Element {
  const at = (played: number) => `${((played / Math.max(1, end)) * 100).toFixed(2)}%`;
  return (
    <div className="replay-marks" aria-hidden="true">
      {roundsOf(course).map(({ round, from }) => (
        <span key={from} className="replay-round" style={{ left: at(from) }}>
          {round}
        </span>
      ))}
      {points.map(({ at: place }) => (
        <i key={place} className="turned" style={{ left: at(place) }} />
      ))}
      {marks.map((mark) => (
        <i key={`${mark.at} ${mark.kind} ${mark.race}`} className={mark.kind} style={{ left: at(mark.at) }} />
      ))}
    </div>
  );
}
