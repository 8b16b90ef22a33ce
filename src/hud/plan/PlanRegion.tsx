import type { JSX } from 'react';
import type { Point } from '../../boards/index.ts';
import { type SignKind, signOf } from '../../look/glyphs.tsx';
import { playerColour, raceColours, stone, terrains } from '../../look/palette.ts';
import { boards, prospect, type RegionId } from '../../rules/index.ts';
import { regionChoices } from '../choices.ts';
import { forceAt } from '../names.ts';
import type { Game } from '../table.ts';
import { patternId } from './PlanPatterns.tsx';

interface PlanRegionProps {
  readonly game: Game;
  readonly region: RegionId;
  readonly path: string;
  readonly seat: Point;
  readonly room: number;
  readonly spots: readonly Point[];
}

/** One region of the plan: ground, holder's rim, stack, markers and symbols. */
export function PlanRegion({ game, region, path, seat, room, spots }: PlanRegionProps): JSX.Element | null {
  const { view, setup, legal, naming } = game;
  const facts = boards[view.board].regions[region];
  const there = view.regions[region];
  if (!facts || !there) return null;
  const force = forceAt(view, region);
  const player = force ? playerColour(setup.seats[force.seat]?.colour ?? -1) : null;
  const choices = regionChoices(view, legal, region, naming);
  const price = choices.find(({ id }) => id === 'conquer' || id === 'finalRoll');
  const clip = `plan-clip-${region}`;
  const { top, side } = terrains[facts.terrain];
  const signs: readonly (readonly [SignKind, string, number])[] = [
    ...Object.entries(there.markers).map(([marker, count]) => ['marker', marker, count] as const),
    ...(there.lostTribe ? ([['marker', 'lostTribe', 1]] as const) : []),
    ...facts.symbols.map((symbol) => ['symbol', symbol, 1] as const),
  ];
  return (
    <>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={top} stroke={side} strokeWidth="0.04" strokeLinejoin="round" />
      {player ? (
        <path
          d={path}
          clipPath={`url(#${clip})`}
          fill="none"
          stroke={`url(#${patternId(player)})`}
          strokeWidth="0.2"
          strokeDasharray={force?.declined ? '0.2 0.12' : undefined}
          opacity={force?.declined ? 0.75 : 1}
          strokeLinejoin="round"
        />
      ) : null}
      <path d={path} className={choices.length > 0 ? 'plan-mark open' : 'plan-mark'} />
      {force ? (
        <Stack
          race={force.race}
          declined={force.declined}
          count={there.tokens}
          at={seat}
          size={Math.min(0.24, room * 0.7)}
        />
      ) : price ? null : (
        <PlanSign kind="terrain" id={facts.terrain} at={seat} size={0.26} faint />
      )}
      {price ? (
        <Price
          cost={prospect(view, region)?.cost.total ?? 0}
          roll={price.id === 'finalRoll'}
          at={force ? { x: seat.x - 0.27, y: seat.y - 0.2 } : seat}
        />
      ) : null}
      {signs.map(([kind, id, count], place) => {
        const at = spots[place];
        return at ? <PlanSign key={`${kind} ${id}`} kind={kind} id={id} at={at} size={0.2} count={count} /> : null;
      })}
    </>
  );
}

interface PriceProps {
  readonly cost: number;
  /** It takes the die. */
  readonly roll: boolean;
  readonly at: Point;
}

/** What a region that may be attacked takes. */
function Price({ cost, roll, at }: PriceProps): JSX.Element {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={roll ? 'plan-cost roll' : 'plan-cost'}>
      <circle r="0.17" />
      <Paths kind={roll ? 'thing' : 'phase'} id={roll ? 'die' : 'conquer'} x={-0.06} y={0} size={0.13} fill="#2a1a10" />
      <text x="0.08" y="0" className="plan-number" fontSize="0.2">
        {cost}
      </text>
    </g>
  );
}

interface StackProps {
  readonly race: string;
  readonly declined: boolean;
  readonly count: number;
  readonly at: Point;
  readonly size: number;
}

function Stack({ race, declined, count, at, size }: StackProps): JSX.Element {
  const { rim } = raceColours(race);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <circle
        r={size}
        fill={declined ? stone.dark : rim}
        stroke="#fbf3dc"
        strokeWidth="0.03"
        strokeDasharray={declined ? '0.08 0.06' : undefined}
      />
      <Paths
        kind="race"
        id={race}
        x={0}
        y={-size * 0.12}
        size={size * 1.25}
        fill={declined ? stone.light : '#fbf3dc'}
      />
      <circle cx={size * 0.75} cy={size * 0.7} r={size * 0.5} fill="#2a1a10" stroke="#fbf3dc" strokeWidth="0.02" />
      <text x={size * 0.75} y={size * 0.7} className="plan-count" fontSize={size * 0.75}>
        {count}
      </text>
    </g>
  );
}

interface PlanSignProps {
  readonly kind: SignKind;
  readonly id: string;
  readonly at: Point;
  readonly size: number;
  readonly count?: number;
  readonly faint?: boolean;
}

function PlanSign({ kind, id, at, size, count = 1, faint = false }: PlanSignProps): JSX.Element {
  return (
    <g transform={`translate(${at.x} ${at.y})`} opacity={faint ? 0.35 : 1}>
      {faint ? null : <circle r={size * 0.72} fill="#fbf3dc" opacity="0.85" />}
      <Paths kind={kind} id={id} x={0} y={0} size={size} fill="#2a1a10" />
      {count > 1 ? (
        <text x={size * 0.6} y={size * 0.55} className="plan-number" fontSize={size * 0.8}>
          {count}
        </text>
      ) : null}
    </g>
  );
}

interface PathsProps {
  readonly kind: SignKind;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** A sign as shapes of the plan, centred at a place. */
function Paths({ kind, id, x, y, size, fill }: PathsProps): JSX.Element {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`} fill={fill} fillRule="evenodd">
      {signOf(kind, id).fill?.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}
