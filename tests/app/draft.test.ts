import { describe, expect, it } from 'vitest';
import { freshDraft, setupOf, withColour, withName, withPlayers } from '../../src/app/draft.ts';
import { newGame } from '../../src/rules/index.ts';

const nameOf = (seat: number) => `Player ${seat + 1}`;

describe('the draft of a game', () => {
  it('makes a set-up the kernel takes, for every number of players', () => {
    for (const players of [2, 3, 4, 5]) {
      const setup = setupOf(withPlayers(freshDraft(true), players), nameOf, 12);
      expect(setup.seats).toHaveLength(players);
      expect(setup.game).toEqual({ players, seed: 12 });
      expect(setup.options.curtain).toBe(true);
      expect(newGame(setup.game).ok).toBe(true);
    }
  });

  it('names who was not named, and trims the names that were typed', () => {
    const draft = withName(withName(freshDraft(false), 0, '  Ada '), 1, '   ');
    expect(setupOf(draft, nameOf, 1).seats.map((seat) => seat.name)).toEqual(['Ada', 'Player 2']);
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
    expect(setupOf(draft, nameOf, 1).game.firstSeat).toBe(3);
    expect(withPlayers(draft, 3).firstSeat).toBeNull();
    expect(withPlayers(draft, 5).firstSeat).toBe(3);
  });

  it('takes a number or any word as the number of the game, the same one every time', () => {
    const seed = (typed: string) => setupOf({ ...freshDraft(false), seed: typed }, nameOf, 99).game.seed;
    expect(seed('')).toBe(99);
    expect(seed(' 42 ')).toBe(42);
    expect(seed('oak')).toBe(seed('oak'));
    expect(seed('oak')).not.toBe(seed('ash'));
    for (const typed of ['oak', '1e400', '0.5', '99999999999999999999'])
      expect(Number.isSafeInteger(seed(typed))).toBe(true);
  });
});
