import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { command as requested } from '../../src/headless/command.ts';
import { commandRules } from '../../src/rules/commands/index.ts';
import { defineCommand } from '../../src/rules/commands/rule.ts';
import { type Command, type CommandType, commandFields, commandTypes, explain, legal } from '../../src/rules/index.ts';
import { commandsSchema } from '../../src/session/saves/schema.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { position } from '../support/position.ts';

/** One command of each kind and number of fields, as games list them, with the position it was listed in. */
function listed() {
  const found = new Map<string, { readonly command: Command; readonly state: Parameters<typeof legal>[0] }>();
  for (let seed = 1; seed <= 60; seed++)
    playGame({ players: 2 + (seed % 4), seed }, randomPlayer(seed), (state) => {
      for (const command of legal(state))
        found.set(`${command.type} ${Object.keys(command).length}`, { command, state });
      return false;
    });
  const state = position({ phase: 'readyTroops', forces: [{ race: 'orcs', power: 'hill' }] });
  found.set('pass 1', { command: { type: 'pass' }, state });
  return [...found.values()];
}

const examples = listed();

describe('a command is one file and one row of the table', () => {
  it('whose name is the type it makes', () => {
    expect(commandTypes.map((type) => commandRules[type].type)).toEqual([...commandTypes]);
    expect(new Set(examples.map(({ command }) => command.type))).toEqual(new Set(commandTypes));
  });

  it('whose form says in order what a listed command holds', () => {
    for (const { command } of examples) {
      const names = commandFields[command.type].filter(({ name }) => name in command).map(({ name }) => name);
      expect(Object.keys(command)).toEqual(['type', ...names]);
    }
  });

  it('whose form the rules, the saves and the protocol read alike', () => {
    for (const { command, state } of examples) {
      expect(explain(state, { ...command }), command.type).toBeNull();
      expect(v.parse(commandsSchema, [{ ...command }])).toEqual([command]);
      expect(JSON.stringify(v.parse(requested, { ...command }))).toBe(JSON.stringify(command));
    }
  });

  it('without a field that its form wants it is none, for any of them', () => {
    for (const { command, state } of examples)
      for (const { name, optional } of commandFields[command.type]) {
        if (optional) continue;
        const { [name]: _left, ...rest }: Record<string, unknown> = { ...command };
        expect(explain(state, rest), command.type).toMatchObject({ code: 'malformed' });
        expect(v.is(commandsSchema, [rest]), command.type).toBe(false);
        expect(v.is(requested, rest), command.type).toBe(false);
      }
  });

  it('and has its place in some phase, told by a clause where it has none', () => {
    const over = { ...position({ phase: 'pickCombo' }), phase: 'gameOver' as const };
    for (const { command } of examples)
      expect(explain(over, command)).toMatchObject({ code: 'notNow', clause: commandRules[command.type].clause });
  });
});

describe('a made-up command', () => {
  const wave = defineCommand(
    'wave',
    { to: 'seatOrNobody', twice: 'flag?' },
    { phases: ['gameOver'], clause: 'END-1', play: () => {} },
  );

  it('is read by its form, with an optional field left out where it is not given, and with no more fields than it has', () => {
    expect(wave.read({ to: null, from: 1 }, 23)).toStrictEqual({ type: 'wave', to: null });
    expect(wave.read({ to: 3, twice: true }, 23)).toEqual({ type: 'wave', to: 3, twice: true });
    expect([{}, { to: -1 }, { to: 1, twice: 'yes' }].map((given) => wave.read(given, 23))).toEqual([null, null, null]);
  });

  it('is typed by it, too', () => {
    const command: ReturnType<typeof wave.read> = { type: 'wave', to: 1 };
    expect(command.type satisfies Exclude<'wave', CommandType>).toBe('wave');
  });
});
