import type { TableSetup } from '../../session/turn/index.ts';
import { speaker } from '../../ui/locale/index.ts';
import { freshDraft, withSeat } from './draft.ts';
import { setupOf } from './set-up.ts';

/** The game of a day, which begins with it at Greenwich: the same for everybody, against the same opponent. */
export function gameOfDay(day: Date): TableSetup {
  const seed = day.getUTCFullYear() * 10_000 + (day.getUTCMonth() + 1) * 100 + day.getUTCDate();
  const draft = withSeat(freshDraft(false), 1, { player: 'raider', character: 'homebody' });
  return setupOf({ ...draft, firstSeat: 0 }, seed);
}

/** The day whose game this is; null if it is none. */
export function dayOf(setup: TableSetup): Date | null {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(setup.game.seed)) ?? [];
  const day = new Date(`${year}-${month}-${date}`);
  return !Number.isNaN(day.getTime()) && fingerprint(setup) === fingerprint(gameOfDay(day)) ? day : null;
}

/** All of a game that makes a difference to what happens in it, but for its box. */
function fingerprint({ game, seats, position }: TableSetup): string {
  const controls = seats.map(({ control }) =>
    control === 'human' ? control : [control.level, control.seed, control.character],
  );
  return JSON.stringify([game.players, game.seed, game.firstSeat, position, controls]);
}

export function dayWords(day: Date, year?: 'numeric'): string {
  // The page's English has the day first.
  const locale = speaker.locale === 'en' ? 'en-GB' : speaker.locale;
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(day);
}
