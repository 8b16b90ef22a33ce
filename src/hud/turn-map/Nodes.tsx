import { type CSSProperties, type JSX, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import type { GameView } from '../../rules/index.ts';
import type { SeenSetup, Stage, StageName } from '../../session/turn/index.ts';
import { sentences, t } from '../../ui/locale/index.ts';
import { Glyph, useStill } from '../../ui/look/index.ts';
import type { Naming } from '../../ui/words/names.ts';
import { phases, type Transition } from './chart.ts';
import { type Card, lying, standing } from './curve.ts';
import { aboutPhase, goingWords, phaseName, reasonOf } from './map-words.ts';
import { isWayNow, type WayNow } from './ways.ts';

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** To the nearest button in that direction on screen; Home and End to the first and last. */
function useWalk(list: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const goal =
      event.key === 'Home'
        ? buttons[0]
        : event.key === 'End'
          ? buttons.at(-1)
          : next(event, directions[event.key], buttons);
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };
}

function next(
  { currentTarget }: KeyboardEvent<HTMLElement>,
  direction: readonly [number, number] | undefined,
  buttons: readonly HTMLElement[],
): HTMLElement | null {
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = middle(currentTarget);
  let best: { readonly button: HTMLElement; readonly far: number } | null = null;
  for (const button of buttons) {
    const there = middle(button);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // A button more sideways than ahead belongs to another direction.
    const far = along + 2 * aside;
    if (button !== currentTarget && along > 1 && aside <= along * 2 && (!best || far < best.far))
      best = { button, far };
  }
  return best?.button ?? null;
}

function middle(button: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export interface Look {
  choose(phase: StageName): void;
  hover(phase: StageName | null): void;
}

interface NodesProps {
  readonly game: MapGame;
  readonly gone: readonly StageName[];
  readonly ways: readonly WayNow[];
  readonly about: StageName;
  /** Reports which phase is chosen and which one the mouse hovers over; null where there is nothing to look at. */
  readonly look: Look | null;
}

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

export interface MapGame {
  readonly setup: SeenSetup;
  /** What the seat in front of the screen sees: while a die is in the air, the state before the roll. */
  readonly view: GameView;
  readonly phase: StageName;
  readonly stage: Stage | null;
  readonly naming: Naming;
}
