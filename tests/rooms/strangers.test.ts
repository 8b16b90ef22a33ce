import { describe, expect, it } from 'vitest';
import { type ToRoom, usualChoices } from '../../src/rooms/protocol/index.ts';
import { canonical } from '../../src/rules/index.ts';
import { nonsense } from '../../tools/bench-rooms/devices/nonsense.ts';
import { isLong } from '../support/how-long.ts';
import { type CorePlace, corePlace } from './support/core-place.ts';
import { codeIn, type Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';

/** Everything that a room has stored of its game, its seats and its people. */
function stored(place: CorePlace, room: string): string {
  const store = place.store(room);
  // How long the room stays is no more than a note of when somebody last spoke to it.
  const facts = { ...(store.meta('facts') as object), expires: 0 };
  return canonical([store.rowsFrom(0), store.seats(), store.devices(), store.proposals(), facts]);
}

type Asked = ToRoom extends infer One ? (One extends { id: string } ? Omit<One, 'id'> : never) : never;

/** One of everything that can be asked for, on behalf of seat 1. */
const acts: readonly Asked[] = [
  { type: 'claim', passport: 'ABCDEF.1.0.AAAAAAAAAAAAAAAAAAAA' },
  { type: 'share', value: 'a'.repeat(64) },
  { type: 'do', on: 99, seat: 1, commands: [{ type: 'pickCombo', index: 0 }] },
  { type: 'back', on: 99, seat: 1 },
  { type: 'give', seat: 1, control: 'human' },
  { type: 'name', seat: 1, name: 'Eve' },
  { type: 'propose', proposal: { what: 'end' } },
  { type: 'propose', proposal: { what: 'replace', seat: 1 } },
  { type: 'answer', proposal: 0, yes: true },
  { type: 'links' },
  { type: 'renew', seat: 1 },
  { type: 'free', seat: 1 },
  { type: 'letIn', knock: 0, to: 'seat' },
  { type: 'remove', device: 0 },
  { type: 'office', seat: 1 },
  { type: 'choose', choices: usualChoices },
  { type: 'told', part: 0 },
  { type: 'delete' },
];

/** What each of them is answered with. */
async function answersTo(guest: Guest): Promise<string[]> {
  const answers: string[] = [];
  for (const act of acts) answers.push(codeIn(await guest.ask(act as never)));
  return answers;
}

describe('a passport', () => {
  it('opens nothing if it was forged, is of another room or seat, or was taken back', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place, openingOf(['human', 'human', 'human']));
    const { links: elsewhere } = await seated(place);
    const [host] = guests as [Guest];
    const before = await host.links();
    await host.ask<'renew'>({ type: 'renew', seat: 2 }).catch(() => undefined);
    await host.ask<'renew'>({ type: 'renew', seat: null }).catch(() => undefined);
    const [code, seat, generation, seal = ''] = (before[1] ?? '').split('.');
    const bent = [...seal].map((letter, at) => seal.slice(0, at) + (letter === 'A' ? 'B' : 'A') + seal.slice(at + 1));
    const shown = [
      ...bent.map((each) => `${code}.${seat}.${generation}.${each}`),
      `${code}.2.${generation}.${seal}`,
      `${code}.w.${generation}.${seal}`,
      `${code}.${seat}.9.${seal}`,
      `${code}.${seat}.${generation}.${seal}${seal}`,
      `${code}.${seat}.${generation}.`,
      elsewhere[1] ?? '',
      `${code}${(elsewhere[1] ?? '').slice(6)}`,
      // Taken back by the host: of a seat, and of watchers.
      before[2] ?? '',
      links[3] ?? '',
    ];
    for (const passport of shown) {
      const stranger = await place.connect(room);
      expect(await stranger.hello({ passport }), passport).toBe(false);
      expect(stranger.known).toBeNull();
    }
  });

  it('that was used sits nobody else down: whoever shows it again asks, and may do nothing meanwhile', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const again = await place.connect(room);
    expect(await again.hello({ passport: links[1] ?? '' })).toBe(true);
    expect(again.now.you).toMatchObject({ seats: [], isHost: false });
    expect(guests[1]?.now.you.seats).toEqual([1]);
    expect(new Set(await answersTo(again))).toEqual(
      new Set(['badPassport', 'watching', 'notYourSeat', 'notHost', 'notNow']),
    );
    expect(again.now.coins).toEqual([]);
  });
});

describe('whoever has no right', () => {
  it('changes nothing at a table: who has not said hello, who watches, who sits elsewhere', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place, openingOf(['human', 'human', 'human']));
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[3] ?? '' });
    const before = stored(place, room);
    const nobody = await place.connect(room);
    expect(new Set(await answersTo(nobody))).toEqual(new Set(['helloFirst']));
    expect(nobody.heard.every(({ type }) => type === 'refused')).toBe(true);
    expect(await answersTo(watcher)).not.toContain('accepted');
    expect(watcher.all('links')).toEqual([]);
    expect(stored(place, room)).toBe(before);
    const other = await answersTo(guests[2] as Guest);
    const mayDo = acts.map(({ type }, at) => (other[at] === 'accepted' ? type : null)).filter((type) => type !== null);
    // A share in chance and a proposal are for everybody who sits.
    expect(mayDo).toEqual(['share', 'propose']);
  });

  it('is a stranger again once the host has sent it away', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[2] ?? '' });
    await guests[0]?.ask<'remove'>({ type: 'remove', device: watcher.now.you.device });
    await guests[0]?.ask<'renew'>({ type: 'renew', seat: null }).catch(() => undefined);
    const back = await place.connect(room, watcher.secret);
    expect(await back.hello({ passport: links[2] ?? '' })).toBe(false);
  });
});

describe('messages that are none', () => {
  const many = isLong ? 100_000 : 3_000;
  it(`are refused one by one, by the ${many}: nothing fails, nothing is stored, and the table plays on`, async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place);
    const next = nonsense(3);
    const before = stored(place, room);
    const enter = async () => {
      const one = await place.connect(room, 'f'.repeat(64));
      await one.hello({ passport: links[2] ?? '' });
      return one;
    };
    let stranger = await place.connect(room);
    let watcher = await enter();
    const seatedOnes = stored(place, room);
    for (let sent = 0; sent < many; sent += 2) {
      if (stranger.isClosed) stranger = await place.connect(room);
      if (watcher.isClosed) watcher = await enter();
      for (const one of [stranger, watcher]) {
        one.heard.length = 0;
        one.texts.length = 0;
        one.say(String(next()));
      }
      expect(stranger.known).toBeNull();
    }
    expect(seatedOnes.length).toBeGreaterThan(before.length);
    expect(stored(place, room)).toBe(seatedOnes);
    expect(codeIn((await guests[0]?.do(0, [{ type: 'pickCombo', index: 0 }])) as never)).toBe('accepted');
  }, 300_000);
});
