import { setTimeout as pause } from 'node:timers/promises';
import { type Saying, type ToRoomType, usualChoices } from '../../../src/rooms/protocol/index.ts';
import { canonical } from '../../../src/rules/index.ts';
import type { PlainDevice } from '../devices/plain.ts';
import type { Attack } from './attack.ts';
import { type Callers, callersAt } from './callers.ts';

type Acts = {
  readonly [Type in Exclude<ToRoomType, 'hello' | 'ping' | 'look' | 'leave'>]: Omit<Saying<Type>, 'type' | 'id'>;
};

/** One of everything that can be asked for, on behalf of the first seat, and of the host. */
const acts: Acts = {
  claim: { passport: 'ABCDEF.0.0.AAAAAAAAAAAAAAAAAAAA' },
  sit: { seat: 0, name: 'Eve' },
  beTable: { on: true },
  hold: { on: true },
  point: { seat: 0, region: 1 },
  shown: { step: 99 },
  share: { value: 'a'.repeat(64) },
  do: { on: 99, seat: 0, commands: [{ type: 'pickCombo', index: 0 }] },
  back: { on: 99, seat: 0 },
  give: { seat: 0, control: 'human' },
  name: { seat: 0, name: 'Eve' },
  propose: { proposal: { what: 'replace', seat: 0 } },
  answer: { proposal: 0, yes: true },
  links: {},
  renew: { seat: 0 },
  free: { seat: 0 },
  letIn: { knock: 0, to: 'seat' },
  remove: { device: 0 },
  alone: { secret: 'a'.repeat(64) },
  putOut: { seat: 0, device: 0 },
  office: { seat: 1 },
  choose: { choices: { ...usualChoices, behind: true } },
  push: { endpoint: 'https://push.example/1', order: null },
  say: { seat: 0, said: 'hello' },
  pass: {},
  told: { part: 0 },
  delete: {},
};

/** What somebody may do all the same: it is their own. */
const own: Readonly<Record<keyof Callers['come'], readonly string[]>> = {
  stranger: [],
  watcher: ['pass', 'shown'],
  seat: ['share', 'push', 'pass', 'shown'],
};

/** Everything that can be asked for, by everybody who has no right to it: nothing of it is done, and all of it is answered. */
export const rights: Attack = async (site) => {
  const { host, come } = await callersAt(site);
  const before = tableOf(host);
  const failed: string[] = [];
  let tried = 0;
  for (const who of Object.keys(own) as (keyof typeof own)[])
    for (const [type, act] of Object.entries(acts)) {
      if (own[who].includes(type)) continue;
      tried += 1;
      const one = await come[who]();
      const answer = await one.ask({ type, ...act });
      if (answer?.type !== 'refused' && !one.isClosed)
        failed.push(`${type} of a ${who}: ${answer === null ? 'no answer' : answer.type}`);
      one.close();
      // Nobody presses faster.
      await pause(50);
    }
  if (tableOf(host) !== before) failed.push('the table is another one');
  host.close();
  return { tried, failed };
};

/** What the host knows of the table that nobody else may change. */
function tableOf({ known }: PlainDevice): string {
  if (known === null) return '';
  const { view, setup, choices, you, log, proposals, clock } = known;
  return canonical({ view, setup, choices, you, log, proposals, isPaused: clock.isPaused });
}
