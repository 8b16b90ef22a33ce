import { describe, expect, it } from 'vitest';
import { decide } from '../../src/opponents/decide.ts';
import { noMemory, remembered } from '../../src/opponents/memory.ts';
import { characterTempers } from '../../src/opponents/tempers.ts';
import { type CharacterId, characterIds, evenTemper, type Opponent } from '../../src/opponents/types.ts';
import { type GameEvent, view } from '../../src/rules/index.ts';
import { type Played, played } from '../../tools/measure/played.ts';
import { stateOf } from '../support/position.ts';

/** What one of these did in forty games of three among even-tempered raiders. */
function gamesOf(character: CharacterId | null): Played[] {
  return Array.from({ length: 40 }, (_, number) => {
    const even = (seat: number): Opponent => ({ level: 'raider', temper: evenTemper, seed: number * 10 + seat });
    const own = character && { ...even(0), temper: characterTempers[character], character };
    return played([own ?? even(0), even(1), even(2)], 0, number + 1);
  });
}

const sum = (games: readonly Played[], part: (game: Played) => number) =>
  games.reduce((total, game) => total + part(game), 0);
const share = (games: readonly Played[], part: (game: Played) => number, of: (game: Played) => number) =>
  sum(games, part) / sum(games, of);
const onOthers = ({ onOthers: count }: Played) => count;
const firstDecline = (games: readonly Played[]) =>
  share(
    games,
    ({ declined }) => declined ?? 10,
    () => 1,
  );

describe('a character is felt across the table', { timeout: 60_000 }, () => {
  const even = gamesOf(null);

  it('the grudge-bearer strikes back at whoever attacked it last', () => {
    const onAttacker = (games: readonly Played[]) => share(games, (game) => game.onAttacker, onOthers);
    expect(onAttacker(gamesOf('avenger'))).toBeGreaterThan(onAttacker(even) + 0.1);
  });

  it('the kingbreaker takes from whoever has most coins', () => {
    const onLeader = (games: readonly Played[]) => share(games, (game) => game.onLeader, onOthers);
    expect(onLeader(gamesOf('leveller'))).toBeGreaterThan(onLeader(even) + 0.1);
  });

  it('the homebody leaves the others in peace', () => {
    const peaceless = (games: readonly Played[]) => share(games, onOthers, ({ attacks }) => attacks);
    expect(peaceless(gamesOf('homebody'))).toBeLessThan(peaceless(even) - 0.05);
  });

  it('the miser pays less for its combos, the restless soul declines sooner', () => {
    const paid = (games: readonly Played[]) =>
      share(
        games,
        (game) => game.paid,
        ({ picks }) => picks,
      );
    expect(paid(gamesOf('miser'))).toBeLessThan(paid(even) - 0.4);
    expect(firstDecline(gamesOf('gadabout'))).toBeLessThan(firstDecline(even) - 0.3);
  });
});

describe('a character', () => {
  const state = stateOf('round 10; tribes 14; seat 0 ratmen+hill 9 hand:3; seat 1 tritons+alchemist 3 4:3 10:3 8:2');
  const seen = view(state, state.seat);
  const asked = { level: 'raider', temper: evenTemper, seed: 1 } as const;

  it('decides the same for the same sight and the same memory', () => {
    const memory = { attacker: 1, coins: [5, 5] };
    for (const character of characterIds)
      expect(decide(seen, { ...asked, character, memory })).toEqual(decide(seen, { ...asked, character, memory }));
  });

  it('holds a grudge only against somebody who attacked it', () => {
    const first = (attacker: number | null) =>
      decide(seen, { ...asked, character: 'avenger', memory: { attacker, coins: [5, 5] } }).commands[0];
    expect(first(null)).toEqual({ type: 'conquer', region: 14 });
    expect(first(1)).toEqual({ type: 'conquer', region: 3 });
  });
});

describe('what a seat remembers', () => {
  const attack = (seat: number, defender: number | null): GameEvent => ({
    type: 'attackBegan',
    seat,
    force: 1,
    region: 3,
    by: 'conquer',
    defender,
  });

  it('is the last to attack it, not whom it attacked or who fought somebody else', () => {
    const events = [attack(2, 0), attack(1, 0), attack(2, 1), attack(0, 2), attack(2, null)];
    expect(remembered(noMemory({ players: 3 }), 0, events).attacker).toBe(1);
    expect(noMemory({ players: 3 }).attacker).toBeNull();
  });

  it('and the coins of all, as they were seen to move', () => {
    const clause = 'SCO-1' as const;
    const from = { at: 'stash' } as const;
    const to = { at: 'player', seat: 1 } as const;
    const paid: GameEvent = { type: 'coinsMoved', amount: 4, from, to, clause, force: null, region: null, of: null };
    expect(remembered(noMemory({ players: 2 }), 0, [paid, { ...paid, from: to, to: from, amount: 1 }]).coins).toEqual([
      5, 8,
    ]);
  });
});
