import { describe, expect, it } from 'vitest';
import { spreadRest } from '../../src/hud/board/deployment.ts';
import { promptOf } from '../../src/hud/dock/prompt.ts';
import { narrate, plainWords } from '../../src/hud/log/narration.ts';
import { earnedIn, receiptLines } from '../../src/hud/players/score.ts';
import { apply, type Command, explain, type GameState, income, legal, newGame, view } from '../../src/rules/index.ts';
import { has } from '../../src/ui/locale/index.ts';
import type { Naming } from '../../src/ui/words/names.ts';
import { refusalWords } from '../../src/ui/words/refusal-words.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong } from '../support/how-long.ts';
import { position, stateOf } from '../support/position.ts';
import '../../src/ui/locale/hud.ts';

const seats = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'].map((name) => ({ name }));

/** Words that tell of a hole in a message, or of an id that has no name. */
const broken = /[{}<>]|undefined|NaN|null|\bnone\b|[a-z][A-Z]/;

/** Every position of a random game, with the command that leaves it. */
function* positions(players: number, seed: number): Generator<{ state: GameState; command: Command }> {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const draw = drawFrom(seed);
  let { state } = start;
  for (let step = 0; state.phase !== 'gameOver' && step < 3000; step++) {
    const command = randomCommand(draw, state);
    yield { state, command };
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
}

/** Things a player might try anywhere, most of them refused. */
function attempts(state: GameState): Command[] {
  const regions = state.regions.map((_, region) => region);
  return [
    ...regions.flatMap((region): Command[] => [
      { type: 'conquer', region },
      { type: 'finalRoll', region },
      { type: 'abandon', region },
      { type: 'place', region, count: 1 },
      { type: 'lift', region, count: 1 },
      { type: 'placeMarker', marker: 'hero', region },
      { type: 'act', action: 'convert', region },
      { type: 'act', action: 'dragon', region },
    ]),
    { type: 'pickCombo', index: 5 },
    { type: 'expand' },
    { type: 'pass' },
    { type: 'endRedeployment' },
    { type: 'treaty', seat: 0 },
  ];
}

describe.each([2, 3, 4, 5])('words for a whole game of %i', (players) => {
  const naming: Naming = { board: 2, content: undefined, seats };
  const games = (isLong ? [1, 2, 3] : [1]).map((seed) => [...positions(players, seed * 10 + players)]);

  it('tells every event without a hole', () => {
    for (const { state, command } of games.flat()) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      for (const line of narrate(outcome.events, { ...naming, board: state.board }))
        expect(plainWords(line), JSON.stringify(outcome.events)).not.toMatch(broken);
    }
  });

  it('explains every refusal in words of its own, without a hole', () => {
    for (const { state } of games.flat().filter((_, step) => step % 7 === 0)) {
      for (const command of attempts(state)) {
        const refusal = explain(state, command);
        if (!refusal) continue;
        expect(has(`refusal.${refusal.code}`), refusal.code).toBe(true);
        const { text, remedy } = refusalWords(refusal, { ...naming, board: state.board });
        expect(`${text} ${remedy ?? ''}`, refusal.code).not.toMatch(broken);
      }
    }
  });

  it('says what to do in every phase', () => {
    for (const { state } of games.flat())
      expect(
        promptOf(view(state, state.seat), state.phase, { ...naming, board: state.board }, legal(state)),
      ).not.toMatch(broken);
  });

  it('RED-2 spreads the rest so that no token is left that must go on the map', () => {
    for (const { state } of games.flat()) {
      if (!legal(state).some(({ type }) => type === 'place')) continue;
      let now = state;
      for (const command of spreadRest(view(state, state.seat), legal(state))) {
        const outcome = apply(now, command);
        if (!outcome.ok) throw new Error(`${outcome.refusal.code} for ${JSON.stringify(command)}`);
        now = outcome.state;
      }
      expect(explain(now, { type: 'endRedeployment' })?.code).not.toBe('tokensInHand');
    }
  });

  it('SCO-1 itemises every turn so that the lines add up to what is paid', () => {
    for (const { state, command } of games.flat()) {
      const outcome = apply(state, command);
      if (!outcome.ok) continue;
      const scored = outcome.events.find((event) => event.type === 'scored');
      if (scored?.type !== 'scored') continue;
      const earners = new Map(state.forces.map((force) => [force.id, force]));
      const lines = receiptLines(state, earnedIn(outcome.events), earners);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(scored.amount);
      for (const { words } of lines) expect(words).not.toMatch(broken);
    }
  });
});

describe('the receipt of a turn', () => {
  it('SCO-2 OWN-2 names what each coin is of, that of a power of one’s own by its name', () => {
    const ownPowers = [{ id: 'wary', tokens: 5, parts: [{ part: 'income', amount: 1 }] }] as const;
    const state = stateOf('turn 0 redeploy; seat 0 orcs+wary 1', { id: 'base', own: { ownPowers } });
    expect(receiptLines(state, income(state, 0), new Map()).at(-1)?.words).toContain('wary');
  });
});

describe('the prompt for a race without tokens (TRN-8)', () => {
  const naming: Naming = { board: 2, content: undefined, seats };
  const told = (power: string, ghouls: boolean) => {
    const left = { race: 'ghouls', power: null, declined: true, at: { 3: 4 } };
    const state = position({ phase: 'readyTroops', forces: [...(ghouls ? [left] : []), { race: 'orcs', power }] });
    return promptOf(view(state, 0), 'readyTroops', naming, legal(state));
  };

  it('GHO-2 says that it can expand with Ghouls in decline', () => {
    expect(told('swamp', true)).toBe('No tokens left: expand with your Ghouls, decline, or pass.');
    expect(told('swamp', false)).toBe('No tokens left: decline for a new race next turn, or pass.');
  });
});

it('CON-1 where only the player’s own old race is in reach the prompt speaks of no marked region', () => {
  const walled = stateOf(`board 2; turn 0 conquer; seat 0 amazons declined 11 17; seat 0 halflings+swamp 16:3 hand:7
    seat 1 giants declined 20`);
  const said = promptOf(view(walled, 0), 'conquer', { board: 2, content: undefined, seats }, legal(walled));
  expect(said).toBe('Only your race in decline is in reach.');
});
