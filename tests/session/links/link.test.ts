import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameSetup, newestRules, newGame } from '../../../src/rules/index.ts';
import { LINK_VERSION, wrap } from '../../../src/session/links/envelope.ts';
import { flag, integer, NumberWriter } from '../../../src/session/links/fields.ts';
import { makeLink, openLink, positionOf } from '../../../src/session/links/link.ts';
import { textLike } from '../../../src/session/links/text.ts';
import { positionDigest } from '../../../src/session/saves/index.ts';
import type { Played, TableSetup } from '../../../src/session/turn/index.ts';
import { playAgain } from '../../../src/session/turn/step.ts';
import { gameOfOpponents } from '../../../tools/bench/link/games.ts';
import { playGame } from '../../../tools/players/game.ts';
import { randomPlayer } from '../../../tools/players/random.ts';
import { mostTelling } from '../../support/how-long.ts';
import { corpus, gameOf, linkOf } from './games.ts';

const table: Omit<TableSetup, 'game'> = {
  seats: [
    { name: 'Bożena', colour: 3, control: 'human' },
    {
      name: 'Цветан',
      colour: 1,
      control: { level: 'warlord', temper: { aggression: 0.05, greed: 1, patience: 0.123456789 }, seed: -17 },
    },
  ],
  options: { curtain: true },
};

/** Games of two and of five as opponents play them. */
const ofOpponents = mostTelling([1, 2], (seed) => seed === 1).flatMap((seed) => [
  gameOfOpponents(2, seed),
  gameOfOpponents(5, seed),
]);

/** A random game of two by a set-up, up to a number of commands. */
function played(game: GameSetup, commands = Number.POSITIVE_INFINITY, rest = table): Played {
  let left = commands;
  const { commands: given } = playGame(game, randomPlayer(5), () => left-- === 0);
  const start = newGame(game);
  if (!start.ok) throw new Error(start.refusal.code);
  const again = playAgain(start.state, given);
  if ('refusal' in again) throw new Error(again.refusal.code);
  return { setup: { ...rest, game }, game: again.game, log: again.log };
}

describe('a game in a link', () => {
  it('comes back with every command, event and hidden stack, whatever the rules and the number of players', () => {
    expect(corpus.length).toBeGreaterThan(35);
    const some = mostTelling(corpus, (_, place) => place % 6 === 0);
    for (const one of [...some, ...ofOpponents.slice(0, 2)]) {
      const { game, log, setup } = gameOf(linkOf(one));
      expect(positionDigest(game)).toBe(positionDigest(one.game));
      expect(game.rules).toBe(one.game.rules);
      // As text: comparing hundreds of events field by field takes long.
      expect(JSON.stringify(log)).toBe(JSON.stringify(one.log));
      expect(setup.seats).toEqual(one.setup.seats);
    }
  });

  it('keeps who sits where, who decides, and how the table behaves; names only if they are wanted', () => {
    const one = played({ players: 2, seed: 1 }, 30);
    const { setup } = gameOf(linkOf(one));
    expect({ seats: setup.seats, options: setup.options }).toEqual(table);
    const nameless = gameOf(linkOf(one, { names: false })).setup.seats;
    expect(nameless).toEqual(table.seats.map((seat) => ({ ...seat, name: '' })));
    expect(linkOf(one, { names: false }).length).toBeLessThan(linkOf(one).length);
  });

  it('keeps the character of an opponent and its rung, and is of the first version where there is neither', () => {
    const seated = (besides: object): Omit<TableSetup, 'game'> => ({
      ...table,
      seats: [
        { name: '', colour: 0, control: 'human' },
        { name: '', colour: 1, control: { ...control, ...besides } },
      ],
    });
    const control = { level: 'raider', temper: { aggression: 0.5, greed: 0.6, patience: 0.6 }, seed: 4 } as const;
    for (const besides of [{ character: 'avenger' }, { character: 'gadabout' }, { rung: 10 }, {}] as const) {
      const link = linkOf(played({ players: 2, seed: 1 }, 5, seated(besides)));
      expect(gameOf(link).setup.seats[1]?.control).toEqual({ ...control, ...besides });
      expect(link[0]).toBe(Object.keys(besides).length > 0 ? 'C' : 'B');
    }
  });

  it('keeps a set-up that leaves nothing to chance', () => {
    const banners = ['trolls', 'elves'];
    const game = {
      players: 2,
      seed: -(2 ** 53 - 1),
      firstSeat: 1,
      banners,
      badges: ['stout'],
      dice: [3, 0, 2],
      rules: 1,
    };
    const { setup } = gameOf(linkOf(played(game, 40)));
    expect(setup.game).toEqual(game);
    for (const seed of [0, 1, -1, 255, 256, 2 ** 32 - 1, 2 ** 53 - 1])
      expect(gameOf(linkOf(played({ players: 2, seed }, 3))).setup.game.seed).toBe(seed);
  });

  it('can be continued from: what may be taken back, may be', () => {
    const one = played({ players: 2, seed: 4 }, 25);
    const { past } = gameOf(linkOf(one));
    expect(past.length).toBeGreaterThan(0);
    expect(past.at(-1)?.log).toBe(one.log.length - 1);
  });

  it('holds a custom box, and says so where a box is not here', () => {
    const own = { ownRaces: [{ id: 'moles', tokens: 6, borrows: 'trolls', does: 'dwarves' }] };
    const one = played({ players: 2, seed: 9, content: { id: 'base', own } }, 20);
    const { setup, game } = gameOf(linkOf(one));
    expect(setup.game.content).toEqual(one.game.content);
    expect(positionDigest(game)).toBe(positionDigest(one.game));
  });

  it('holds a race and a power made of parts, with their names, as many as may be', () => {
    const parts = [
      { part: 'marker', piece: 'tower', put: 'byHand', supply: 3, defence: 2, perTurn: 1, pays: 1 },
      { part: 'discount', amount: 1, where: ['hill', 'cavern'], beside: ['mine'], holder: ['tribe', 'opponent'] },
      ...Array.from(
        { length: 4 },
        () => ({ part: 'surcharge', amount: 1, where: ['swamp', 'mountain', 'coast'] }) as const,
      ),
    ] as const;
    const own = {
      ownRaces: [{ id: 'moles', tokens: 6, borrows: 'trolls', parts, names: { en: 'Moles', bg: 'Къртици' } }],
      ownPowers: Array.from({ length: 12 }, (_, place) => ({ id: `p${place}`, tokens: 5, parts: parts.slice(1) })),
    };
    const one = played({ players: 2, seed: 9, content: { id: 'base', own } }, 20);
    const { setup, game } = gameOf(linkOf(one));
    expect(setup.game.content).toEqual(one.game.content);
    expect(positionDigest(game)).toBe(positionDigest(one.game));
  });

  it('is a moment alone as well, in the words of the position language', () => {
    for (const one of corpus.slice(0, 12)) {
      const moment = positionOf(one);
      const { setup, game, log } = gameOf(linkOf(moment));
      expect(log).toEqual([]);
      expect(positionDigest(game)).toBe(positionDigest(one.game));
      expect(setup.position).toBe(moment.setup.position);
      expect(linkOf(moment).length).toBeLessThan((moment.setup.position ?? '').length);
    }
  });

  it('is short: of two under 300 characters, of five under 600', () => {
    for (const one of ofOpponents)
      expect(linkOf(one, { names: false }).length).toBeLessThan(one.setup.game.players === 2 ? 150 : 300);
  });
});

/** Links made by the first version of the format, with the fingerprints of where they lead. They must open for ever: never write them anew. */
const recordedLinks: readonly { readonly link: string; readonly digest: string; readonly commands: number }[] =
  JSON.parse(readFileSync(new URL('../../golden/earlier/links.json', import.meta.url), 'utf8'));

describe('the format', () => {
  it('opens every link ever made: the order of what is legal is part of it', () => {
    expect(recordedLinks.length).toBeGreaterThan(10);
    for (const { link, digest, commands } of recordedLinks) {
      const { game, log } = gameOf(link);
      expect({ digest: positionDigest(game), commands: log.length }).toEqual({ digest, commands });
    }
  });

  it('has one link for a game: the same today as when it was recorded', () => {
    for (const { link } of recordedLinks) {
      const { setup, game, log } = gameOf(link);
      expect(linkOf({ setup, game, log })).toBe(link);
    }
  });
});

describe('a link that cannot be opened says why', () => {
  const [one] = recordedLinks;
  const link = one?.link ?? '';
  const problem = (text: string) => {
    const opened = openLink(text);
    return opened.ok ? null : opened.problem;
  };

  it('where its end is missing', () => {
    for (let length = 0; length < link.length; length++) expect(problem(link.slice(0, length))).toBe('cut');
  });

  it('where a character has changed, or others were added', () => {
    for (let at = 3; at < link.length; at++)
      expect(problem(`${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`)).toBe('broken');
    expect(problem(`${link}A`)).toBe('broken');
    expect(problem(`${link} and more`)).toBe('broken');
    expect(problem('A'.repeat(1_000_000))).toBe('broken');
  });

  it('but not for what a chat puts behind it', () => {
    for (const end of ['.', ')', '>', '”', ' ', '\n']) expect(problem(link + end)).toBe(null);
  });

  it('where a later version made it, or later rules play it', () => {
    expect(problem(wrap(0n, LINK_VERSION + 1))).toBe('newer');
    const to = new NumberWriter();
    integer.write(to, newestRules + 1);
    expect(problem(wrap(to.fold()))).toBe('newer');
  });

  it('where its box is not here', () => {
    // Under that name there is none; and under this one there is another.
    for (const id of ['caves', 'base']) {
      const to = new NumberWriter();
      integer.write(to, newestRules);
      flag.write(to, true);
      textLike('', 100).write(to, id);
      flag.write(to, false);
      to.put(12_345, 2 ** 32);
      expect(problem(wrap(to.fold()))).toBe('otherBox');
    }
  });

  it('where the game does not come out as it was recorded', () => {
    const game = played({ players: 2, seed: 6 }, 40);
    const other = { ...game, game: { ...game.game, coins: [99, 99] } };
    expect(problem(linkOf(other))).toBe('otherRules');
  });

  it('and a game that holds more than a link can has none', () => {
    const one = played({ players: 2, seed: 1 }, 60);
    const position = 'x'.repeat(10_001);
    expect(makeLink({ ...one, setup: { ...one.setup, position } })).toEqual({ ok: false, problem: 'tooLong' });
    // One token to and fro, for hours.
    const there = one.log.findIndex(({ command }) => command.type === 'lift');
    const before = played({ players: 2, seed: 1 }, there);
    const [lifted] = one.log.slice(there);
    const region = lifted?.command.type === 'lift' ? lifted.command.region : Number.NaN;
    const idle = Array.from({ length: 4000 }, () => ['lift', 'place'] as const)
      .flat()
      .map((type) => ({ type, region, count: 1 }));
    const start = newGame({ players: 2, seed: 1 });
    if (!start.ok) throw new Error(start.refusal.code);
    const again = playAgain(start.state, [...before.log.map(({ command }) => command), ...idle]);
    if ('refusal' in again) throw new Error(again.refusal.code);
    expect(makeLink({ ...before, game: again.game, log: again.log })).toEqual({ ok: false, problem: 'tooLong' });
  });
});
