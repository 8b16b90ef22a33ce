import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { comeTo, isWhole, type RoomClient, remoteTable } from '../../src/rooms/client/index.ts';
import type { Known } from '../../src/rooms/protocol/index.ts';
import { activityOf, nowShowing, partOf } from '../../src/session/turn/index.ts';
import { chartWith, opponent } from '../support/table-actor.ts';
import { freshSecret } from './support/guest.ts';
import { openingOf } from './support/place.ts';
import { chanceOf, someMove } from './support/playing.ts';
import { calm, type Shakiness, shaky, shakyPlace } from './support/shaky.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function knownBy({ state }: RoomClient): Known {
  if (!isWhole(state.known)) throw new Error(`not at a room: ${JSON.stringify(state.ending)}`);
  return state.known;
}

/** The answer of a room whose connection is calm. */
async function answered<T>(answer: Promise<T>): Promise<T> {
  await pass(100);
  return answer;
}

/** A room for two people (and opponents), each at a device of their own. */
async function twoAtARoom(shakiness: Shakiness, opening = openingOf()) {
  const place = shakyPlace(opening);
  const host = place.come(opening.secret, calm, { seed: 1 });
  await pass(50);
  const answer = host.client.ask({ type: 'links' });
  await pass(50);
  const links = await answer;
  if (links.type !== 'links') throw new Error('no links');
  host.client.end();
  const secret = freshSecret();
  const devices = [
    place.come(opening.secret, shakiness, { seed: 11 }),
    place.come(secret, shakiness, { seed: 12, passport: links.links[1]?.passport ?? '', name: 'Ana' }),
  ];
  await pass(3_000);
  return { place, devices, secrets: [opening.secret, secret], links: links.links };
}

/** A screen whose chart stands on a room. */
function screenOf(client: RoomClient) {
  const table = remoteTable(client);
  const actor = createActor(chartWith()).start();
  actor.send({ type: 'open', table, isTakenUp: false });
  return {
    actor,
    now: () => actor.getSnapshot(),
    show() {
      for (let stage = nowShowing(actor.getSnapshot()); stage; stage = nowShowing(actor.getSnapshot()))
        actor.send({ type: 'shown', stage: stage.id });
    },
  };
}

/** What a device that came just now would know. */
async function afresh(place: ReturnType<typeof shakyPlace>, secret: string) {
  const { client } = place.come(secret, calm, { seed: 99 });
  await pass(50);
  const known = knownBy(client);
  client.end();
  return known;
}

const lasting = ({ n, view, coins, log, setup, mayTakeBack, you }: Known) => ({
  n,
  view,
  coins,
  log,
  setup,
  mayTakeBack,
  you,
});

describe('a device at a room', () => {
  it('plays a whole game by the chart over a connection that is cut, slow and out of order: each step once, and everybody ends with what a newcomer sees', async () => {
    const { place, devices, secrets } = await twoAtARoom(shaky, openingOf(['human', 'human', opponent('wanderer')]));
    const screens = devices.map(({ client }) => screenOf(client));
    const below = chanceOf(7);
    let asked = 0;
    for (let turn = 0; turn < 4_000 && screens.some(({ now }) => partOf(now()) !== 'gameOver'); turn++) {
      for (const screen of screens) {
        screen.show();
        const { context } = screen.now();
        if (activityOf(screen.now()) !== 'waiting' || context.legal.length === 0) continue;
        // Nobody sees anybody else's coins before the end.
        expect(context.view?.coins.filter((coins) => coins !== null)).toHaveLength(1);
        asked += 1;
        screen.actor.send({ type: 'do', commands: [someMove(context.legal, below)] });
      }
      await pass(150);
    }
    await pass(10_000);
    const rows = place.store.rowsFrom(0).filter(({ act, key }) => act.kind === 'do' && key?.startsWith('?') === false);
    expect(rows).toHaveLength(asked);
    for (const [at, { client }] of devices.entries()) {
      const fresh = await afresh(place, secrets[at] ?? '');
      expect(lasting(knownBy(client))).toEqual(lasting(fresh));
      screens[at]?.show();
      expect(screens[at]?.now().context.log).toEqual(fresh.log);
      expect(fresh.view.phase).toBe('gameOver');
    }
  });

  it('is back within two seconds of being cut, nineteen times in twenty', async () => {
    const { devices } = await twoAtARoom({ ...shaky, late: 0 });
    const [{ client }] = devices as [(typeof devices)[number]];
    const gaps: number[] = [];
    let since: number | null = null;
    client.subscribe(() => {
      if (client.state.connection === 'resuming') since ??= Date.now();
      else if (since !== null) {
        gaps.push(Date.now() - since);
        since = null;
      }
    });
    await pass(120_000);
    expect(gaps.length).toBeGreaterThan(60);
    expect(gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)]).toBeLessThan(2_000);
  });

  it('goes on when the room was down, with what was asked meanwhile done once', async () => {
    const { place, devices } = await twoAtARoom(calm);
    const [{ client }] = devices as [(typeof devices)[number]];
    const { n } = knownBy(client);
    place.fall();
    await pass(20_000);
    expect(client.state.connection).toBe('resuming');
    const answer = client.ask({ type: 'do', on: n, seat: 0, commands: [{ type: 'pickCombo', index: 0 }] });
    await pass(20_000);
    place.rise();
    await pass(9_000);
    expect(await answer).toMatchObject({ type: 'accepted' });
    expect(knownBy(client).log).toHaveLength(1);
    expect(place.store.rowsFrom(0).filter(({ act }) => act.kind === 'do')).toHaveLength(1);
  });

  it('comes back at once when the page is looked at again', async () => {
    const { place, devices } = await twoAtARoom(calm);
    const [{ client, wake }] = devices as [(typeof devices)[number]];
    place.fall();
    await pass(10 * 60_000);
    place.rise();
    wake();
    await pass(100);
    expect(client.state.connection).toBe('here');
  });

  it('says at once that the network is gone, comes back by itself, and what was asked meanwhile is carried out once', async () => {
    const { place, devices } = await twoAtARoom(calm);
    const [{ client, lose }] = devices as [(typeof devices)[number]];
    const { n } = knownBy(client);
    lose();
    expect(client.state.connection).toBe('resuming');
    const answer = client.ask({ type: 'do', on: n, seat: 0, commands: [{ type: 'pickCombo', index: 0 }] });
    await pass(4_000);
    expect(client.state.connection).toBe('here');
    expect(await answer).toMatchObject({ type: 'accepted' });
    expect(place.store.rowsFrom(0).filter(({ act }) => act.kind === 'do')).toHaveLength(1);
  });

  it('says which door was closed to a forged link', async () => {
    const { place, links } = await twoAtARoom(calm);
    const forged = place.come(freshSecret(), calm, { passport: `${links[0]?.passport.slice(0, -1)}?` });
    await pass(100);
    expect(forged.client.state).toMatchObject({ connection: 'ended', ending: { how: 'refused', code: 'badPassport' } });
    expect(await forged.client.ask({ type: 'leave' }).catch(() => null)).toMatchObject({ type: 'refused' });
  });

  it('is told that it was sent away when another browser of the same device stays alone', async () => {
    const { place, devices, secrets } = await twoAtARoom(calm);
    const [{ client }] = devices as [(typeof devices)[number]];
    const given = await answered(client.ask({ type: 'pass' }));
    const passport = given.type === 'pass' ? given.passport : '';
    const lost = place.come(freshSecret(), calm, { passport });
    await pass(100);
    expect(knownBy(lost.client).you.seats).toEqual([0]);
    expect(await answered(client.ask({ type: 'alone', secret: secrets[0] ?? '' }))).toMatchObject({ type: 'accepted' });
    await pass(2_000);
    expect(lost.client.state).toMatchObject({ connection: 'ended', ending: { how: 'closed', why: 'removed' } });
    expect(client.state.connection).toBe('here');
  });

  it('says so when the room is of another version, and tries no more', async () => {
    for (const [text, who] of [
      ['{"type":"outdated","n":3,"who":"room","protocol":0}', 'room'],
      ['{"type":"outdated","n":3,"who":"page","protocol":9}', 'page'],
    ] as const) {
      let connections = 0;
      const client = comeTo(
        {
          connect(_address, ends) {
            connections += 1;
            setTimeout(ends.onOpen, 1);
            setTimeout(() => ends.onText(text), 2);
            return { send: () => undefined, close: () => undefined };
          },
          now: () => Date.now(),
          after: (milliseconds, work) => {
            const timer = setTimeout(work, milliseconds);
            return () => clearTimeout(timer);
          },
          chance: () => 0.5,
          onWake: () => () => undefined,
          onLost: () => () => undefined,
        },
        { address: 'ws', secret: freshSecret(), page: 'p', clock: () => Date.now() },
      );
      await pass(30_000);
      expect(client.state).toMatchObject({ connection: 'ended', ending: { how: 'outdated', who } });
      expect(connections).toBe(1);
    }
  });

  it('knows a rematch from news of the same game, whoever sits down or comes back', async () => {
    const { place, devices, links } = await twoAtARoom(calm);
    const [host, guest] = devices as [(typeof devices)[number], (typeof devices)[number]];
    place.come(freshSecret(), calm, { passport: links[2]?.passport ?? '' });
    place.fall();
    await pass(1_000);
    place.rise();
    await pass(5_000);
    expect([host.client.state.deal, guest.client.state.deal]).toEqual([0, 0]);
    const agree = async (what: 'end' | 'rematch') => {
      void host.client.ask({ type: 'propose', proposal: { what } });
      await pass(100);
      const proposal = knownBy(guest.client).proposals[0]?.proposal ?? -1;
      void guest.client.ask({ type: 'answer', proposal, yes: true });
      await pass(100);
    };
    await agree('end');
    await agree('rematch');
    expect([host.client.state.deal, guest.client.state.deal]).toEqual([1, 1]);
    expect(knownBy(host.client).isOver).toBe(false);
  });

  it('tells what the room refuses, and hands the rules’ refusals to the chart', async () => {
    const { devices } = await twoAtARoom(calm);
    const [{ client }] = devices as [(typeof devices)[number]];
    const table = remoteTable(client);
    const troubles: string[] = [];
    table.onTrouble((code) => troubles.push(code));
    await table.look(0);
    const wrong = { seat: 0, commands: [{ type: 'endConquests' }], viewer: 0 } as const;
    const answers = Promise.all([table.send(wrong), table.send(wrong)]);
    await pass(50);
    const [one, other] = await answers;
    expect(one).toBe(other);
    expect(one).toMatchObject({ accepted: false, refused: { refusal: { code: 'notNow' } } });
    const back = table.send({ seat: 0, commands: null, viewer: 0 });
    await pass(50);
    expect(await back).toEqual({ accepted: false, refused: null });
    expect(troubles).toEqual(['nothingToTakeBack']);
  });
});
