import {
  aftermath,
  chanceOf,
  forecast,
  type Grade,
  grades,
  signsWorthTo,
  type Threat,
  threatsTo,
} from '../../rules/ahead.ts';
import {
  type GameView,
  hasTurnToCome,
  holder,
  isConquest,
  type Phase,
  type RegionId,
  type Seat,
} from '../../rules/index.ts';
import { once, oncePerRegion } from './cache.ts';

const none: ReadonlyMap<RegionId, Threat> = new Map();
const nobody: readonly Threat[] = [];

const lossesOf = once((view) => {
  const asked = new Map<Seat, ReturnType<typeof threatsTo>>();
  return (seat: Seat) => {
    const known = asked.get(seat) ?? threatsTo(view, seat);
    asked.set(seat, known);
    return known;
  };
});

/** Who could take a region before its holder's next turn, nearest danger first. */
export function threatsOf(view: GameView, region: RegionId): readonly Threat[] {
  const held = view.regions[region] ? holder(view, region) : null;
  return (held && lossesOf(view)(held.seat).get(region)) ?? nobody;
}

/** The nearest danger to each region of the viewer; what is left out is safe. */
export const dangersOf = once((view): ReadonlyMap<RegionId, Threat> => {
  if (view.viewer === null || view.phase === 'gameOver') return none;
  const found = new Map<RegionId, Threat>();
  for (const [region, [nearest]] of lossesOf(view)(view.viewer)) if (nearest) found.set(region, nearest);
  return found;
});

export interface DangerWord {
  /** The nearest danger to any of its regions. */
  readonly grade: Grade | 'safe';
  readonly regions: readonly RegionId[];
  /** How many regions it has in all. */
  readonly all: number;
  /** The best chance that anybody has to take one of them, 0–1; 0 if they are safe. */
  readonly chance: number;
}

/** Not a spectator, nor without regions, nor in the last turn: what is lost then costs nothing (END-1). */
export function hasToLose(view: GameView): boolean {
  const { viewer, phase } = view;
  const holds = view.forces.some(({ id, seat }) => seat === viewer && view.regions.some(({ force }) => force === id));
  return viewer !== null && holds && phase !== 'gameOver' && hasTurnToCome(view, viewer);
}

export const dangerWordOf = once((view): DangerWord | null => {
  if (!hasToLose(view)) return null;
  const dangers = [...dangersOf(view).values()];
  const grade = grades.find((one) => dangers.some((danger) => danger.grade === one)) ?? 'safe';
  const meant = dangers.filter((danger) => danger.grade === grade);
  return {
    grade,
    regions: meant.map(({ region }) => region),
    all: view.regions.filter((_, region) => holder(view, region)?.seat === view.viewer).length,
    chance: Math.max(0, ...meant.map(chanceOf)),
  };
});

export const aftermathOf = oncePerRegion(aftermath);

export const forecastOf = once(forecast);

/** What the map's signs are worth to whoever sits here, else to the seat whose move it is. */
export const signsWorthOf = once((view) => signsWorthTo(view, view.viewer ?? view.seat));

/** More regions that only a race yet to be picked could take are not marked: that is said once, in words. */
const FEW_NEW = 4;

/** The dangers of a position worth telling, the far-fetched ones left out; none without another turn. */
export const nearDangersOf = once((view): ReadonlyMap<RegionId, Threat> => {
  if (view.viewer === null || !hasTurnToCome(view, view.viewer)) return none;
  const near = [...dangersOf(view)].filter(([, { grade }]) => grade !== 'remote');
  const isAnywhere = near.filter(([, { grade }]) => grade === 'new').length > FEW_NEW;
  return new Map(isAnywhere ? near.filter(([, { grade }]) => grade !== 'new') : near);
});

/** More than these would be an alarm: a sentence tells of them all, and none is picked out. */
const MARKED = 3;

/** When what could be lost is worth a sign: as a turn begins, when a race might decline, and while tokens are placed. */
const marking: readonly Phase[] = ['pickCombo', 'readyTroops', 'stout', 'redeploy', 'withdrawal'];

/** The gravest of them, to be marked on the board in the viewer's own turn: those of one grade all or none, so that nobody takes some for all. */
export const markedDangersOf = once((view): ReadonlyMap<RegionId, Threat> => {
  if (view.seat !== view.viewer || !marking.includes(view.phase)) return none;
  const near = [...nearDangersOf(view)];
  const upTo = (grade: Grade) => near.filter(([, threat]) => grades.indexOf(threat.grade) <= grades.indexOf(grade));
  const few = grades.map(upTo).filter(({ length }) => length <= MARKED);
  return new Map(few.at(-1));
});

/** Is the viewer conquering? Where the tokens will stand in the end is not known yet. */
export const isOnTheMarch = ({ phase, seat, viewer }: GameView): boolean => seat === viewer && isConquest(phase);
