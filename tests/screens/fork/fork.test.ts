import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../../src/opponents/types.ts';
import { type GameEvent, newGame } from '../../../src/rules/index.ts';
import { endOf } from '../../../src/screens/fork/AfterGame.tsx';
import {
  dealKey,
  dealOf,
  forkOf,
  forOnePerson,
  lastTurnOfPerson,
  turnsOf,
  withPlayer,
  withSomebody,
} from '../../../src/screens/fork/fork.ts';
import { positionDigest } from '../../../src/session/saves/index.ts';
import type { Played, SeatSetup } from '../../../src/session/turn/index.ts';
import { playAgain } from '../../../src/session/turn/step.ts';
import { playGame } from '../../../tools/players/game.ts';
import { randomPlayer } from '../../../tools/players/random.ts';
import { settler } from '../../../tools/players/settler.ts';

const raider = { level: 'raider', temper: { ...evenTemper, greed: 1 }, seed: 77 } as const;
const seats: readonly SeatSetup[] = [
  { name: 'Ada', colour: 0, control: 'human' },
  { name: 'Bo', colour: 1, control: 'human' },
  { name: '', colour: 2, control: raider },
];

function played(player = randomPlayer(3), seed = 8): Played {
  const game = { players: 3, seed };
  const { commands } = playGame(game, player);
  const start = newGame(game);
  if (!start.ok) throw new Error(start.refusal.code);
  const again = playAgain(start.state, commands);
  if ('refusal' in again) throw new Error(again.refusal.code);
  return { setup: { game, seats, options: { curtain: true }, lesson: 'first' }, game: again.game, log: again.log };
}

const throwsIn = (log: readonly { readonly events: readonly GameEvent[] }[]) =>
  log.flatMap(({ events }) => events).flatMap((event) => (event.type === 'dieRolled' ? [event.value] : []));

describe('playing on from a moment', () => {
  const game = played();

  it('offers every beginning of a turn but the first', () => {
    const turns = turnsOf(game.log);
    expect(turns.length).toBe(3 * game.game.rounds - 1);
    for (const { at, seat, round } of turns) {
      expect(game.log[at]).toMatchObject({ seat, round });
      expect(game.log[at - 1]?.seat === seat && game.log[at - 1]?.round === round).toBe(false);
    }
  });

  it('first offers the last turn of a person, in a game without people the last', () => {
    const turns = turnsOf(game.log);
    const [before, last] = turns.slice(-2);
    const playedBy = (isPerson: (seat: number) => boolean) =>
      lastTurnOfPerson({
        ...game,
        setup: { ...game.setup, seats: seats.map((one, at) => ({ ...one, control: isPerson(at) ? 'human' : raider })) },
      });
    expect(playedBy((seat) => seat !== last?.seat)).toBe(before?.at);
    expect(playedBy(() => true)).toBe(last?.at);
    expect(playedBy(() => false)).toBe(last?.at);
  });

  it('offers a person the seat that is to decide where only opponents played; else those who played', () => {
    expect(withSomebody(game, 40, 1)).toBe(seats);
    const watched: Played = {
      ...game,
      setup: { ...game.setup, seats: seats.map((one) => ({ ...one, control: raider })) },
    };
    const next = watched.log[40]?.seat;
    expect(withSomebody(watched, 40, 1).flatMap(({ control }, at) => (control === 'human' ? [at] : []))).toEqual([
      next,
    ]);
  });

  it('comes to the state it had then, from which the same commands lead to the same end', async () => {
    for (const at of [0, 1, 40, game.log.length]) {
      const fork = await forkOf(game, at, seats);
      expect(fork.log).toEqual(game.log.slice(0, at));
      const again = playAgain(
        fork.game,
        game.log.slice(at).map(({ command }) => command),
      );
      if ('refusal' in again) throw new Error(again.refusal.code);
      expect(positionDigest(again.game)).toBe(positionDigest(game.game));
    }
  });

  it('seats whoever is to play on, takes nothing back, and is no lesson', async () => {
    const given = withPlayer(seats, 0, 'strategist', 5);
    const fork = await forkOf(game, 30, given);
    expect(fork.setup.seats).toEqual(given);
    expect(fork.past ?? []).toEqual([]);
    expect('lesson' in fork.setup).toBe(false);
    expect(game.setup.seats).toEqual(seats);
  });
});

describe('who plays', () => {
  it('an opponent keeps its temper and seed at another level; a new one is even-tempered, with a seed of its own', () => {
    expect(withPlayer(seats, 2, 'warlord', 5)[2]?.control).toEqual({ ...raider, level: 'warlord' });
    const [one, two] = [0, 1].map((seat) => withPlayer(seats, seat, 'raider', 5)[seat]?.control);
    expect(one).toMatchObject({ level: 'raider', temper: evenTemper });
    expect(one).not.toEqual(two);
    expect(withPlayer(seats, 2, 'human', 5)[2]?.control).toBe('human');
  });

  it('a deal is played by one person: the first, or where there was none, at the first seat', () => {
    const kinds = (list: readonly SeatSetup[]) =>
      forOnePerson(list, 'wanderer', 1).map(({ control }) => (control === 'human' ? control : control.level));
    expect(kinds(seats)).toEqual(['human', 'wanderer', 'raider']);
    expect(kinds(withPlayer(seats, 0, 'raider', 1))).toEqual(['raider', 'human', 'raider']);
    expect(kinds(seats.map((seat) => ({ ...seat, control: raider })))).toEqual(['human', 'raider', 'raider']);
  });
});

describe('the same deal', () => {
  it('has the same stacks and the same first seat, whoever plays', () => {
    const game = played();
    const [before, after] = [game.setup, dealOf(game, seats)].map(({ game }) => newGame(game));
    if (!before?.ok || !after?.ok) throw new Error('no game');
    expect(after.state.hidden.banners).toEqual(before.state.hidden.banners);
    expect(after.state.hidden.badges).toEqual(before.state.hidden.badges);
    expect(after.state.column).toEqual(before.state.column);
    expect(after.state.firstSeat).toBe(before.state.firstSeat);
  });

  it('has the same throws in the same order, even if they fall at other moments', () => {
    const game = played();
    const fallen = throwsIn(game.log);
    expect(fallen.length).toBeGreaterThan(2);
    expect(dealOf(game, seats).game.dice).toEqual(fallen);
    const again = playGame(dealOf(game, seats).game, settler);
    const start = newGame(dealOf(game, seats).game);
    if (!start.ok) throw new Error(start.refusal.code);
    const other = playAgain(start.state, again.commands);
    if ('refusal' in other) throw new Error(other.refusal.code);
    const others = throwsIn(other.log);
    const shared = Math.min(fallen.length, others.length);
    expect(shared).toBeGreaterThan(2);
    expect(others.slice(0, shared)).toEqual(fallen.slice(0, shared));
  });

  it('is known again, and told from another', () => {
    const game = played();
    const deal = dealOf(game, withPlayer(seats, 0, 'raider', 9));
    expect(dealKey(deal)).toBe(dealKey(game.setup));
    expect(dealKey(dealOf({ ...played(settler), setup: deal }, seats))).toBe(dealKey(game.setup));
    expect(dealKey(played(settler, 9).setup)).not.toBe(dealKey(game.setup));
  });

  it('lays results side by side in the order of play', () => {
    const { setup, game } = played();
    const { places } = endOf('one', setup, game);
    const order = [0, 1, 2].map((step) => (game.firstSeat + step) % 3);
    expect(places.map(({ coins }) => coins)).toEqual(order.map((seat) => game.coins[seat]));
  });
});
