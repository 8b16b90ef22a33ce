import type { LogEntry } from '../../rules/course.ts';
import { type GameView, legal, openView, type RegionId, type RegionState, type Seat } from '../../rules/index.ts';
import type { Sight } from '../../session/turn/table-port.ts';
import type { SeenSetup } from '../../session/turn/types.ts';
import { bounds } from './bounds.ts';
import type { FromRoom, Telling } from './from-room.ts';
import type { Choices } from './parts.ts';
import type { ClockSeen, Drawing, HeardLine, Knocking, Opened, Proposed, Roster, You } from './room-view.ts';

/** How what everybody sees has changed: fields that are others now, and regions. Plain JSON. */
export interface ViewChange {
  readonly fields: Readonly<Partial<Omit<GameView, 'regions'>>>;
  readonly regions: readonly (readonly [RegionId, RegionState])[];
}

/** The coins of the seats at one device, which only it may know. */
export type OwnCoins = readonly (readonly [Seat, number])[];

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** What leads from one view to another: `changed(before, changeOf(before, after))` equals `after`. */
export function changeOf(before: GameView, after: GameView): ViewChange {
  const { regions: _regions, ...rest } = after;
  const known: Readonly<Record<string, unknown>> = { ...before };
  const fields = Object.entries(rest).filter(([name, value]) => !isSame(known[name], value));
  const regions = after.regions.flatMap((region, at) =>
    isSame(before.regions[at], region) ? [] : [[at, region] as const],
  );
  return { fields: Object.fromEntries(fields), regions };
}

/** A view after a change. The given one stays as it is. */
export function changed(before: GameView, { fields, regions }: ViewChange): GameView {
  const after: GameView = { ...before, ...fields, regions: [...before.regions] };
  for (const [at, region] of regions) after.regions[at] = region;
  return after;
}

/** What a seat of a device sees, of the open view and the device's coins: the kernel's `view` of it. */
export function viewOf(open: GameView, own: OwnCoins, viewer: Seat | null): GameView {
  const seen = openView(open);
  if (viewer === null) return { ...seen, viewer };
  const mine = own.find(([seat]) => seat === viewer)?.[1] ?? null;
  return { ...seen, viewer, coins: seen.coins.map((coins, seat) => (seat === viewer ? (mine ?? coins) : coins)) };
}

/** Something that was said, and who was to decide then; null if that was before this page came. */
export interface HeardHere extends HeardLine {
  readonly decides: Seat | null;
}

/** What a device knows of a room from what it was told. Plain JSON. */
export interface Known {
  /** Counts every message that changed it. */
  readonly revision: number;
  /** The number of the last step. */
  readonly n: number;
  readonly room: string;
  readonly you: You;
  readonly setup: SeenSetup;
  /** What everybody sees; `sightOf` adds what is one's own. */
  readonly view: GameView;
  readonly coins: OwnCoins;
  readonly mayTakeBack: readonly Seat[];
  readonly mayAsk: readonly Seat[];
  /** What everybody saw before the first of them; null if a room of an earlier version does not tell. */
  readonly start: GameView | null;
  readonly log: readonly LogEntry[];
  /** How long the log will be once all of it has come. */
  readonly length: number;
  readonly roster: Roster;
  readonly clock: ClockSeen;
  readonly choices: Choices;
  readonly proposals: readonly Proposed[];
  /** Who knocks, for the host alone. */
  readonly knocks: readonly Knocking[];
  readonly drawings: readonly Drawing[];
  /** What was said last, oldest first. */
  readonly heard: readonly HeardHere[];
  readonly opened: Opened | null;
  readonly isOver: boolean;
  /** When the room expires if nobody does anything, in milliseconds since 1970. */
  readonly expires: number;
}

/** Null before a welcome. A step that does not fit, which no room sends, changes nothing: say hello again. */
export function follow(known: Known | null, message: FromRoom): Known | null {
  if (message.type === 'welcome') return welcomed(known, message);
  if (known === null) return null;
  const change = changeBy(known, message);
  if (change === null) return known;
  const next = { ...known, ...change, n: message.n, revision: known.revision + 1 };
  return { ...next, setup: namedAs(next.setup, next.roster) };
}

/** A seat that an opponent keeps warm is called as its owner is, given a name or not. */
function namedAs(setup: SeenSetup, { seats }: Roster): SeenSetup {
  const isWarm = (at: Seat) => seats[at]?.isWarm ?? false;
  if (setup.seats.every(({ isOwned = false }, at) => isOwned === isWarm(at))) return setup;
  const named = setup.seats.map(({ isOwned: _before, ...one }, at) => (isWarm(at) ? { ...one, isOwned: true } : one));
  return { ...setup, seats: named };
}

function welcomed(known: Known | null, message: Telling<'welcome'>): Known {
  const { type: _type, protocol: _protocol, rules: _rules, from, entries, ...told } = message;
  return {
    ...told,
    setup: namedAs(message.setup, message.roster),
    start: message.start ?? (from === 0 ? null : (known?.start ?? null)),
    revision: (known?.revision ?? -1) + 1,
    log: grown(known?.log ?? [], from, entries),
    knocks: [],
    opened: null,
    heard: heardAgain(known?.heard ?? [], message.heard),
  };
}

function changeBy(known: Known, message: FromRoom): Partial<Known> | null {
  switch (message.type) {
    case 'more':
      return { log: grown(known.log, message.from, message.entries) };
    case 'step':
      return message.from > known.log.length ? null : stepped(known, message);
    case 'roster':
      return { you: message.you, roster: message.roster };
    case 'knocks':
      return { knocks: message.knocks };
    case 'clock':
      return { clock: message.clock };
    case 'choices':
      return { choices: message.choices };
    case 'proposal':
      return { proposals: proposedIn(known.proposals, message.proposed) };
    case 'drawing':
      return { drawings: [...known.drawings.filter(({ at }) => at !== null), message.drawing] };
    case 'said':
      return { heard: heardNow(known, message) };
    case 'opened':
      return { opened: message.opened, isOver: true };
    default:
      return null;
  }
}

/** What a room says that was said there, beside what this page knows of it. */
function heardAgain(known: readonly HeardHere[], told: readonly HeardLine[] | undefined): readonly HeardHere[] {
  if (told === undefined) return known;
  return told.map((line) => known.find(({ nth }) => nth === line.nth) ?? { ...line, decides: null });
}

function heardNow({ heard, view }: Known, { seat, said, nth }: Telling<'said'>): readonly HeardHere[] {
  const line = { nth: nth ?? (heard.at(-1)?.nth ?? 0) + 1, seat, said, decides: view.seat };
  return [...heard, line].slice(-bounds.heard);
}

function stepped(known: Known, message: Telling<'step'>): Partial<Known> {
  const { from, entries, change, coins, mayTakeBack, mayAsk, setup = known.setup, clock, cause } = message;
  const log = entries.length === 0 && from === known.log.length ? known.log : grown(known.log, from, entries);
  const view = changed(known.view, change);
  const isOver = known.isOver || cause === 'end' || view.phase === 'gameOver';
  // As long as nothing was played, stacks and column may be laid out anew.
  const start = log.length === 0 && known.start !== null ? openView(view) : known.start;
  return { start, log, length: log.length, view, coins, mayTakeBack, mayAsk, setup, clock, isOver };
}

function grown(log: readonly LogEntry[], from: number, entries: readonly LogEntry[]): readonly LogEntry[] {
  return [...log.slice(0, from), ...entries];
}

function proposedIn(list: readonly Proposed[], proposed: Proposed): readonly Proposed[] {
  const others = list.filter(({ proposal }) => proposal !== proposed.proposal);
  return proposed.outcome === null ? [...others, proposed] : others;
}

/** What a seat here may know; null for an onlooker. Opponents think in the room: none of them is here. */
export function sightOf(known: Known, seat: Seat | null): Sight {
  const { revision, setup, log, you, coins, isOver } = known;
  const isOwn = seat !== null && you.seats.includes(seat);
  const view = viewOf(known.view, coins, isOwn ? seat : null);
  const decides = isOwn && view.seat === seat && !isOver;
  return {
    revision,
    setup,
    view,
    legal: decides ? legal(view) : [],
    log,
    mayTakeBack: isOwn && known.mayTakeBack.includes(seat),
    here: you.seats.filter((at) => setup.seats[at]?.control === 'human'),
    trouble: null,
  };
}
