import { freshSecret, people } from '../devices/opening.ts';
import { plainDevice } from '../devices/plain.ts';
import { until } from '../devices/played-room.ts';
import type { Attack } from './attack.ts';
import { visitor } from './visitor.ts';

/** Names of signs that nobody sees, or that reach beyond the name. */
const odd: readonly string[] = [
  '\u200b\u200b\u200b\u200b',
  '\u2060\u2060',
  '\ufeff',
  '\u00ad\u00ad',
  '\u3164',
  '\u2800\u2800',
  '\u115f',
  '   ',
  '\u00a0\u2003',
  '\u202eevil',
  'a\u2066b',
  '\u202d\u202b\u202a',
  'two\nlines',
  'two\u2028lines',
  'nul\u0000',
  'bell\u0007',
  'escape\u001b[31m',
  '\u0085',
  '\u{e0041}\u{e0042}',
  '\ud800',
];

/** Signs that take room and show nothing. */
const blank = /[\p{Z}\p{C}\u115f\u1160\u3164\uffa0\u2800]|\u034f/gu;
/** Signs that end a line, turn round what comes after the name, or are none. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Nobody is called by what others cannot see or read: such a name is refused, or comes without it. No name at all is none. */
function isFair(name: string): boolean {
  return name === '' || (name.replaceAll(blank, '') !== '' && !unruly.test(name));
}

/** A name by the numbers of its signs, where one may not show them. */
const spelt = (name: string) =>
  name.replaceAll(/[^ -~]/gu, (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')} `);

/** Somebody is called by signs that nobody sees: at a seat, and at the door. */
export const names: Attack = async (site) => {
  const opening = people(2);
  const address = site.address(await site.open(opening));
  const host = await plainDevice(address, opening.secret);
  const guest = await plainDevice(address, freshSecret(), { passport: (await host.links())[1] ?? '' });
  const failed: string[] = [];
  const judge = (where: string, asked: string, name: string) => {
    if (!isFair(name)) failed.push(`${where}: ${spelt(asked)} is shown as ${spelt(name)}`);
  };
  for (const name of odd) {
    const answer = await guest.ask({ type: 'name', seat: 1, name });
    if (answer.type !== 'accepted') continue;
    await host.reached(answer.step);
    judge('seat', name, host.known?.setup.seats[1]?.name ?? '');
  }
  for (const name of odd) {
    const stranger = await visitor(address);
    const answer = await stranger.hello(freshSecret(), undefined, { knock: true, name });
    if (answer?.type === 'knocking') {
      await until(() => host.known?.knocks.length === 1, 'the knock');
      judge('door', name, host.known?.knocks[0]?.name ?? '');
    }
    stranger.close();
    await until(() => host.known?.knocks.length === 0, 'the end of it');
  }
  guest.close();
  host.close();
  return { tried: 2 * odd.length, failed };
};
