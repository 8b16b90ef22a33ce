import { setTimeout as pause } from 'node:timers/promises';
import { comeTo, isWhole } from '../../../src/rooms/client/index.ts';
import { canonical } from '../../../src/rules/index.ts';
import type { BenchEngine } from '../engine/bench-engine.ts';
import { darkLine } from './dark-line.ts';
import { freshSecret, people } from './opening.ts';
import { plainDevice } from './plain.ts';
import { shown, until } from './played-room.ts';
import { player } from './player.ts';
import { type Sleeper, sleeper } from './sleeper.ts';

/** What became of a phone that slept. */
export interface Morning {
  /** Milliseconds from when somebody looked at it until it showed the table as it is. */
  readonly back: number;
  /** Steps that it had missed. */
  readonly missed: number;
  /** It shows what a device shows that has just come. */
  readonly isRight: boolean;
  /** It was shown as away while it slept. */
  readonly wasMissed: boolean;
}

interface Night {
  /** Milliseconds that it really sleeps, and how many more its clock says that it has. */
  readonly sleeps: number;
  readonly later?: number;
  readonly isDueFirst?: boolean;
  /** Milliseconds from when it is awake until its network is, which it then tells the page. */
  readonly networkAfter?: number;
}

/** A phone at a table falls asleep: its page stands still, and its connection dies without a word. The other one plays on; then somebody looks at the phone. */
export async function night(
  engine: BenchEngine,
  { sleeps, later = 0, isDueFirst = true, networkAfter = 0 }: Night,
): Promise<Morning> {
  const opening = people(2);
  const room = await engine.open(opening);
  const host = await plainDevice(engine.address(room), opening.secret);
  const passport = (await host.links())[1];
  host.close();
  const line = await darkLine(engine.port);
  const phone: Sleeper = sleeper({ isDueFirst });
  const secret = freshSecret();
  const client = comeTo(phone.world, {
    address: `ws://127.0.0.1:${line.port}/rooms/${room}`,
    secret,
    passport,
    page: 'phone',
    clock: () => Date.now(),
  });
  await until(() => client.state.connection === 'here' && isWhole(client.state.known), 'the phone');
  const before = client.state.known?.n ?? 0;

  phone.sleep();
  line.setDark(true);
  const other = player(engine.address(room), opening.secret, 1);
  const known = () => other.client.state.known;
  await until(() => known()?.view.seat === 1, 'the turn of the phone');
  await pause(sleeps);
  const wasMissed = known()?.roster.seats[1]?.state !== 'here';
  const last = known()?.n ?? 0;

  const began = performance.now();
  if (networkAfter === 0) line.setDark(false);
  phone.wake(later);
  if (networkAfter > 0)
    setTimeout(() => {
      line.setDark(false);
      phone.wake();
    }, networkAfter);
  await until(() => client.state.connection === 'here' && client.state.known?.n === last, 'the table as it is');
  const back = performance.now() - began;
  const fresh = await plainDevice(engine.address(room), secret);
  const isRight = canonical(shown(fresh.known)) === canonical(shown(client.state.known));
  fresh.close();
  other.end();
  client.end();
  line.close();
  return { back, missed: last - before, isRight, wasMissed };
}
