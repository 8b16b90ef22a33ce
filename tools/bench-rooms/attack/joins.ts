import { readFromRoom } from '../../../src/rooms/protocol/index.ts';
import { freshSecret, people } from '../devices/opening.ts';
import type { Attack } from './attack.ts';
import { type Visitor, visitor } from './visitor.ts';

const guests = 20;
const seats = 5;

/**
 * Five people sit at a big screen, and guests who have nothing but the code ask for every one of their seats: a hundred requests. Can everybody who comes then,
 * or comes back, read how they are welcomed, and can the table still agree on something?
 */
export const joins: Attack = async (site) => {
  const opening = { ...people(seats), bigScreen: { visit: null } };
  const address = site.address(await site.open(opening));
  const failed: string[] = [];
  const all: Visitor[] = [];
  const come = async (secret: string, who: string) => {
    const one = await visitor(address);
    all.push(one);
    const answer = await one.hello(secret);
    if (answer?.type !== 'welcome') failed.push(`${who} is not welcomed: ${JSON.stringify(answer)?.slice(0, 80)}`);
    return one;
  };
  await come(opening.secret, 'the screen');
  const secrets = Array.from({ length: seats }, freshSecret);
  const players: Visitor[] = [];
  for (const [seat, secret] of secrets.entries()) {
    const player = await come(secret, `player ${seat}`);
    players.push(player);
    await player.ask({ type: 'sit', seat, name: `player ${seat}` });
  }
  for (let guest = 0; guest < guests; guest++) {
    const one = await come(freshSecret(), `guest ${guest}`);
    for (let seat = 0; seat < seats; seat++) {
      const answer = await one.ask({ type: 'sit', seat, name: `guest ${guest}` });
      if (answer === null) failed.push(`guest ${guest} gets no answer`);
    }
  }
  for (const [seat, secret] of secrets.entries()) {
    players[seat]?.close();
    players[seat] = await come(secret, `player ${seat}, coming back,`);
  }
  await come(freshSecret(), 'the next guest');
  for (const what of ['pause', 'end']) {
    const answer = await players[1]?.ask({ type: 'propose', proposal: { what } });
    if (answer?.type !== 'accepted') failed.push(`nobody can propose "${what}"`);
  }
  for (const [at, { texts }] of all.entries())
    for (const text of texts.filter((one) => readFromRoom(one) === null))
      failed.push(`device ${at} cannot read: ${text.slice(0, 40)}`);
  for (const one of all) one.close();
  return { tried: guests * seats + all.length + 2, failed };
};
