import { describe, expect, it } from 'vitest';
import { memoryStore, openRoom, restoreRoom } from '../../src/rooms/core/index.ts';
import { bounds, PROTOCOL } from '../../src/rooms/protocol/index.ts';
import { newestRules } from '../../src/rules/index.ts';
import { openingOf } from './support/place.ts';

/** A room of two in a store of so many letters, and what its opener is answered. */
function small(most: number) {
  const store = memoryStore(most);
  const opening = openingOf();
  const opened = openRoom('SMALLS', store, opening, 'ab'.repeat(32), 0);
  if (opened === null) throw new Error('not opened');
  let { room } = opened;
  let now = 0;
  const say = (message: object) => {
    now += 1_000;
    const told = room.receive(0, JSON.stringify(message), now);
    return told.flatMap((effect) => (effect.do === 'send' ? [JSON.parse(effect.text)] : []));
  };
  const answer = (message: object) => {
    const said = say(message).find(({ type }) => type === 'accepted' || type === 'refused');
    return said?.type === 'refused' ? said.why.code : said?.type;
  };
  const hello = () => {
    room.connected(0, now);
    say({ type: 'hello', protocol: PROTOCOL, rules: newestRules, secret: opening.secret, seen: -1 });
  };
  hello();
  return {
    store,
    answer,
    restart() {
      room = restoreRoom('SMALLS', store, [], true, now)?.room ?? room;
      hello();
    },
  };
}

describe('a room that has stored all it may', () => {
  it('takes the commands of its game, agreements to end it and to leave, and nothing that only fills its disk', () => {
    const { answer } = small(1_000);
    const pick = { type: 'do', id: 'a', on: 99, seat: 0, commands: [{ type: 'pickCombo', index: 0 }] };
    expect(answer(pick)).toBe('accepted');
    expect(answer({ type: 'name', id: 'b', seat: 0, name: 'Ana' })).toBe('roomFull');
    expect(answer({ type: 'back', id: 'c', on: 99, seat: 0 })).toBe('roomFull');
    expect(answer({ type: 'propose', id: 'd', proposal: { what: 'rematch' } })).toBe('roomFull');
    expect(answer({ type: 'propose', id: 'e', proposal: { what: 'end' } })).toBe('accepted');
  });

  it('is one that people have renamed without end: the names that stand stay', () => {
    const { answer, restart } = small(Number.POSITIVE_INFINITY);
    const rename = (at: number) => answer({ type: 'name', id: `n${at}`, seat: 0, name: `N${at}` });
    for (let at = 0; at < bounds.renames; at++) expect(rename(at)).toBe('accepted');
    expect(rename(bounds.renames)).toBe('roomFull');
    restart();
    expect(rename(bounds.renames + 1)).toBe('roomFull');
  });
});
