import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import {
  apply,
  boxesReleased,
  contentDigest,
  contentOf,
  forceOf,
  type GameSetup,
  type GameState,
  hooksOf,
  newGame,
  type OwnBox,
  readState,
  view,
} from '../../src/rules/index.ts';
import { freeze } from '../../tools/checks/commands.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { fromText, playAgain } from '../../tools/corpus/recording.ts';
import { play } from '../support/position.ts';

// As in a later version of the game: the first box as it always was, and others, the second with a fifteenth race and a twenty-first power.
vi.mock('../../src/rules/boxes/index.ts', () => import('../support/test-boxes.ts'));

const second = { content: { id: 'second' } };
/** A box of one's own, as it lies in a file: Gnomes that do as Trolls, who are out, with the tokens of Amazons; fewer powers, one of one's own. */
const ownBox: OwnBox = {
  races: Object.keys(contentOf({}).races).filter((id) => id !== 'trolls'),
  powers: Object.keys(contentOf({}).powers).slice(0, 14).toReversed(),
  ownRaces: [{ id: 'gnomes', tokens: 7, borrows: 'amazons', does: 'trolls' }],
  ownPowers: [{ id: 'nimble', tokens: 5, does: 'flying' }],
};
const own = { content: { id: 'base', own: ownBox } };

function started(setup: GameSetup): GameState {
  const start = newGame(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

/** A game played at random, one state at a time. */
function* statesOf(setup: GameSetup): Generator<GameState> {
  const draw = drawFrom(setup.seed);
  let state = started(setup);
  for (;;) {
    yield state;
    if (state.phase === 'gameOver') return;
    state = play(state, randomCommand(draw, state)).state;
  }
}

const refusalOf = (content: unknown) => {
  const odd: object = { content };
  const start = newGame({ players: 2, seed: 1, ...odd });
  return start.ok ? null : start.refusal.code;
};

describe('a game carries its content', () => {
  it('games of different boxes, played in turns, command by command, go each as if alone', () => {
    const setups: GameSetup[] = [
      { players: 2, seed: 11 },
      { players: 3, seed: 11, banners: ['changelings'], badges: ['fey'], ...second },
      { players: 4, seed: 11, banners: ['gnomes'], badges: ['nimble'], ...own },
      { players: 5, seed: 11, ...second },
    ];
    const alone = setups.map((setup) => [...statesOf(setup)]);
    const together = setups.map((): GameState[] => []);
    const games = setups.map(statesOf);
    for (let going = games; going.length > 0; )
      going = going.filter((game) => {
        const { value } = game.next();
        if (value) together[games.indexOf(game)]?.push(value);
        return value !== undefined;
      });
    expect(together).toEqual(alone);
    expect(alone.map((states) => states.at(-1)?.phase)).toEqual(setups.map(() => 'gameOver'));
  });

  it('recorded games replay after a fifteenth race and a twenty-first power came', () => {
    const { races, powers } = contentOf(second);
    expect([Object.keys(races).length, Object.keys(powers).length]).toEqual([15, 21]);
    const recorded = fromText(readFileSync(new URL('corpus/games.jsonl', import.meta.url), 'utf8'));
    for (const game of recorded.slice(0, 6)) playAgain(game);
    // And one whose stacks are left to chance, as players' games are: this is what its seed gave before.
    const { column, hidden } = started({ players: 3, seed: 5 });
    expect([...column.map(({ race }) => race), ...hidden.banners].join()).toBe(seedFive);
  });

  it('every box that was ever released is loaded by its id, no id means the first', () => {
    expect(
      boxesReleased()
        .map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['base', 'second']);
    for (const { id } of boxesReleased())
      expect(contentOf(started({ players: 2, seed: 1, content: { id } })).id).toBe(id);
    expect(started({ players: 2, seed: 1, content: { id: 'base' } })).toStrictEqual(started({ players: 2, seed: 1 }));
    expect(contentOf({}).id).toBe('base');
    // What is in the first box, in its order: a save of any time hangs on it.
    expect(contentDigest(contentOf({}))).toBe('892d20e19120998c');
  });

  it('a state of the first box says nothing of it, any other says its box with the digest', () => {
    expect(JSON.stringify(started({ players: 2, seed: 1 }))).not.toContain('content');
    const { content } = started({ players: 2, seed: 1, ...second });
    expect(content).toEqual({ id: 'second', digest: contentDigest(contentOf(second)) });
    expect(view(started({ players: 2, seed: 1, ...own }), 0).content).toMatchObject(own.content);
  });

  it('a game goes on from its JSON alone, in a box of one’s own too', () => {
    for (const setup of [second, own])
      for (const state of statesOf({ players: 2, seed: 3, ...setup })) {
        const read = readState(JSON.parse(JSON.stringify(state)));
        expect(read).toEqual({ ok: true, state });
        if (state.phase === 'gameOver' || !read.ok) continue;
        const command = randomCommand(drawFrom(state.round), state);
        expect(apply(read.state, command)).toEqual(apply(state, command));
      }
  });

  it('nothing of a box, or of the name a set-up gives it, is changed by games', () => {
    const setup = freeze({ players: 3, seed: 2, banners: ['gnomes'], ...structuredClone(own) });
    const before = boxesReleased().map(contentDigest);
    expect([...statesOf(setup)].length).toBeGreaterThan(50);
    expect(boxesReleased().map(contentDigest)).toEqual(before);
    for (const box of boxesReleased()) expect([box, box.races, box.powers].every(Object.isFrozen), box.id).toBe(true);
  });
});

/** Banners of the game for three with seed 5, column first, as they lay when there was one box. */
const seedFive =
  'ratmen,skeletons,wizards,humans,orcs,trolls,elves,ghouls,giants,amazons,tritons,halflings,dwarves,sorcerers';

describe('a box of one’s own is data', () => {
  it('OWN-1 OWN-2 its races and powers are in, with what they do; whose tokens are borrowed is out', () => {
    const state = started({ players: 2, seed: 1, banners: ['gnomes'], badges: ['nimble'], ...own });
    const banners = [...state.column.map(({ race }) => race), ...state.hidden.banners];
    const expected = Object.keys(contentOf({}).races).filter((id) => id !== 'amazons' && id !== 'trolls');
    expect(banners.toSorted()).toEqual([...expected, 'gnomes'].toSorted());
    expect(state.column.length + state.hidden.badges.length).toBe(15);
    expect(state.tray.gnomes).toBe(15);
    const picked = play(state, { type: 'pickCombo', index: 0 }).state;
    expect(forceOf(picked, 0).hand).toBe(7 + 5);
    const taken = play(picked, { type: 'conquer', region: 5 }).state;
    expect(taken.regions[5]?.markers, 'a Lair, and flown inland').toMatchObject({ lair: 1 });
  });

  it('OWN-4 a banner and a badge that do the same do it twice, where it can be counted; by versions 1 and 2 once', () => {
    const ownRaces = ['berserk', 'hill', 'commando'].map((does, place) => {
      const borrows = ['amazons', 'orcs', 'elves'][place] ?? '';
      return { id: `${does}Folk`, tokens: 5, borrows, does };
    });
    const content = { id: 'base', own: { ownRaces } };
    const counts = (rules?: number) =>
      ownRaces.map(({ id, does }) => {
        const setup = { players: 2, seed: 1, banners: [id], badges: [does], content, rules };
        const { state } = play(started(setup), { type: 'pickCombo', index: 0 });
        const hooks = hooksOf(state, forceOf(state, 0));
        return [hooks.actions, hooks.coins, hooks.discounts].map(({ length }) => length);
      });
    const once = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    expect([counts(1), counts(2)]).toEqual([once, once]);
    expect(counts()).toEqual([
      [1, 0, 0],
      [0, 2, 0],
      [0, 0, 2],
    ]);
  });

  it('the order in which its powers are named is the one in which they are shuffled', () => {
    const turned = { ...ownBox, powers: ownBox.powers?.toReversed() };
    const badges = (box: OwnBox) => started({ players: 2, seed: 1, content: { id: 'base', own: box } }).hidden.badges;
    expect(badges(turned)).not.toEqual(badges(ownBox));
    expect(badges(turned).toSorted()).not.toEqual(badges({}).toSorted());
  });

  it('one that cannot be played with is refused, whatever it is', () => {
    const box = (more: object) => ({ id: 'base', own: more });
    expect(refusalOf(own.content)).toBeNull();
    expect(refusalOf({ id: 'attic' })).toBe('unknownBox');
    expect(refusalOf({ ...own.content, digest: '0' })).toBe('otherBox');
    expect(refusalOf(box({ races: ['orcs', 'elfs'] }))).toBe('unknownCombo');
    expect(refusalOf(box({ powers: ['hill', 'hill'] }))).toBe('unknownCombo');
    expect(refusalOf(box({ races: Object.keys(contentOf({}).races).slice(0, 11) }))).toBe('smallBox');
    expect(refusalOf(box({ powers: Object.keys(contentOf({}).powers).slice(0, 10) }))).toBe('smallBox');
    const gnomes = { id: 'gnomes', tokens: 7, borrows: 'amazons' };
    expect(refusalOf(box({ ownRaces: [{ ...gnomes, tokens: 11 }] }))).toBe('tooManyOwnTokens');
    expect(refusalOf(box({ ownRaces: [gnomes, gnomes] }))).toBe('nameTaken');
    expect(refusalOf(box({ ownRaces: [gnomes, { ...gnomes, id: 'imps' }] }))).toBe('noSuchLender');
    expect(refusalOf(box({ ownRaces: [{ ...gnomes, does: 'magic' }] }))).toBe('unknownCombo');
    expect(refusalOf(box({ ownPowers: [{ id: 'nimble', tokens: 6 }] }))).toBe('tooManyOwnTokens');
    expect(refusalOf(box({ ownRaces: [{ ...gnomes, does: 'heroic' }] })), 'there are two Heroes').toBe('nameTaken');
  });

  it('what is no name of a box is a malformed set-up, and nothing is thrown', () => {
    const gnomes = { id: 'gnomes', tokens: 7, borrows: 'amazons' };
    const thrower = Object.defineProperty({}, 'id', {
      enumerable: true,
      get: () => {
        throw new Error('hostile');
      },
    });
    const odd = [
      null,
      7,
      'base',
      [],
      {},
      { id: 7 },
      { id: '__proto__' },
      { id: 'base', more: 1 },
      { id: 'base', digest: 7 },
      { id: 'base', own: [] },
      { id: 'base', own: { races: 'orcs' } },
      { id: 'base', own: { races: new Array(4e9) } },
      { id: 'base', own: { ownRaces: [{ ...gnomes, id: '7' }] } },
      { id: 'base', own: { ownRaces: [{ ...gnomes, tokens: '7' }] } },
      { id: 'base', own: { ownRaces: [{ ...gnomes, coins: 7 }] } },
      { id: 'base', own: { ownPowers: [gnomes] } },
      thrower,
    ];
    for (const [index, content] of odd.entries()) expect(refusalOf(content), `${index}`).toBe('malformedSetup');
  });
});
