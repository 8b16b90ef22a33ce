import type { JSX } from 'react';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import type { Threat } from '../../rules/ahead.ts';
import { boardFacts, forceOf, type GameView, type RegionId, regionCost } from '../../rules/index.ts';
import { isOwnDeclined } from '../../table/attention/index.ts';
import type { Point } from '../../table/outlines/index.ts';
import { number } from '../../ui/locale/index.ts';
import { raceColours, type SignKind } from '../../ui/look/index.ts';
import { forceAt } from '../../ui/words/names.ts';
import { regionChoices } from '../board/choices.ts';
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

const looks = {
  certain: { name: 'sure', kind: 'thing', sign: 'shield', frame: 'plan-danger-frame' },
  chance: { name: 'die', kind: 'thing', sign: 'die', frame: 'plan-danger-frame die' },
  new: { name: 'new', kind: 'phase', sign: 'pickCombo', frame: 'plan-danger-frame new' },
} as const;

/** A shield: certain; dashed frame and die: by luck; dotted frame and banner: only a race yet unpicked. */
function PlanDanger({ danger, at }: DangerProps): JSX.Element | null {
  if (danger.grade === 'remote') return null;
  const { name, kind, sign, frame } = looks[danger.grade];
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-danger={name} data-thing="danger">
      <rect className={frame} x="-0.26" y="-0.11" width="0.52" height="0.22" rx="0.05" />
      <Paths kind={kind} id={sign} x={-0.15} y={0} size={0.15} fill="var(--danger-ink)" />
      <text x="0.08" y="0" className="plan-number" fontSize="0.16">
        {danger.grade === 'chance' && danger.odds
          ? number(danger.odds.wins / danger.odds.of, { style: 'percent' })
          : danger.grade === 'new'
            ? '?'
            : '!'}
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
  /** It is picked or pointed at. */
  readonly isAsked: boolean;
  /** Its stack may be dragged. */
  readonly isCarried: boolean;
  readonly danger: Threat | undefined;
  /** The left and lower ends of the board, in board units: a sign of danger stays within. */
  readonly ends?: Point;
}

export function PlanRegion({
  game,
  region,
  path,
  seat,
  inradius,
  spots,
  haunted,
  isAsked,
  isCarried,
  danger,
  ends,
}: PlanRegionProps): JSX.Element | null {
  const { view, legal, naming } = game;
  const facts = boardFacts(view.board).regions[region];
  const there = view.regions[region];
  if (!facts || !there) return null;
  const force = forceAt(view, region);
  const choices = regionChoices(view, legal, region, naming);
  const isPriced = isAsked || !isOwnDeclined(view, region);
  const price = isPriced ? choices.find(({ id }) => id === 'conquer' || id === 'finalRoll') : undefined;
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
      ) : price ? null : (
        <PlanSign kind="terrain" id={facts.terrain} at={seat} size={0.26} faint />
      )}
      {signs.map(([kind, id, count], place) => {
        const at = spots[place];
        return at ? <PlanSign key={`${kind} ${id}`} kind={kind} id={id} at={at} size={0.2} count={count} /> : null;
      })}
      {price ? (
        <Price
          cost={regionCost(view, region) ?? 0}
          roll={price.id === 'finalRoll'}
          at={force ? { x: seat.x - 0.27, y: seat.y - 0.2 } : seat}
        />
      ) : null}
      {danger ? <PlanDanger danger={danger} at={within({ x: seat.x - 0.22, y: seat.y + 0.3 }, ends)} /> : null}
      {haunted ? <PlanGhost view={view} region={region} seat={seat} /> : null}
    </>
  );
}

/** Half the breadth and height of a sign of danger, in board units. */
const HALF = { x: 0.28, y: 0.13 };

const within = ({ x, y }: Point, ends: Point | undefined): Point =>
  ends ? { x: Math.max(ends.x + HALF.x, x), y: Math.min(ends.y - HALF.y, y) } : { x, y };
