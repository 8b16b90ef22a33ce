import { speaker } from '../../ui/locale/index.ts';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The time elapsed, in words: "yesterday", "5 minutes ago". Both arguments in milliseconds since 1970. */
export function ago(then: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(speaker.locale, { numeric: 'auto' });
  for (const [unit, length] of steps) {
    const count = Math.floor((now - then) / length);
    if (count >= 1) return words.format(-count, unit);
  }
  return words.format(0, 'second');
}
