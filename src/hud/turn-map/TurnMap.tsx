import { type JSX, memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/turn-map.ts';
import type { StageName } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { seatName } from '../../ui/words/names.ts';
import { type Card, lying, pathData, standing, track } from './curve.ts';
import { Legend, TrackEnd } from './Legend.tsx';
import { type Look, type MapGame, Nodes } from './Nodes.tsx';
import { isWayNow, pathOf, type TurnSeen, type WayNow, waysNow } from './ways.ts';
import './turn-map.css';
import { turnRows } from '../../rules/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { phases, waysFrom } from './chart.ts';
import { aboutPhase, goingWords, reasonOf } from './map-words.ts';

interface TracksProps {
  readonly on: Card;
  readonly className: string;
  readonly gone: readonly StageName[];
  readonly ways: readonly WayNow[];
  /** Draws the ways that were not taken only faintly. */
  readonly compact: boolean;
}

type Kind = 'gone' | 'open' | 'closed' | 'ahead';

/** Drawing order: what matters most is drawn last, on top. */
const order: readonly Kind[] = ['ahead', 'closed', 'gone', 'open'];

/** The ways between the phases as tracks on the card. The list of phases says the same in words. */
const Tracks = memo(function Tracks({ on, className, gone, ways, compact }: TracksProps): JSX.Element {
  const present = gone.at(-1);
  const kindOf = (from: StageName, to: StageName): Kind => {
    const way = from === present ? ways.find((one) => one.to === to) : undefined;
    if (gone.some((one, at) => one === from && gone[at + 1] === to)) return 'gone';
    if (!way || compact) return 'ahead';
    return way.bar === null ? 'open' : 'closed';
  };
  const tracks = phases.flatMap(({ name: from, ways: all }) =>
    all.map(({ to }) => ({ from, to, kind: kindOf(from, to) })),
  );
  return (
    <svg className={`turn-map-tracks ${className}`} viewBox={`0 0 ${on.width} ${on.height}`} aria-hidden="true">
      {tracks
        .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
        .map(({ from, to, kind }) => (
          <Track key={`${from} ${to}`} on={on} from={from} to={to} kind={kind} />
        ))}
    </svg>
  );
});

interface TrackProps {
  readonly on: Card;
  readonly from: StageName;
  readonly to: StageName;
  readonly kind: Kind;
}

function Track({ on, from, to, kind }: TrackProps): JSX.Element | null {
  const points = track(on, from, to);
  const [end, before, middle] = [points.at(-1), points.at(-2), points[Math.floor(points.length / 2)]];
  if (!end || !before || !middle) return null;
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  return (
    <g data-from={from} data-to={to} data-kind={kind}>
      {kind === 'gone' || kind === 'open' ? <path className="bed" d={pathData(points)} /> : null}
      <path className={`track ${kind}`} d={pathData(points)} />
      <TrackEnd
        kind={kind}
        at={`translate(${end.x} ${end.y}) rotate(${angle})`}
        middle={`translate(${middle.x} ${middle.y})`}
      />
    </g>
  );
}

export interface TurnMapProps {
  readonly game: MapGame;
  /** Opens the rules at a clause; without it, clauses are shown as plain text. */
  readonly onClause?: ((clause: string) => void) | undefined;
  /** Phases, path and glow only, for a corner of the picture: no presses, no reasons. Fills its width. */
  readonly compact?: boolean;
}

/** It follows the chart as it runs, whoever's turn it is; selecting a phase shows what it is about. */
export default function TurnMap({ game, onClause, compact = false }: TurnMapProps): JSX.Element {
  const log = TableActor.useSelector(({ context }) => context.log);
  const [chosen, setChosen] = useState<StageName | null>(null);
  const [hovered, hover] = useState<StageName | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { view, phase, stage, naming } = game;
  const now = useMemo(() => {
    // The outcome of a die must not show while it is still in the air.
    const path = pathOf(log, stage, phase);
    const visible = phase === 'finalRoll' ? { ...path, next: null } : path;
    const at: TurnSeen = { view, present: phase, path: visible };
    return { gone: path.gone, ways: waysNow(at) };
  }, [log, stage, phase, view]);
  const about = hovered ?? chosen ?? phase;
  // Choosing the present phase resumes following the turn.
  const look: Look = { hover, choose: (name) => setChosen(name === phase ? null : name) };
  useEffect(() => {
    if (!compact) card.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [compact]);
  return (
    <div className={compact ? 'turn-map compact' : 'turn-map'} data-present={phase}>
      <p className="turn-map-whose">
        {t('map.whose', {
          seat: seatName(naming, view.turnSeat),
          round: view.round,
          rounds: view.rounds,
        })}
      </p>
      <div className="turn-map-card" ref={card}>
        <Tracks on={lying} className="lying" gone={now.gone} ways={now.ways} compact={compact} />
        {compact ? null : (
          <Tracks on={standing} className="standing" gone={now.gone} ways={now.ways} compact={compact} />
        )}
        <Nodes game={game} gone={now.gone} ways={now.ways} about={about} look={compact ? null : look} />
      </div>
      {compact ? null : (
        <>
          <About game={game} about={about} ways={now.ways} onClause={onClause} />
          <Legend />
        </>
      )}
    </div>
  );
}

interface AboutProps {
  readonly game: MapGame;
  readonly about: StageName;
  readonly ways: readonly WayNow[];
  readonly onClause: ((clause: string) => void) | undefined;
}

function About({ game, about, ways, onClause }: AboutProps): JSX.Element {
  const id = useId();
  const isNow = about === game.phase;
  const out = isNow ? ways : waysFrom(about);
  return (
    <section className="turn-map-about" aria-labelledby={id}>
      <div>
        <h3 id={id}>
          <Glyph name={`phase.${about}`} /> {t(`phase.${about}.long`)}
        </h3>
        <p>
          {aboutPhase(about)} <Clause clause={turnRows[about].clause} onClause={onClause} />
        </p>
      </div>
      {out.length === 0 ? (
        <p className="faint">{t('map.ways.none')}</p>
      ) : (
        <div>
          <h4>{t(isNow ? 'map.ways.now' : 'map.ways.other')}</h4>
          <ul className="turn-map-ways">
            {out.map((way) => (
              <li key={way.to} data-to={way.to} data-way={isWayNow(way) ? (way.bar ? 'closed' : 'open') : 'ahead'}>
                <Glyph name={`phase.${way.to}`} />
                <span>
                  <b>{t(`phase.${way.to}`)}</b> {goingWords(way)}
                </span>
                {isWayNow(way) ? <Openness way={way} game={game} onClause={onClause} /> : null}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface OpennessProps extends Pick<AboutProps, 'game' | 'onClause'> {
  readonly way: WayNow;
}

function Openness({ way: { bar, to }, game, onClause }: OpennessProps): JSX.Element {
  if (bar === null) {
    return (
      <span className="turn-map-mark">
        <Glyph name="thing.check" /> {t('map.open')}
      </span>
    );
  }
  const { text, clause } = reasonOf(bar, to, game.view, game.naming);
  return (
    <>
      <span className="turn-map-mark">
        <Glyph name="thing.close" /> {t('map.closed')}
      </span>
      <span className="turn-map-reason">
        {text} {clause === null ? null : <Clause clause={clause} onClause={onClause} />}
      </span>
    </>
  );
}

function Clause({ clause, onClause }: { readonly clause: string } & Pick<AboutProps, 'onClause'>): JSX.Element {
  return onClause ? (
    <button
      type="button"
      className="clause"
      aria-label={t('rules.clause', { clause })}
      onClick={() => onClause(clause)}
    >
      {clause}
    </button>
  ) : (
    <small>{clause}</small>
  );
}
