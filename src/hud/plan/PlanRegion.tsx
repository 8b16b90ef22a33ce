import type { JSX } from 'react';
import { isOwnDeclined } from '../../attention/index.ts';
import type { Point } from '../../boards/index.ts';
import { prospectOf } from '../../judgement/index.ts';
import type { SignKind } from '../../look/index.ts';
import { playerColour, terrains } from '../../look/index.ts';
import type { Threat } from '../../rules/ahead.ts';
import { boardFacts, type RegionId } from '../../rules/index.ts';
import { forceAt } from '../../words/index.ts';
import { regionChoices } from '../board/choices.ts';
import type { Game } from '../frame/use-game.ts';
import { PlanDanger, PlanGhost } from './PlanAids.tsx';
import { patternId } from './PlanPatterns.tsx';
import { PlanSign, Price, Stack } from './PlanSigns.tsx';

/** Breadth of the edge that says whether a region may be chosen, and of its holder's rim beside it, within the region's outline, in board units. */
const EDGE = 0.05;
const RIM = 0.1;

interface PlanRegionProps {
  readonly game: Game;
  readonly region: RegionId;
  readonly path: string;
  readonly seat: Point;
  readonly room: number;
  readonly spots: readonly Point[];
  /** It is in sight and may be attacked: the tokens that would stand there are drawn. */
  readonly haunted: boolean;
  /** It is picked or pointed at. */
  readonly isAsked: boolean;
  /** Its stack may be dragged. */
  readonly isCarried: boolean;
  /** It is marked as one that may be chosen now. */
  readonly isTarget: boolean;
  readonly danger: Threat | undefined;
}

/** One region of the plan: ground, holder's rim, stack, markers and symbols. */
export function PlanRegion({
  game,
  region,
  path,
  seat,
  room,
  spots,
  haunted,
  isAsked,
  isCarried,
  isTarget,
  danger,
}: PlanRegionProps): JSX.Element | null {
  const { view, setup, legal, naming } = game;
  const facts = boardFacts(view.board).regions[region];
  const there = view.regions[region];
  if (!facts || !there) return null;
  const force = forceAt(view, region);
  const player = force ? playerColour(setup.seats[force.seat]?.colour ?? -1) : null;
  const choices = regionChoices(view, legal, region, naming);
  const isPriced = isAsked || !isOwnDeclined(view, region);
  const price = isPriced ? choices.find(({ id }) => id === 'conquer' || id === 'finalRoll') : undefined;
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
          strokeWidth={2 * (EDGE + RIM)}
          strokeDasharray={force?.declined ? '0.2 0.12' : undefined}
          opacity={force?.declined ? 0.75 : 1}
          strokeLinejoin="round"
          data-rim=""
        />
      ) : null}
      {player || isTarget ? (
        <path
          d={path}
          clipPath={`url(#${clip})`}
          className={isTarget ? 'plan-edge open' : 'plan-edge'}
          strokeWidth={2 * EDGE}
          strokeLinejoin="round"
        />
      ) : null}
      <path d={path} className="plan-mark" />
      {force ? (
        <Stack
          race={force.race}
          declined={force.declined}
          count={there.tokens}
          at={seat}
          size={Math.min(0.24, room * 0.7)}
          carried={isCarried}
        />
      ) : price ? null : (
        <PlanSign kind="terrain" id={facts.terrain} at={seat} size={0.26} faint />
      )}
      {price ? (
        <Price
          cost={prospectOf(view, region)?.cost.total ?? 0}
          roll={price.id === 'finalRoll'}
          at={force ? { x: seat.x - 0.27, y: seat.y - 0.2 } : seat}
        />
      ) : null}
      {signs.map(([kind, id, count], place) => {
        const at = spots[place];
        return at ? <PlanSign key={`${kind} ${id}`} kind={kind} id={id} at={at} size={0.2} count={count} /> : null;
      })}
      {danger ? <PlanDanger danger={danger} at={{ x: seat.x - 0.22, y: seat.y + 0.3 }} /> : null}
      {haunted ? <PlanGhost view={view} region={region} seat={seat} /> : null}
    </>
  );
}
