import { type JSX, memo, useEffect, useMemo, useRef, useState } from 'react';
import { markedDangersOf } from '../../opponents/judgement/ahead.ts';
import type { BoardId, RegionId } from '../../rules/index.ts';
import { nowShowing } from '../../session/turn/index.ts';
import { TableActor } from '../../table/actor.ts';
import { attend, type CameraStep, targetsOf, useAttention } from '../../table/attention/index.ts';
import { type Cost, isBare, pricesOf } from '../../table/costs.ts';
import { rimPlaces } from '../../table/layout/rim-places.ts';
import { boardGeometry, type RegionGeometry, turn } from '../../table/outlines/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, t } from '../../ui/locale/index.ts';
import { upright, useMedia, useSettings } from '../../ui/look/index.ts';
import { regionName } from '../../ui/words/names.ts';
import { type BoardKeys, useBoardKeys } from '../board/board-keys.ts';
import { carriedRegions, useGrabbing } from '../board/carry.ts';
import { useActivateRegion } from '../board/choose.ts';
import { useRegionWords } from '../board/region-status.ts';
import { type Game, useGame } from '../frame/use-game.ts';
import { PlanGrounds, PlanPatterns } from './PlanGrounds.tsx';
import { PlanRegion, type PlanRegionProps } from './PlanRegion.tsx';
import { outlinePath } from './PrintedBoard.tsx';
import { usePace } from './pace.ts';
import { pips } from './pips.ts';
import { PlanLit, RegionControl } from './RegionControl.tsx';
import { useSeenOnPlan } from './seen-on-plan.ts';

interface Look {
  readonly zoom: number;
  /** The centre of the view, in board units. */
  readonly x: number;
  readonly y: number;
}

const whole: Look = { zoom: 1, x: 0, y: 0 };
const CLOSER = 1.35;
const CLOSEST = 4.5;

/** Fraction of the view that a sideways step moves. */
const ASIDE = 0.25;

const ways: Readonly<Record<CameraStep, readonly [x: number, y: number]>> = {
  closer: [0, 0],
  farther: [0, 0],
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The view after a step: never more than the whole plan, never past its edge. */
function after({ zoom, x, y }: Look, step: CameraStep, width: number, height: number): Look {
  const factor = step === 'closer' ? CLOSER : step === 'farther' ? 1 / CLOSER : 1;
  const next = Math.min(CLOSEST, Math.max(1, zoom * factor));
  const [right, down] = ways[step];
  const within = (at: number, length: number) => {
    const limit = (length / 2) * (1 - 1 / next);
    return Math.min(limit, Math.max(-limit, at));
  };
  return {
    zoom: next,
    x: within(x + right * ASIDE * (width / next), width),
    y: within(y + down * ASIDE * (height / next), height),
  };
}

/** The visible part of a plan of this size, controlled by the camera's buttons: a `viewBox`. */
function usePlanView(width: number, height: number): string {
  const scope = useScope();
  const [look, setLook] = useState(whole);
  const step = useAttention((attention) => attention.step);
  const isFree = useAttention(({ camera }) => camera === 'free');
  useEffect(() => {
    if (step === null) return;
    setLook((now) => after(now, step, width, height));
    attend(scope, { camera: 'free', step: null });
  }, [step, width, height, scope]);
  // The whole board was asked for: the next step starts from there.
  if (!isFree && step === null && look !== whole) setLook(whole);
  const { zoom, x, y } = look;
  return `${x - width / zoom / 2} ${y - height / zoom / 2} ${width / zoom} ${height / zoom}`;
}

/** Half the die's side, in board units. */
const HALF = 0.42;
/** The die in the middle of the plan while its roll is being shown. Purely visual: the live region says the same. */
function PlanDie(): JSX.Element | null {
  const stage = TableActor.useSelector(nowShowing);
  const roll = stage?.events.find((event) => event.type === 'dieRolled');
  if (roll?.type !== 'dieRolled') return null;
  return (
    <g className="plan-die" data-value={roll.value}>
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={HALF / 4} />
      {pips[roll.value]?.map(([x, y]) => (
        <circle key={x} cx={x * HALF} cy={y * HALF} r={HALF * 0.19} />
      ))}
    </g>
  );
}

/** The whole game without 3D: the board as a plan of visible controls. */
export function PlanBoard(): JSX.Element | null {
  const game = useGame();
  usePace();
  return game ? <Plan game={game} /> : null;
}

function Plan({ game }: { readonly game: Game }): JSX.Element {
  const turned = useMedia(upright);
  const keys = useBoardKeys(game, turned);
  const activate = useActivateRegion();
  const { take } = useGrabbing();
  const marksDangers = useSettings(({ threats }) => threats);
  const dangers = marksDangers ? markedDangersOf(game.view) : null;
  const { board, regions } = game.view;
  const { costs, common } = useMemo(() => pricesOf(game.view, game.legal), [game.view, game.legal]);
  const carried = carriedRegions(game);
  const { width, height, regions: areas } = boardGeometry(board);
  const [w, h] = turned ? [height, width] : [width, height];
  const viewBox = usePlanView(w + 0.12, h + 0.12);
  const svg = useRef<SVGSVGElement>(null);
  useSeenOnPlan(svg, areas, turned, viewBox);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset in SVG.
    <svg
      ref={svg}
      id="board"
      className="plan"
      role="group"
      aria-label={t('board.plan')}
      viewBox={viewBox}
      onKeyDown={keys.onKeyDown}
    >
      <PlanPatterns />
      <Grounds game={game} areas={areas} turned={turned} />
      {areas.map((area) =>
        regions[area.id] ? (
          <PlanControl
            key={area.id}
            game={game}
            area={area}
            turned={turned}
            isCurrent={area.id === keys.current}
            isCarried={carried.has(area.id)}
            danger={dangers?.get(area.id)}
            cost={costs.get(area.id)}
            common={common}
            onFocus={keys.onFocus}
            onBlur={keys.onBlur}
            onPress={activate}
            onTake={take}
          />
        ) : null,
      )}
      <Lit areas={areas} turned={turned} />
      <PlanNames board={game.view.board} areas={areas} turned={turned} />
      <PlanDie />
    </svg>
  );
}

interface Drawn {
  readonly areas: readonly RegionGeometry[];
  readonly turned: boolean;
}

/** The ground of all regions; those are marked that may be chosen now, with what is looked at. */
function Grounds({ game, areas, turned }: Drawn & { readonly game: Game }): JSX.Element {
  const lit = useAttention((attention) => attention.hovered);
  const selected = useAttention((attention) => attention.selected);
  const worth = useAttention((attention) => attention.worth);
  const targets = targetsOf(game.view, game.legal, selected, lit) ?? new Set(worth);
  return <PlanGrounds game={game} areas={areas} turned={turned} targets={targets} />;
}

type OfRegion = Pick<PlanRegionProps, 'game' | 'isCarried' | 'danger'>;

interface PlanControlProps extends OfRegion, Pick<Drawn, 'turned'>, Pick<BoardKeys, 'onFocus' | 'onBlur'> {
  readonly area: RegionGeometry;
  readonly cost: Cost | undefined;
  /** What regions without a price cost. */
  readonly common: number | null;
  /** It is the one that Tab leads to. */
  readonly isCurrent: boolean;
  readonly onPress: (region: RegionId) => void;
  readonly onTake: ReturnType<typeof useGrabbing>['take'];
}

/** A region as a control. It asks for itself whether it is looked at: a pointer that crosses a border draws two of them anew. */
const PlanControl = memo(function PlanControl(props: PlanControlProps): JSX.Element {
  const { area, turned, isCurrent, cost, common, onFocus, onBlur, onPress, onTake, ...more } = props;
  const { game } = more;
  const { id, outline, seat, spots, inradius } = area;
  const scope = useScope();
  const words = useRegionWords(game, id, isCurrent);
  const isLit = useAttention(({ hovered }) => hovered === id);
  const isPicked = useAttention(({ selected }) => selected === id);
  const isInSight = useAttention(({ selected, hovered }) => (selected ?? hovered) === id);
  return (
    <RegionControl
      region={id}
      isCurrent={isCurrent}
      isPressed={isPicked}
      onEnter={() => onPress(id)}
      aria-label={words.name}
      aria-description={words.detail}
      onFocus={() => onFocus(id)}
      onBlur={onBlur}
      onPointerEnter={() => attend(scope, { hovered: id })}
      // Where something else has been come to meanwhile, by keys, a pointer that leaves takes nothing away.
      onPointerLeave={() => useAttention.of(scope).getState().hovered === id && attend(scope, { hovered: null })}
      onPointerDown={({ target, nativeEvent }) => {
        if (target instanceof Element && target.closest('[data-stack]'))
          onTake({ of: 'region', region: id }, nativeEvent, false);
      }}
      onClick={() => onPress(id)}
    >
      <PlanRegion
        {...more}
        region={id}
        path={outlinePath(outline, turned)}
        seat={turn(seat, turned)}
        inradius={inradius}
        spots={spots.map((spot) => turn(spot, turned))}
        rim={more.danger === undefined ? [] : rimPlaces(area).map((place) => turn(place, turned))}
        cost={cost}
        isBare={cost !== undefined && isBare(cost, common)}
        isAsked={isPicked || isLit}
        haunted={isInSight && game.view.turn.force !== null && game.legal.length > 0}
      />
    </RegionControl>
  );
});

/** The lines around what is looked at, over all regions: moving the highlighted control to the front would take its focus. */
function Lit({ areas, turned }: Drawn): JSX.Element {
  const lit = useAttention((attention) => attention.hovered);
  const selected = useAttention((attention) => attention.selected);
  return (
    <>
      {areas.map(({ id, outline }) =>
        id === lit || id === selected ? (
          <PlanLit key={id} path={outlinePath(outline, turned)} isPicked={id === selected} />
        ) : null,
      )}
    </>
  );
}

interface PlanNamesProps {
  readonly board: BoardId;
  readonly areas: readonly RegionGeometry[];
  /** The board lies upright on this screen. */
  readonly turned: boolean;
}

/** The names of the regions that a text speaks of, below their stacks. */
function PlanNames({ board, areas, turned }: PlanNamesProps): JSX.Element {
  const named = useAttention((attention) => attention.named);
  return (
    <>
      {areas
        .filter(({ id }) => named.includes(id))
        .map(({ id, seat }) => {
          const { x, y } = turn(seat, turned);
          return (
            <text key={id} className="plan-number plan-named" x={x} y={y + 0.38} fontSize="0.2">
              {said(regionName(board, id))}
            </text>
          );
        })}
    </>
  );
}
