import { describe, expect, it, vi } from 'vitest';
import type { Command, GameSetup, GameState, Position } from '../../../src/rules/index.ts';
import { apply, contentOf, legal, newestRules, newGame } from '../../../src/rules/index.ts';
import { readPosition, writePosition } from '../../../src/rules/positions/index.ts';
import { withRandomBoard } from '../../../tools/checks/random-board.ts';
import { randomBox } from '../../../tools/checks/random-box.ts';
import { withRandomHouse } from '../../../tools/checks/random-house.ts';
import { type Draw, drawFrom, randomCommand } from '../../../tools/checks/random-player.ts';
import { textFaults } from '../../../tools/checks/round-trip.ts';
import { isLong } from '../../support/how-long.ts';
import { changelings, fey } from '../../support/own.ts';

const { powers, races } = contentOf({});

vi.mock('../../../src/rules/boxes/index.ts', () => import('../../support/test-boxes.ts'));

type Choose = (draw: Draw, state: Position) => Command;

/** All states of a game, the first combo being picked first. */
function* statesOf(setup: GameSetup, choose: Choose = randomCommand): Generator<GameState> {
  const start = newGame(setup);
  if (!start.ok) throw new Error(start.refusal.code);
  const draw = drawFrom(setup.seed);
  let { state } = start;
  for (let step = 0; ; step++) {
    yield state;
    if (state.phase === 'gameOver' || step > 6000) return;
    const outcome = apply(state, step === 0 ? { type: 'pickCombo', index: 0 } : choose(draw, state));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
}

function expectRoundTrip(state: GameState): void {
  const text = writePosition(state);
  const reading = readPosition(text, newestRules, state.content);
  expect(reading.ok ? reading.state : reading.faults, text).toStrictEqual(state);
}

/** Ready to give up its race at the first occasion, so that stacks run out. */
const restless: Choose = (draw, state) =>
  legal(state).find(({ type }) => type === 'decline') ?? randomCommand(draw, state);

const kinds = Object.keys(powers);

describe('a state that was written and read', () => {
  for (const players of [2, 3, 4, 5]) {
    it(`is the same in every position (in the long run, else in every third) of games for ${players}`, () => {
      const phases = new Set<string>();
      for (const [index, race] of Object.keys(races).entries()) {
        if (index % 4 !== players - 2) continue;
        const badge = kinds[(index * 3 + players) % kinds.length] ?? '';
        let step = 0;
        for (const state of statesOf({ players, seed: 50 + index, banners: [race], badges: [badge] })) {
          if (isLong || step++ % 3 === 0) expectRoundTrip(state);
          phases.add(state.phase);
        }
      }
      expect(phases.size).toBeGreaterThanOrEqual(6);
    });
  }

  it('is the same when banners and badges run out', () => {
    for (const state of statesOf({ players: 5, seed: 9 }, restless)) expectRoundTrip(state);
  });

  it('is the same in boxes and by rules of the house drawn at random, with a draft, on other boards', () => {
    for (const seed of Array.from({ length: isLong ? 60 : 3 }, (_, place) => place + 3)) {
      const box = { players: 2 + (seed % 4), seed, content: randomBox(drawFrom(seed)), banners: ['gnomes'] };
      const setup = withRandomHouse(seed % 5 > 0 ? box : withRandomBoard(box));
      const content = { id: 'base', ...setup.content, house: { ...setup.content?.house, draft: true } } as const;
      for (const [step, state] of [...statesOf({ ...setup, content })].entries())
        if (isLong || step < 12 || step % 5 === 0) expect(textFaults(state)).toEqual([]);
    }
  });

  it('is the same with a race and a power of one’s own', () => {
    const setup = { players: 3, seed: 4, banners: [changelings.id], badges: [fey.id], content: { id: 'wild' } };
    for (const state of statesOf(setup)) expectRoundTrip(state);
  });

  it('is the same when dealt from a box of one’s own that is data', () => {
    const ownRaces = [{ id: 'gnomes', tokens: 7, borrows: 'amazons', does: 'giants' }];
    const content = { id: 'base', own: { ownRaces, powers: kinds.slice(0, 14) } };
    for (const state of statesOf({ players: 2, seed: 5, banners: ['gnomes'], content })) expectRoundTrip(state);
  });
});
