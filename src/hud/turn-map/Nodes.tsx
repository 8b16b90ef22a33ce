import { type CSSProperties, type JSX, useId, useRef } from 'react';
import type { StageName } from '../../session/turn/index.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { Glyph, useStill } from '../../ui/look/index.ts';
import { phases, type Transition } from './chart.ts';
import { type Card, lying, standing } from './curve.ts';
import type { MapGame } from './game.ts';
import { isWayNow, type WayNow } from './openness.ts';
import { useWalk } from './use-walk.ts';
import { aboutPhase, goingWords, phaseName, reasonOf } from './words.ts';

export interface Look {
  choose(phase: StageName): void;
  hover(phase: StageName | null): void;
}

interface NodesProps {
  readonly game: MapGame;
  readonly gone: readonly StageName[];
  readonly ways: readonly WayNow[];
  /** The phase described below the map. */
  readonly about: StageName;
  /** Reports which phase is chosen and which one the mouse hovers over; null where there is nothing to look at. */
  readonly look: Look | null;
}

/** The phases as a list, each in its place on the card: its sign, its name, and whether it is done, current or still to come. */
export function Nodes({ game, gone, ways, about, look }: NodesProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const walk = useWalk(list);
  const id = useId();
  const still = useStill();
  const present = gone.at(-1);
  return (
    <ol className={still ? 'turn-map-nodes still' : 'turn-map-nodes'} aria-label={t('map.list')} ref={list}>
      {phases.map(({ name, ways: all }) => {
        const step = gone.lastIndexOf(name) + 1;
        const when = name === present ? 'now' : step > 0 ? 'done' : 'ahead';
        const inside = <Inside name={name} when={when} step={step} />;
        return (
          <li key={name} style={spot(name)} data-phase={name} data-when={when}>
            {look ? (
              <button
                type="button"
                className="turn-map-node"
                aria-describedby={`${id}${name}`}
                aria-current={when === 'now' ? 'step' : undefined}
                aria-pressed={name === about}
                tabIndex={name === about ? 0 : -1}
                onKeyDown={walk}
                onFocus={() => look.choose(name)}
                onClick={() => look.choose(name)}
                onPointerMove={(event) => event.pointerType === 'mouse' && look.hover(name)}
                onPointerLeave={() => look.hover(null)}
              >
                {inside}
              </button>
            ) : (
              <span className="turn-map-node" aria-current={when === 'now' ? 'step' : undefined}>
                {inside}
              </span>
            )}
            {look ? (
              <span id={`${id}${name}`} className="unseen">
                {aboutPhase(name)} {spoken(game, name === present ? ways : all)}
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** The visible content of a phase, and its text for screen readers. */
function Inside(props: {
  readonly name: StageName;
  readonly when: 'done' | 'now' | 'ahead';
  readonly step: number;
}): JSX.Element {
  const { name, when, step } = props;
  return (
    <>
      <span className="turn-map-sign" aria-hidden="true">
        <Glyph name={`phase.${name}`} />
        {step > 0 ? <b className="turn-map-step">{step}</b> : null}
      </span>
      <span className="turn-map-name" aria-hidden="true">
        {t(`phase.${name}`)}
        {when === 'now' ? <small> {t('map.now')}</small> : null}
      </span>
      <span className="unseen">{t(`map.node.${when}`, { phase: phaseName(name), step })}</span>
    </>
  );
}

/** The ways out of a phase in sentences, for screen readers. */
function spoken({ view, naming }: MapGame, ways: readonly (Transition | WayNow)[]): string {
  const words = ways.map((way) => {
    const [phase, going] = [phaseName(way.to), goingWords(way)];
    if (!isWayNow(way)) return t('map.way.other', { phase, going });
    if (way.bar === null) return t('map.way.open', { phase, going });
    return t('map.way.closed', { phase, going, reason: reasonOf(way.bar, way.to, view, naming).text });
  });
  return sentences(...words);
}

type Spot = CSSProperties & Record<'--lying-x' | '--lying-y' | '--standing-x' | '--standing-y', string>;

/** Position of the sign on the card, as fractions of its width and height, for landscape and portrait. */
function spot(phase: StageName): Spot {
  const [x, y] = share(lying, phase);
  const [sx, sy] = share(standing, phase);
  return { '--lying-x': x, '--lying-y': y, '--standing-x': sx, '--standing-y': sy };
}

function share(on: Card, phase: StageName): readonly [string, string] {
  const { x, y } = on.centre(phase);
  return [`${(x / on.width) * 100}%`, `${(y / on.height) * 100}%`];
}
