import type { JSX } from 'react';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import { chanceOf, type Threat } from '../../rules/ahead.ts';
import { boardFacts, forceOf, type GameView, type RegionId } from '../../rules/index.ts';
import type { Cost } from '../../table/costs.ts';
import { distance, type Point } from '../../table/outlines/index.ts';
import { raceColours, type SignKind } from '../../ui/look/index.ts';
import { gradeSign } from '../../ui/words/danger-sign.ts';
import { forceAt } from '../../ui/words/names.ts';
import type { Game } from '../frame/use-game.ts';
import { Paths, PlanSign, Price, Stack } from './PlanSigns.tsx';

interface GhostProps {
  readonly view: GameView;
  readonly region: RegionId;
  /** Where the stack of the region stands. */
  readonly seat: Point;
}

/** The tokens that would stand in the region, in outline, with their number; nothing if it may not be attacked. */
function PlanGhost({ view, region, seat }: GhostProps): JSX.Element | null {
  const asked = prospectOf(view, region);
  if (!asked || asked.barrier) return null;
  const { race } = forceOf(view, asked.force);
  return (
    <g transform={`translate(${seat.x + 0.32} ${seat.y - 0.26})`} className="plan-ghost" data-ghost={asked.cost.total}>
      <circle r="0.19" className="plan-ghost-disc" fill={raceColours(view, race).rim} />
      <Paths kind="race" id={race} x={-0.05} y={0} size={0.2} fill="var(--bone)" />
      <text x="0.1" y="0.07" className="plan-count" fontSize="0.15">
        {asked.cost.total}
      </text>
    </g>
  );
}

interface DangerProps {
  readonly danger: Threat;
  readonly at: Point;
}

/** As on the board: a shield, and how near it is. */
function PlanDanger({ danger, at }: DangerProps): JSX.Element {
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-danger={danger.grade} data-thing="danger">
      <rect className="plan-danger-frame" x="-0.26" y="-0.11" width="0.52" height="0.22" rx="0.05" />
      <Paths kind="thing" id="shield" x={-0.15} y={0} size={0.15} fill="var(--danger-ink)" />
      <text x="0.08" y="0" className="plan-number" fontSize="0.16">
        {gradeSign(danger.grade, chanceOf(danger))}
      </text>
    </g>
  );
}

export interface PlanRegionProps {
  readonly game: Game;
  readonly region: RegionId;
  readonly path: string;
  readonly seat: Point;
  readonly inradius: number;
  readonly spots: readonly Point[];
  /** It is in sight and may be attacked: the tokens that would stand there are drawn. */
  readonly haunted: boolean;
  readonly cost?: Cost | undefined;
  /** What it takes is said only where somebody looks: nothing that is there before goes then, or a press would be lost with it. */
  readonly isBare?: boolean;
  /** It is picked or pointed at. */
  readonly isAsked?: boolean;
  /** Its stack may be dragged. */
  readonly isCarried: boolean;
  readonly danger: Threat | undefined;
  /** Where a sign of danger may lie, the best place first. */
  readonly rim?: readonly Point[];
}

export function PlanRegion({
  game,
  region,
  path,
  seat,
  inradius,
  spots,
  haunted,
  cost,
  isBare = false,
  isAsked = false,
  isCarried,
  danger,
  rim = [],
}: PlanRegionProps): JSX.Element | null {
  const { view } = game;
  const facts = boardFacts(view.board).regions[region];
  const there = view.regions[region];
  if (!facts || !there) return null;
  const force = forceAt(view, region);
  const signs: readonly (readonly [SignKind, string, number])[] = [
    ...Object.entries(there.markers).map(([marker, count]) => ['marker', marker, count] as const),
    ...(there.lostTribe ? ([['marker', 'lostTribe', 1]] as const) : []),
    ...facts.symbols.map((symbol) => ['symbol', symbol, 1] as const),
  ];
  return (
    <>
      <path d={path} className="plan-mark clear" />
      {force ? (
        <Stack
          race={force.race}
          declined={force.declined}
          count={there.tokens}
          at={seat}
          size={Math.min(0.24, inradius * 0.7)}
          carried={isCarried}
        />
      ) : cost && !isBare ? null : (
        <PlanSign kind="terrain" id={facts.terrain} at={seat} size={0.26} faint />
      )}
      {signs.map(([kind, id, count], place) => {
        const at = spots[place];
        return at ? <PlanSign key={`${kind} ${id}`} kind={kind} id={id} at={at} size={0.2} count={count} /> : null;
      })}
      {cost && (isAsked || !isBare) ? (
        <Price {...cost} isQuiet={isBare} at={force ? { x: seat.x - 0.27, y: seat.y - 0.2 } : seat} />
      ) : null}
      {danger ? <PlanDanger danger={danger} at={clearOf(rim, [seat, ...spots]) ?? seat} /> : null}
      {haunted ? <PlanGhost view={view} region={region} seat={seat} /> : null}
    </>
  );
}

/** How far a sign of danger keeps from what stands in a region, in board units. */
const CLEAR = 0.34;

const clearOf = (places: readonly Point[], things: readonly Point[]): Point | undefined =>
  places.find((at) => things.every((thing) => distance(at, thing) >= CLEAR)) ?? places[0];
