import { isSuspense } from '../../../hud/index.ts';
import { aftermathOf, markedDangersOf } from '../../../opponents/judgement/ahead.ts';
import type { LogEntry } from '../../../rules/course.ts';
import {
  activeForce,
  type Command,
  type Force,
  forcesOf,
  type GameEvent,
  type GameView,
  holder,
  type MoveReason,
  type RegionId,
  regionCost,
  type Seat,
} from '../../../rules/index.ts';
import type { Stage } from '../../../session/turn/index.ts';
import { useSettings } from '../../../ui/look/index.ts';
import type { Naming } from '../../../ui/words/names.ts';
import { favourites } from './deal.ts';

export interface LessonMoment {
  readonly view: GameView;
  /** What the learner may do now; empty while others play or something is shown. */
  readonly legal: readonly Command[];
  readonly me: Seat;
  readonly rival: Seat;
  readonly naming: Naming;
  readonly chronicle: Chronicle;
  /** Events of the learner's last command. */
  readonly last: readonly GameEvent[];
  /** Events of the opponent's latest command, if the learner has not played since. */
  readonly did: readonly GameEvent[];
  readonly active: Force | null;
  readonly declined: readonly Force[];
  /** Regions that can certainly be taken now, best first. */
  readonly conquests: readonly Conquest[];
  /** The learner's regions that the board marks as being in danger. */
  readonly dangers: number;
}

interface Seen {
  readonly view: GameView;
  readonly legal: readonly Command[];
  readonly naming: Naming;
  readonly log: readonly LogEntry[];
  readonly me: Seat;
}

export function momentOf({ view, legal: allowed, naming, log, me }: Seen): LessonMoment {
  const chronicle = chronicleOf(log, me);
  // Only when the learner is to decide is anything legal for the learner.
  const legal = view.seat === me ? allowed : [];
  return {
    view,
    legal,
    me,
    rival: (me + 1) % view.players,
    naming,
    chronicle,
    last: chronicle.deeds.at(-1)?.events ?? [],
    did: lastOf(log, me),
    active: activeForce(view, me),
    declined: forcesOf(view, me).filter(({ declined }) => declined),
    conquests: conquestsOf(view, legal, me),
    dangers: legal.length > 0 && useSettings.getState().threats ? markedDangersOf(view).size : 0,
  };
}

/** Events of the last command, if it was not this seat's. */
function lastOf(log: readonly LogEntry[], me: Seat): readonly GameEvent[] {
  const entry = log.at(-1);
  return entry && entry.seat !== me ? entry.events : [];
}

export function movedIn(events: readonly GameEvent[], why: MoveReason, seat: Seat): number {
  return events.reduce(
    (sum, event) =>
      event.type === 'tokensMoved' && event.why === why && event.seat === seat ? sum + event.count : sum,
    0,
  );
}

export function may({ legal }: LessonMoment, type: Command['type']): boolean {
  return legal.some((command) => command.type === type);
}

export function mayMove({ legal }: LessonMoment): boolean {
  return legal.some(({ type }) => type !== 'endRedeployment');
}

/** Has any command of the learner's caused such an event? */
export function ever({ chronicle }: LessonMoment, happened: (event: GameEvent) => boolean): boolean {
  return chronicle.deeds.some(({ events }) => events.some(happened));
}

export function picks({ chronicle }: LessonMoment): number {
  return chronicle.deeds.filter(({ command }) => command.type === 'pickCombo').length;
}

export function turnsAfter({ view }: LessonMoment): number {
  return view.rounds - view.round;
}

/** The log up to what may be revealed: without the outcome of a die in the air. */
export function toldOf(stage: Stage | null, log: readonly LogEntry[]): readonly LogEntry[] {
  if (!isSuspense(stage)) return log;
  const rolled = log.findIndex(({ events }) => events.some((event) => stage.events.includes(event)));
  return rolled < 0 ? log : log.slice(0, rolled);
}

interface Deed {
  readonly turn: number;
  readonly command: Command;
  readonly events: readonly GameEvent[];
}

interface Chronicle {
  /** The learner's current or latest turn, from 1. */
  readonly turn: number;
  /** The learner's commands, oldest first. */
  readonly deeds: readonly Deed[];
  /** How many commands there have been, of everybody's. */
  readonly commands: number;
  /** Tokens lost to others since the learner's last command. */
  readonly lost: number;
  /** Tokens lost to others before that. */
  readonly lostBefore: number;
}

/** Reads the log. Assumes that the learner had the first turn. */
function chronicleOf(log: readonly LogEntry[], me: Seat): Chronicle {
  const deeds: Deed[] = [];
  let turn = 1;
  let lost = 0;
  let lostBefore = 0;
  for (const { seat, command, events } of log) {
    if (seat === me) {
      deeds.push({ turn, command, events });
      lostBefore += lost;
      lost = 0;
    }
    for (const event of events) {
      if (event.type === 'turnBegan' && event.seat === me) turn += 1;
      if (event.type === 'tokensMoved' && event.why === 'lost' && event.seat === me && seat !== me) lost += event.count;
    }
  }
  return { turn, deeds, commands: log.length, lost, lostBefore };
}

/** A region that can certainly be taken now. */
export interface Conquest {
  readonly region: RegionId;
  readonly cost: number;
  /** Coins that the turn pays more with it. */
  readonly gain: number;
  /** Another race of the learner's stands there. */
  readonly own: boolean;
  /** The opponent's active race stands there. */
  readonly rivals: boolean;
  readonly tribe: boolean;
  readonly mountain: boolean;
}

/** Best to point at first: the lesson's own, then the cheapest, an opponent's before an empty one. */
function conquestsOf(view: GameView, legal: readonly Command[], me: Seat): readonly Conquest[] {
  return legal
    .flatMap((command) => (command.type === 'conquer' ? [conquestOf(view, command.region, me)] : []))
    .toSorted((a, b) => place(a) - place(b) || a.cost - b.cost || Number(b.rivals) - Number(a.rivals));
}

/** The one that pays most for its tokens; none of the learner's own. */
export function bestBargain(conquests: readonly Conquest[]): Conquest | undefined {
  const worth = ({ gain, cost }: Conquest) => gain / Math.max(1, cost);
  return conquests.filter(({ own }) => !own).toSorted((a, b) => worth(b) - worth(a) || a.cost - b.cost)[0];
}

function conquestOf(view: GameView, region: RegionId, me: Seat): Conquest {
  const there = view.regions[region];
  const force = holder(view, region);
  const coins = aftermathOf(view, region)?.coins;
  return {
    region,
    cost: regionCost(view, region) ?? 0,
    gain: coins ? coins.after - coins.before : 0,
    own: force?.seat === me,
    rivals: force !== null && force.seat !== me && activeForce(view, force.seat) === force,
    tribe: there?.lostTribe ?? false,
    mountain: there?.markers.mountain !== undefined,
  };
}

/** A region's rank in the lesson's order; the learner's own come last. */
function place({ region, own }: Conquest): number {
  if (own) return Number.POSITIVE_INFINITY;
  const at = favourites.indexOf(region);
  return at < 0 ? favourites.length : at;
}
