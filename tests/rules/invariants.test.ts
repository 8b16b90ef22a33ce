import { describe, expect, it } from 'vitest';
import { refusals } from '../../src/locale/en/refusals.ts';
import type { Command, GameSetup, GameState, Position } from '../../src/rules/index.ts';
import { apply, explain, legal, newGame, powers, races, replay } from '../../src/rules/index.ts';
import { everyCommand, freeze } from '../support/commands.ts';
import { coinsInPlay, faults } from '../support/invariants.ts';
import { type Draw, drawFrom, randomCommand } from '../support/random-player.ts';
import { retell, tale } from '../support/retell.ts';

/** Every kind of command, event and phase met on the way. */
const met = { commands: new Set<string>(), events: new Set<string>(), phases: new Set<string>() };

const combos = Object.keys(races).flatMap((race) => Object.keys(powers).map((power) => ({ race, power })));

/** Set-ups in which each combo of the box lies on top of the column once, over all boards and starting seats. */
const setups = combos.map(
  ({ race, power }, index): GameSetup => ({
    players: 2 + (index % 4),
    seed: 1000 + index,
    banners: [race],
    badges: [power],
  }),
);

function started(setup: GameSetup): GameState {
  const start = newGame(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  return freeze(start.state);
}

/** Each listed command is accepted; each other one is refused, with a message. */
function compareLegalWithApply(state: GameState): void {
  const listed = legal(state).map((command) => JSON.stringify(command));
  const allowed = new Set(listed);
  expect(allowed.size, 'no command is listed twice').toBe(listed.length);
  const seen = new Set<string>();
  for (const command of everyCommand(state)) {
    const text = JSON.stringify(command);
    const outcome = apply(state, command);
    const refusal = explain(state, command);
    seen.add(text);
    if (outcome.ok !== allowed.has(text) || outcome.ok !== (refusal === null))
      throw new Error(
        `${text} in ${state.phase}: listed ${allowed.has(text)}, applied ${outcome.ok}, ${refusal?.code}`,
      );
    if (refusal && !(`refusal.${refusal.code}` in refusals)) throw new Error(`no message for ${refusal.code}`);
  }
  for (const text of listed) if (!seen.has(text)) throw new Error(`${text} is listed, but no command of the board`);
}

/** Ready to give up its race at the first occasion. */
function restless(draw: Draw, state: Position): Command {
  return legal(state).find(({ type }) => type === 'decline') ?? randomCommand(draw, state);
}

/** Plays on with frozen states, at random if not said, checking everything after every command; the state and the commands. */
function playThrough(
  setup: GameSetup,
  most = 5000,
  choose: typeof randomCommand = randomCommand,
): { state: GameState; commands: Command[] } {
  const draw = drawFrom(setup.seed);
  const commands: Command[] = [];
  let state = started(setup);
  while (commands.length < most && state.phase !== 'gameOver') {
    const command: Command = commands.length === 0 ? { type: 'pickCombo', index: 0 } : choose(draw, state);
    if (draw(90) === 0) compareLegalWithApply(state);
    const at = `${JSON.stringify(setup)} ${commands.length} ${JSON.stringify(command)}`;
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(`${at}: listed, but ${outcome.refusal.code}`);
    const next = freeze(outcome.state);
    expect(faults(next), at).toEqual([]);
    expect(tale(next), at).toEqual(retell(state, outcome.events));
    const paid = outcome.events.flatMap((event) =>
      event.type === 'coinsMoved' && event.from.at === 'stash' ? [event.amount] : [],
    );
    expect(coinsInPlay(next) - coinsInPlay(state), at).toBe(paid.reduce((sum, amount) => sum + amount, 0));
    state = next;
    commands.push(command);
    met.commands.add(command.type === 'act' ? command.action : command.type);
    met.phases.add(state.phase);
    for (const { type } of outcome.events) met.events.add(type);
  }
  return { state, commands };
}

describe('whatever is played, the game stays whole', () => {
  for (const race of Object.keys(races)) {
    it(`${race} with every power: tokens, markers, banners, badges and coins are all accounted for`, () => {
      for (const setup of setups.filter(({ banners }) => banners?.[0] === race)) {
        const { state, commands } = playThrough(setup);
        const again = replay(setup, JSON.parse(JSON.stringify(commands)));
        expect(again.ok && JSON.stringify(again.state)).toBe(JSON.stringify(state));
      }
    });
  }

  for (const players of [2, 3, 4, 5]) {
    it(`a whole game of ${players} comes to its end`, () => {
      const { state } = playThrough({ players, seed: players });
      expect(state.phase).toBe('gameOver');
      expect(legal(state)).toEqual([]);
    });
  }

  it('runs through banners and badges faster than usual', () => {
    expect(playThrough({ players: 5, seed: 9 }, 5000, restless).state.phase).toBe('gameOver');
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

  it('goes on alike after its state was written and read', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = playThrough({ players: 4, seed }, 60 + 25 * seed);
      const read: GameState = JSON.parse(JSON.stringify(state));
      expect(read).toStrictEqual(state);
      expect(legal(read)).toEqual(legal(state));
      for (const command of legal(state)) expect(apply(read, command)).toStrictEqual(apply(state, command));
    }
  });

  it('another seed is another game', () => {
    expect(started({ players: 3, seed: 1 })).not.toEqual(started({ players: 3, seed: 2 }));
    expect(started({ players: 3, seed: 1 })).toEqual(started({ players: 3, seed: 1 }));
  });
});
