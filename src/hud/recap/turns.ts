import type { LogEntry } from '../../rules/course.ts';
import type { GameEvent, PowerId, RaceId, RegionId, Seat } from '../../rules/index.ts';
import { listOf, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { comboName, type Naming, regionName, seatName } from '../../ui/words/names.ts';

export interface TurnRecap {
  readonly seat: Seat;
  readonly round: number;
  /** A name for the turn, the same as long as the game lasts. */
  readonly key: string;
  readonly picked: { readonly race: RaceId; readonly power: PowerId } | null;
  readonly declined: boolean;
  /** Regions taken, in order. */
  readonly taken: readonly RegionId[];
  /** Those taken from others than the person it is told to, by whose they were. */
  readonly from: ReadonlyMap<Seat, readonly RegionId[]>;
  /** Regions taken from the person it is told to. */
  readonly lost: readonly RegionId[];
  /** The region the die was thrown for in vain. */
  readonly failed: RegionId | null;
  readonly scored: number;
}

interface Turn {
  readonly seat: Seat;
  readonly round: number;
  readonly entries: LogEntry[];
  isOver: boolean;
}

/** Of `told`, since this person last did anything, oldest first; none once that person has begun a turn. */
export function recapsOf(
  log: readonly LogEntry[],
  viewer: Seat | null,
  told: (seat: Seat) => boolean,
): readonly TurnRecap[] {
  const turns = turnsIn(log);
  const own = turns.findLastIndex(({ seat, entries }) => seat === viewer && entries.length > 0);
  return turns
    .slice(own + 1)
    .filter(({ seat, isOver }) => isOver && seat !== viewer && told(seat))
    .map((turn) => recapOf(turn, viewer));
}

/** The first turn of a game does not begin in the log; what follows the end of a turn belongs to the next. */
function turnsIn(log: readonly LogEntry[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    let turn = last;
    if (!turn || (turn.isOver && turn.entries.length > 0)) {
      turn = { seat: entry.seat, round: entry.round, entries: [], isOver: false };
      turns.push(turn);
    }
    turn.entries.push(entry);
    for (const event of entry.events) {
      if (event.type === 'turnEnded' || event.type === 'gameEnded') turn.isOver = true;
      if (event.type === 'turnBegan') turns.push({ seat: event.seat, round: event.round, entries: [], isOver: false });
    }
  }
  return turns;
}

function recapOf({ seat, round, entries }: Turn, viewer: Seat | null): TurnRecap {
  const events = entries.flatMap((entry) => entry.events);
  const of = <Type extends GameEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  const taken = [...new Set(of('conquered').flatMap((event) => (event.seat === seat ? [event.region] : [])))];
  const holders = new Map(of('attackBegan').map(({ region, defender }) => [region, defender]));
  const from = new Map<Seat, RegionId[]>();
  for (const region of taken) {
    const holder = holders.get(region) ?? null;
    if (holder !== null) from.set(holder, [...(from.get(holder) ?? []), region]);
  }
  const lost = viewer === null ? [] : (from.get(viewer) ?? []);
  if (viewer !== null) from.delete(viewer);
  const [picked] = of('comboPicked');
  const scored = of('scored').find((event) => event.seat === seat);
  return {
    seat,
    round,
    key: `${round} ${seat}`,
    picked: picked ? { race: picked.race, power: picked.power } : null,
    declined: of('declined').some((event) => event.seat === seat),
    taken,
    from,
    lost,
    failed: of('attemptFailed')[0]?.region ?? null,
    scored: scored?.amount ?? 0,
  };
}

/** What a turn came to, in a few short sentences. What the listener lost stands apart, to be set off. */
interface RecapWords {
  readonly did: string;
  readonly lost: string | null;
  readonly scored: string;
}

export function recapWords(recap: TurnRecap, naming: Naming): RecapWords {
  const { picked, declined, taken, from, lost, failed, scored } = recap;
  // Each is said once: what was somebody's with whose it was.
  const held = [...lost, ...[...from.values()].flat()];
  const free = taken.filter((id) => !held.includes(id));
  const regions = (ids: readonly number[]) => listOf(ids.map((id) => regionName(naming.board, id)));
  return {
    did: sentences(
      picked ? t('recap.picked', { combo: comboName(naming, picked) }) : null,
      free.length > 0 ? t('recap.took', { regions: regions(free) }) : null,
      ...[...from].map(([seat, ids]) => t('recap.from', { seat: seatName(naming, seat), regions: regions(ids) })),
      failed === null ? null : t('recap.failed', { region: regionName(naming.board, failed) }),
      declined ? t('recap.declined') : null,
      !declined && taken.length === 0 ? t('recap.nothing') : null,
    ),
    lost: lost.length > 0 ? t('recap.lost', { regions: regions(lost) }) : null,
    scored: t('recap.scored', { amount: scored }),
  };
}

/** More regions than these are counted, not named: it is one short line. */
const NAMED = 3;

/** Has something come of it that a line has room for? */
const isTelling = ({ picked, declined, taken, from }: TurnRecap) =>
  declined || (taken.length > 0 && taken.length <= NAMED && from.size === 0 && picked === null);

/** What happened in one line: who took what from the listener; what else came of a single turn, where that is short; else how many turns there were. */
export function recapLine(recaps: readonly TurnRecap[], naming: Naming): string {
  const taking = recaps.filter(({ lost }) => lost.length > 0);
  const [only, ...others] = recaps;
  if (taking.length === 0 && others.length === 0 && only && isTelling(only))
    return sentences(t('recap.heard', { seat: seatName(naming, only.seat) }), recapWords(only, naming).did);
  if (taking.length === 0) return t('recap.brief.turns', { count: recaps.length });
  const takers = [...new Set(taking.map(({ seat }) => seat))];
  const lost = [...new Set(taking.flatMap((recap) => recap.lost))];
  return t('recap.brief.lost', {
    takers: takers.length,
    seats: listOf(takers.map((seat) => seatName(naming, seat))),
    regions:
      lost.length > NAMED
        ? t('recap.brief.regions', { count: lost.length })
        : listOf(lost.map((id) => regionName(naming.board, id))),
  });
}
