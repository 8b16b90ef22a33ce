import { expect, it } from 'vitest';
import { consolation, type Moment, type Saying, sayingOf } from '../../../src/hud/talk/sayings.ts';
import { decide } from '../../../src/opponents/decide.ts';
import { evenTemper } from '../../../src/opponents/types.ts';
import type { LogEntry } from '../../../src/rules/course.ts';
import { apply, newGame, view } from '../../../src/rules/index.ts';
import type { SeenSetup } from '../../../src/session/turn/index.ts';

/** A game of raiders, of whom the first is a person at the table and the others have characters. */
const setup: SeenSetup = {
  players: 3,
  options: { curtain: false },
  seats: (['human', 'miser', 'avenger'] as const).map((character, seat) => ({
    name: '',
    colour: seat,
    control: character === 'human' ? character : { level: 'raider', temper: evenTemper, seed: seat, character },
  })),
};

const log = ((): readonly LogEntry[] => {
  const start = newGame({ players: 3, seed: 8 });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  const entries: LogEntry[] = [];
  while (state.phase !== 'gameOver') {
    const { seat, round } = state;
    for (const command of decide(view(state, seat), { level: 'raider', temper: evenTemper, seed: seat }).commands) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      entries.push({ command, seat, round, events: outcome.events });
      state = outcome.state;
    }
  }
  return entries;
})();

/** Everything that was said in the game by somebody, each once. */
const said: readonly Saying[] = log
  .map((_, at) => sayingOf(setup, log.slice(0, at + 1), null))
  .filter((one): one is Saying => one !== null && one.moment !== 'consoled')
  .filter((one, at, all) => all[at - 1]?.at !== one.at);

const turns = (from: number, to: number) =>
  log.slice(from, to).filter(({ events }) => events.some(({ type }) => type === 'turnEnded')).length;

it('is said now and then by those who have a character, and never twice within a few turns', () => {
  expect(said.length).toBeGreaterThan(2);
  for (const [at, one] of said.entries()) {
    expect(one.seat).not.toBe(0);
    const before = said[at - 1];
    if (before) expect(turns(before.at, one.at)).toBeGreaterThan(4);
  }
});

it('fits what happened: whoever took or lost something says so', () => {
  const moments = new Set<Moment>();
  for (const { at, seat, moment } of said) {
    moments.add(moment);
    const events = log[at]?.events ?? [];
    const attack = events.find((event) => event.type === 'attackBegan');
    if (moment === 'took') expect(attack).toMatchObject({ seat });
    if (moment === 'lost') expect(attack).toMatchObject({ defender: seat });
    if (moment === 'declined') expect(events).toContainEqual(expect.objectContaining({ type: 'declined', seat }));
  }
  expect(moments.size).toBeGreaterThan(1);
});

it('ends with a word of the winner, or of one who has lost to a person', () => {
  expect(sayingOf(setup, log, [2])).toMatchObject({ seat: 2, who: 'avenger', moment: 'won' });
  expect(sayingOf(setup, log, [0])).toMatchObject({ seat: 1, who: 'any', moment: 'beaten' });
});

it('is nothing but a consolation where nobody has a character', () => {
  const seats = setup.seats.map((one) => ({ ...one, control: 'human' as const }));
  for (const at of log.keys()) {
    const one = sayingOf({ ...setup, seats }, log.slice(0, at + 1), null);
    expect(one?.moment ?? 'consoled').toBe('consoled');
  }
});

it('consoles whoever has thrown exactly three blanks in a row, whatever the others throw', () => {
  const threw = (seat: number, value: number): LogEntry => ({
    command: { type: 'finalRoll', region: 1 },
    seat,
    round: 1,
    events: [{ type: 'dieRolled', seat, force: 1, value, purpose: 'finalRoll', region: 1, clause: 'DIE-3' }],
  });
  const idle: LogEntry = { command: { type: 'endConquests' }, seat: 0, round: 1, events: [] };
  const after = (...entries: readonly LogEntry[]) => consolation(entries)?.seat ?? null;
  const blanks = [threw(0, 0), threw(1, 2), threw(0, 0), idle, threw(1, 0)];
  expect(after(...blanks)).toBeNull();
  expect(after(...blanks, threw(0, 0))).toBe(0);
  expect(after(...blanks, threw(0, 1))).toBeNull();
  expect(after(...blanks, threw(0, 0), idle)).toBeNull();
  expect(after(...blanks, threw(0, 0), threw(0, 0))).toBeNull();
  expect(after(threw(0, 0), threw(0, 3), threw(0, 0), threw(0, 0))).toBeNull();
  // Nobody with a character has to be there.
  const seats = setup.seats.map((one) => ({ ...one, control: 'human' as const }));
  expect(sayingOf({ ...setup, seats }, [...blanks, threw(0, 0)], null)).toMatchObject({ seat: 0, moment: 'consoled' });
});
