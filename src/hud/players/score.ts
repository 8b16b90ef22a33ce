import { t } from '../../locale/index.ts';
import type { Force, ForceId, GameEvent, GameView, PayLine, PowerId, RaceId, Seat } from '../../rules/index.ts';
import type { LogEntry } from '../../turn/index.ts';
import { powerName, raceName } from '../../words/index.ts';

/** One line of a receipt of coins: what is paid for, by which clause. */
export interface ScoreLine {
  readonly clause: string;
  readonly words: string;
  readonly amount: number;
}

type Earned = Pick<PayLine, 'clause' | 'amount' | 'force'>;

/** What is known of the races that earn: their names, also of those that have left the map since. */
type Earners = ReadonlyMap<
  ForceId,
  { readonly race: RaceId; readonly power: PowerId | null; readonly declined: boolean }
>;

/** The races of a view, and those that came before, as the log tells. */
export function earnersOf(view: Pick<GameView, 'forces'>, log: readonly LogEntry[]): Earners {
  const earners = new Map<ForceId, Pick<Force, 'race' | 'power' | 'declined'>>();
  for (const { events } of log)
    for (const event of events)
      if (event.type === 'comboPicked')
        earners.set(event.force, { race: event.race, power: event.power, declined: true });
  for (const { id, race, power, declined } of view.forces) earners.set(id, { race, power, declined });
  return earners;
}

/** Adds up what is paid, by race and clause, in the order it is paid. */
export function receiptLines(earned: readonly Earned[], earners: Earners): readonly ScoreLine[] {
  const sums = new Map<string, Earned & { readonly times: number }>();
  for (const line of earned) {
    const name = `${line.force} ${line.clause}`;
    const sum = sums.get(name);
    sums.set(name, {
      ...line,
      amount: line.amount + (sum?.amount ?? 0),
      times: 1 + (sum?.times ?? 0),
    });
  }
  return [...sums.values()].map(({ clause, amount, force, times }) => {
    const earner = earners.get(force);
    const race = raceName(earner?.race ?? '');
    if (clause !== 'SCO-1') return { clause, amount, words: bonusWords(clause, earner) };
    const key = earner?.declined ? 'score.regions.declined' : 'score.regions';
    return { clause, amount, words: t(key, { count: times, race }) };
  });
}

/** Whose bonus it is: clauses of a race or power begin with the first letters of its name. */
function bonusWords(clause: string, earner: Pick<Force, 'race' | 'power'> | undefined): string {
  const prefix = clause.slice(0, 3).toLowerCase();
  if (!earner) return t('score.bonus', { what: clause });
  const what = earner.race.startsWith(prefix) || !earner.power ? raceName(earner.race) : powerName(earner.power);
  return t('score.bonus', { what });
}

/** The coins of a turn in a run of events. */
export function earnedIn(events: readonly GameEvent[]): readonly Earned[] {
  return events.flatMap((event) =>
    event.type === 'coinsMoved' && event.from.at === 'stash' && event.force !== null
      ? [{ clause: event.clause, amount: event.amount, force: event.force }]
      : [],
  );
}

/** The latest scoring in the log, of anybody or of one seat: who scored, and the events that paid. */
export function lastScore(
  log: readonly LogEntry[],
  seat?: Seat,
): { readonly seat: Seat; readonly amount: number; readonly events: readonly GameEvent[] } | null {
  for (const { events } of log.toReversed()) {
    const scored = events.findLast((event) => event.type === 'scored');
    if (scored?.type === 'scored' && (seat === undefined || scored.seat === seat))
      return { seat: scored.seat, amount: scored.amount, events };
  }
  return null;
}
