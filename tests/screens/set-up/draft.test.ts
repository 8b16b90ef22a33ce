import { describe, expect, it } from 'vitest';
import { characterIds } from '../../../src/opponents/types.ts';
import { newestBox, newGame } from '../../../src/rules/index.ts';
import {
  companyOf,
  freshDraft,
  withColour,
  withCompany,
  withFriend,
  withPlayers,
  withSeat,
} from '../../../src/screens/set-up/draft.ts';
import { setupOf } from '../../../src/screens/set-up/set-up.ts';

describe('the draft of a game', () => {
  it('makes a set-up the kernel takes, for every number of players', () => {
    for (const players of [2, 3, 4, 5]) {
      const setup = setupOf(withPlayers(freshDraft(true), players), 12);
      expect(setup.seats).toHaveLength(players);
      expect(setup.game).toEqual({ players, seed: 12, ...newestBox() });
      expect(setup.options.curtain).toBe(true);
      expect(newGame(setup.game).ok).toBe(true);
    }
  });

  it('trims the names that were typed, and leaves who was not named without one', () => {
    const draft = withSeat(withSeat(freshDraft(false), 0, { name: '  Ada ' }), 1, { name: '   ' });
    expect(setupOf(draft, 1).seats.map((seat) => seat.name)).toEqual(['Ada', '']);
  });

  it('never gives two players one colour', () => {
    let draft = freshDraft(false);
    for (const [seat, colour] of [
      [0, 1],
      [4, 1],
      [2, 2],
      [3, 0],
    ] as const) {
      draft = withColour(draft, seat, colour);
      expect(draft.seats[seat]?.colour).toBe(colour);
      expect(new Set(draft.seats.map((one) => one.colour)).size).toBe(5);
    }
  });

  it('leaves it to chance who starts when that player has gone', () => {
    const draft = { ...withPlayers(freshDraft(false), 4), firstSeat: 3 };
    expect(setupOf(draft, 1).game.firstSeat).toBe(3);
    expect(withPlayers(draft, 3).firstSeat).toBeNull();
    expect(withPlayers(draft, 5).firstSeat).toBe(3);
  });

  it('is one person against opponents to begin with, and people only on request', () => {
    const draft = withPlayers(freshDraft(true), 4);
    expect(companyOf(draft)).toBe('alone');
    expect(setupOf(draft, 1).seats.map(({ control }) => control === 'human')).toEqual([true, false, false, false]);
    const together = withCompany(draft, 'together');
    expect(companyOf(together)).toBe('together');
    expect(setupOf(together, 1).seats.every(({ control }) => control === 'human')).toBe(true);
    const invited = withFriend(draft);
    expect(setupOf(invited, 1).seats.map(({ control }) => control === 'human')).toEqual([true, true, false, false]);
    expect(withFriend(together)).toBe(together);
    const mixed = withSeat(together, 2, { player: 'warlord' });
    expect(companyOf(mixed)).toBe('mixed');
    expect(companyOf(withCompany(mixed, 'alone'))).toBe('alone');
    expect(withCompany(mixed, 'alone').seats[2]?.player).toBe('warlord');
  });

  it('draws the characters of opponents with the game, no two alike, unless one was chosen', () => {
    const draft = withSeat(withPlayers(freshDraft(true), 5), 4, { character: 'miser' });
    const characters = (chance: number) =>
      setupOf(draft, chance).seats.flatMap(({ control }) => (control === 'human' ? [] : [control.character]));
    expect(new Set(characters(3).slice(0, 3)).size).toBe(3);
    expect(characters(3)).toEqual(characters(3));
    const games = Array.from({ length: 20 }, (_, chance) => characters(chance));
    expect(games.every((one) => one[3] === 'miser')).toBe(true);
    expect(new Set(games.map(([first]) => first)).size).toBe(characterIds.length);
  });

  it('gives every opponent its level, its temper, and a seed of its own that comes from the number of the game', () => {
    const temper = { aggression: 1, greed: 0, patience: 0.5 };
    const draft = withSeat(withPlayers(freshDraft(true), 5), 3, { player: 'strategist', temper, character: 'none' });
    const controls = (chance: number) => setupOf(draft, chance).seats.map(({ control }) => control);
    expect(controls(9)[3]).toMatchObject({ level: 'strategist', temper });
    expect(controls(9)).toEqual(controls(9));
    const seeds = controls(9).flatMap((control) => (control === 'human' ? [] : [control.seed]));
    expect(new Set(seeds).size).toBe(4);
    expect(seeds.every(Number.isSafeInteger)).toBe(true);
    expect(controls(8)).not.toEqual(controls(9));
  });

  it('takes a number or any word as the number of the game, the same one every time', () => {
    const seed = (typed: string) => setupOf({ ...freshDraft(false), seed: typed }, 99).game.seed;
    expect(seed('')).toBe(99);
    expect(seed(' 42 ')).toBe(42);
    expect(seed('oak')).toBe(seed('oak'));
    expect(seed('oak')).not.toBe(seed('ash'));
    for (const typed of ['oak', '1e400', '0.5', '99999999999999999999'])
      expect(Number.isSafeInteger(seed(typed))).toBe(true);
  });
});
