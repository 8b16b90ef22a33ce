import { describe, expect, it } from 'vitest';
import type { Command, GameSetup, GameState } from '../../src/rules/index.ts';
import { apply, contentOf, legal, newGame, replay } from '../../src/rules/index.ts';
import { Broken, type CheckedStep, playChecked } from '../../tools/checks/checked-game.ts';
import { freeze } from '../../tools/checks/commands.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { mostTelling } from '../support/how-long.ts';

const { powers, races } = contentOf({});

/** Every kind of command, event and phase met on the way. */
const met = { commands: new Set<string>(), events: new Set<string>(), phases: new Set<string>() };

function note({ command, state, events }: CheckedStep): void {
  met.commands.add(command.type === 'act' ? command.action : command.type);
  met.phases.add(state.phase);
  for (const { type } of events) met.events.add(type);
}

const combos = Object.keys(races).flatMap((race) => Object.keys(powers).map((power) => ({ race, power })));

/** Set-ups in which each combo of the box lies on top of the column once; `shift` moves them on by so many boards. */
const setupsOf = (shift: number) =>
  combos.map(
    ({ race, power }, index): GameSetup => ({
      players: 2 + ((index + shift) % 4),
      seed: 1000 + 300 * shift + index,
      banners: [race],
      badges: [power],
    }),
  );

/** Plays on at random if not said otherwise, checking everything; the combo on top is picked first. */
function playThrough(
  setup: GameSetup,
  most?: number,
  prefer: (commands: readonly Command[]) => Command | undefined = () => undefined,
) {
  const draw = drawFrom(setup.seed);
  const drawCheck = drawFrom(setup.seed);
  let isFirst = setup.banners !== undefined;
  const choose = (state: GameState): Command => {
    if (!isFirst) return prefer(legal(state)) ?? randomCommand(draw, state);
    isFirst = false;
    return { type: 'pickCombo', index: 0 };
  };
  return playChecked({
    setup,
    choose,
    ...(most !== undefined && { most }),
    isListChecked: () => drawCheck(200) === 0,
    look: note,
  });
}

describe('whatever is played, the game stays whole', () => {
  for (const race of Object.keys(races)) {
    it(`${race} with every power: tokens, markers, banners, badges and coins are all accounted for`, () => {
      for (const setup of setupsOf(0).filter(({ banners }) => banners?.[0] === race)) {
        const { state, commands } = playThrough(setup, 110);
        const again = replay(setup, JSON.parse(JSON.stringify(commands)));
        expect(again.ok && JSON.stringify(again.state)).toBe(JSON.stringify(state));
      }
    });

    it(`${race} with every other power on another board (in the long run all on all), through the first turns`, () => {
      const shifts = mostTelling([1, 2, 3], (shift) => shift === 2);
      const all = shifts.flatMap(setupsOf).filter(({ banners }) => banners?.[0] === race);
      expect(all.length).toBe(shifts.length * Object.keys(powers).length);
      const sample = mostTelling(all, (_, place) => place % 4 === 0);
      for (const setup of sample) playThrough(setup, 12 * setup.players);
    });
  }

  for (const players of [2, 3, 4, 5]) {
    it(`a whole game of ${players} comes to its end`, () => {
      const { state } = playThrough({ players, seed: players });
      expect(state.phase).toBe('gameOver');
      expect(legal(state)).toEqual([]);
    });
  }

  it('a race that lost all its tokens passes', () => {
    playThrough({ players: 3, seed: 51 });
    expect(met.commands).toContain('pass');
  });

  it('runs through banners and badges faster than usual', () => {
    const restless = (commands: readonly Command[]) => commands.find(({ type }) => type === 'decline');
    expect(playThrough({ players: 5, seed: 9 }, undefined, restless).state.phase).toBe('gameOver');
    expect(met.events).toContain('badgesReshuffled');
  });

  it('met every kind of command, event and phase on the way', () => {
    const kinds =
      'pickCombo expand decline pass abandon conquer finalRoll endConquests place lift placeMarker liftMarker';
    const more = 'endRedeployment treaty stout berserkRoll convert dragon';
    expect([...met.commands].sort()).toEqual(`${kinds} ${more}`.split(' ').sort());
    expect(met.events.size).toBe(22);
    expect(met.phases.size).toBe(9);
  });

  it('tells a game gone wrong by its set-up and the commands up to the fault', () => {
    const setup: GameSetup = { players: 2, seed: 1 };
    const choose = (state: GameState): Command =>
      state.phase === 'pickCombo' ? { type: 'pickCombo', index: 0 } : { type: 'pass' };
    expect(() => playChecked({ setup, choose })).toThrow(Broken);
    expect(() => playChecked({ setup, choose })).toThrow(/refused[\s\S]*"seed":1[\s\S]*"type":"pass"/);
  });

  it('goes on alike after its state was written and read', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = playThrough({ players: 4, seed }, 60 + 25 * seed);
      const read: GameState = JSON.parse(JSON.stringify(state));
      expect(read).toEqual(state);
      expect(legal(read)).toEqual(legal(state));
      for (const command of legal(state)) expect(apply(read, command)).toStrictEqual(apply(state, command));
    }
  });

  it('another seed is another game', () => {
    expect(started({ players: 3, seed: 1 })).not.toEqual(started({ players: 3, seed: 2 }));
    expect(started({ players: 3, seed: 1 })).toEqual(started({ players: 3, seed: 1 }));
  });
});

function started(setup: GameSetup): GameState {
  const start = newGame(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  return freeze(start.state);
}
