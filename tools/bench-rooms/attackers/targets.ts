import type { NpmStart } from '../devices/npm-start.ts';
import { freshSecret } from '../devices/opening.ts';
import { plainDevice } from '../devices/plain.ts';
import { redeployment } from '../devices/redeployment.ts';

/** A table that is attacked: two sit there, the first of whom has to decide. */
export interface AttackedTable {
  readonly room: string;
  /** Who plays there in peace, and what else is there in peace. */
  readonly honest: readonly string[];
  /** The device at the second seat. */
  readonly second: string;
}

/** One with invitations: whoever has nothing but the code may knock. */
export async function invitedTable(site: NpmStart): Promise<AttackedTable> {
  const opening = redeployment();
  const room = await site.open(opening);
  const host = await plainDevice(site.address(room), opening.secret);
  const passport = (await host.links())[1] ?? '';
  const second = freshSecret();
  (await plainDevice(site.address(room), second, { passport })).close();
  host.close();
  return { room, honest: [opening.secret], second };
}

/** One on a big screen: the code alone lets in. */
export async function bigScreenTable(site: NpmStart): Promise<AttackedTable> {
  const opening = { ...redeployment(), bigScreen: { visit: null } };
  const room = await site.open(opening);
  const screen = await plainDevice(site.address(room), opening.secret);
  const people = [freshSecret(), freshSecret()] as const;
  for (const [seat, secret] of people.entries()) {
    const device = await plainDevice(site.address(room), secret);
    const { type } = await device.ask({ type: 'sit', seat, name: `player ${seat}` });
    if (type !== 'accepted') throw new Error('Nobody may sit down.');
    device.close();
  }
  screen.close();
  return { room, honest: [people[0], opening.secret], second: people[1] };
}
