import type { LogEntry } from '../../rules/course.ts';
import type { CoinSource, Dealt, Force, ForceId, GameEvent, GameView, PayLine, RaceId } from '../../rules/index.ts';
import { type Name, t } from '../../ui/locale/index.ts';
import { powerName, raceName } from '../../ui/words/names.ts';
import { traitWords } from '../../ui/words/trait-words.ts';

export interface ScoreLine {
  readonly clause: string;
  readonly words: string;
  readonly amount: number;
  /** What the race or power pays for, if it is theirs. */
  readonly about: string | null;
}

type Earned = Pick<PayLine, 'clause' | 'amount' | 'force' | 'of'>;

/** The earning races by force, including those that have left the map since. */
type Earners = ReadonlyMap<ForceId, { readonly race: RaceId; readonly declined: boolean }>;

export function earnersOf(view: Pick<GameView, 'forces'>, log: readonly LogEntry[]): Earners {
  const earners = new Map<ForceId, Pick<Force, 'race' | 'declined'>>();
  for (const { events } of log)
    for (const event of events)
      if (event.type === 'comboPicked') earners.set(event.force, { race: event.race, declined: true });
  for (const { id, race, declined } of view.forces) earners.set(id, { race, declined });
  return earners;
}

/** Sums up payments by race and clause, in order of payment. */
export function receiptLines(box: Dealt, earned: readonly Earned[], earners: Earners): readonly ScoreLine[] {
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
  return [...sums.values()].map(({ clause, amount, force, of, times }) => {
    if (!('region' in of))
      return { clause, amount, words: t('score.bonus', { what: sourceName(box, of) }), about: shortOf(box, of) };
    const earner = earners.get(force);
    const race = raceName(box, earner?.race ?? '');
    const key = earner?.declined ? 'score.regions.declined' : 'score.regions';
    return { clause, amount, words: t(key, { count: times, race }), about: null };
  });
}

function shortOf(box: Dealt, of: Exclude<CoinSource, { readonly region: unknown }>): string | null {
  return 'race' in of ? traitWords(box, 'race', of.race) : traitWords(box, 'power', of.power);
}

function sourceName(box: Dealt, of: Exclude<CoinSource, { readonly region: unknown }>): Name {
  return 'race' in of ? raceName(box, of.race) : powerName(box, of.power);
}

export function earnedIn(events: readonly GameEvent[]): readonly Earned[] {
  return events.flatMap((event) =>
    event.type === 'coinsMoved' && event.from.at === 'stash' && event.force !== null && event.of !== null
      ? [{ clause: event.clause, amount: event.amount, force: event.force, of: event.of }]
      : [],
  );
}
