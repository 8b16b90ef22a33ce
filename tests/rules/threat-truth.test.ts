import { describe, expect, it } from 'vitest';
import { type Threat, threatsTo } from '../../src/rules/ahead.ts';
import {
  actingForce,
  apply,
  type Command,
  type GameState,
  holder,
  legal,
  newGame,
  type RegionId,
  type Seat,
} from '../../src/rules/index.ts';
import { askBriefly, opponentPlayer, tableOf } from '../../tools/checks/opponent-player.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { hunterCommand } from '../support/hunter.ts';

type Word = ReadonlyMap<RegionId, readonly Threat[]>;
type Choose = (state: GameState) => Command;

/** What was said to one seat since its last turn, each with the step it was said at. */
type Said = { readonly at: number; readonly word: Word }[];

const seatsOf = (state: GameState): Seat[] => [...state.coins.keys()];
const holderOf = (state: GameState, region: RegionId) => holder(state, region)?.seat ?? null;

/** Losses seen in all games, and how many regions stayed that had been called safe: neither may be none, or nothing was proved. */
const seen = { losses: 0, safe: 0, grades: new Set<string>() };

/**
 * Plays a game, asks on the way for every seat what it could lose before its next turn, and holds that against what is lost. Returns what was lost
 * although it had been called safe.
 */
function surprises(players: number, seed: number, choose: Choose, every: number): string[] {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  const said = new Map<Seat, Said>(seatsOf(state).map((seat) => [seat, []]));
  const found: string[] = [];
  for (let step = 0; state.phase !== 'gameOver'; step++) {
    const command = choose(state);
    const isTurnEnding = command.type === 'endRedeployment' && state.phase === 'redeploy';
    for (const seat of seatsOf(state)) {
      const own = seat === state.turnSeat;
      // In a turn of one's own it is said for the turn to end with that; what is done after it makes another position.
      if (own) said.set(seat, []);
      if (own ? isTurnEnding : step % every === 0) said.get(seat)?.push({ at: step, word: threatsTo(state, seat) });
    }
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const next = outcome.state;
    if (command.type === 'stout') said.set(state.turnSeat, []);
    for (const [region] of state.regions.entries()) {
      const seat = holderOf(state, region);
      if (seat === null || seat === state.turnSeat || holderOf(next, region) === seat) continue;
      seen.losses++;
      for (const { at, word } of said.get(seat) ?? []) {
        seen.grades.add(word.get(region)?.[0]?.grade ?? 'none');
        if (!word.has(region))
          found.push(`${players} players, seed ${seed}: seat ${seat} lost ${region} at ${step}, safe at ${at}`);
      }
    }
    // A new turn of the same seat: whatever it still holds of what was called safe has stayed.
    for (const seat of seatsOf(next))
      for (const { word } of said.get(seat) ?? [])
        seen.safe +=
          next.turnSeat === seat
            ? next.regions.filter((_, id) => holderOf(next, id) === seat && !word.has(id)).length
            : 0;
    state = next;
  }
  return found;
}

function must(state: GameState, command: Command): GameState {
  const outcome = apply(state, command);
  if (!outcome.ok) throw new Error(`${JSON.stringify(command)}: ${outcome.refusal.code}`);
  return outcome.state;
}

/** Plays the attack as it was told, from the beginning of the turn. */
function carriedOut(state: GameState, { race, offered, way, region, by }: Threat): GameState {
  let now = must(
    state,
    state.phase === 'readyTroops' ? { type: 'expand' } : { type: 'pickCombo', index: offered ?? 0 },
  );
  // Another race of the seat acts first, and does nothing.
  while (actingForce(now)?.race !== race) now = must(now, { type: 'endConquests' });
  for (const step of [...way, { region, by }]) {
    const command = legal(now).find(
      (one) =>
        'region' in one &&
        one.region === step.region &&
        (one.type === step.by || (one.type === 'act' && one.action === step.by)),
    );
    if (!command) throw new Error(`nothing takes ${step.region}`);
    now = must(now, command);
  }
  return now;
}

/** What the opponents' levels lead to, quickly. */
const ask = askBriefly();

const boards = [2, 3, 4, 5];
/** Where everybody waits, without games of five: those take longest. */
const fewer = mostTelling(boards, (players) => players < 5);
const seeds = (most: number) => Array.from({ length: most }, (_, place) => place + 1);

describe('what is called safe stays until the next turn', { timeout: isLong ? 1_200_000 : 60_000 }, () => {
  it.each(boards)('whatever hunters, who live by taking from others, do on the board for %i', (players) => {
    const lost = seeds(isLong ? 60 : 1).flatMap((seed) => {
      const draw = drawFrom(seed);
      return surprises(players, seed, (state) => hunterCommand(draw, state), 3);
    });
    expect(lost).toEqual([]);
  });

  it.each(fewer)('whatever is played at random on the board for %i', (players) => {
    const lost = seeds(isLong ? 30 : 1).flatMap((seed) => {
      const draw = drawFrom(seed + 1000);
      return surprises(players, seed + 1000, (state) => randomCommand(draw, state), 5);
    });
    expect(lost).toEqual([]);
  });

  it.each(fewer)('whatever opponents of this table do on the board for %i', (players) => {
    const lost = seeds(isLong ? 15 : 1).flatMap((seed) => {
      // Strategists take their time.
      const level = !isLong || (seed + players) % 2 ? 'raider' : 'strategist';
      return surprises(players, seed, opponentPlayer(tableOf(level, players, seed), ask), 2);
    });
    expect(lost).toEqual([]);
  });

  it.each(fewer)('and what is called certain can be done, step by step, on the board for %i', (players) => {
    let done = 0;
    for (const seed of seeds(isLong ? 60 : 1)) {
      const draw = drawFrom(seed + 2000);
      const start = newGame({ players, seed: seed + 2000 });
      if (!start.ok) throw new Error(start.refusal.code);
      let { state } = start;
      while (state.phase !== 'gameOver') {
        if (state.phase === 'readyTroops' || state.phase === 'pickCombo')
          for (const seat of seatsOf(state))
            if (seat !== state.seat)
              for (const [region, all] of threatsTo(state, seat))
                for (const threat of all) {
                  const isNow = threat.seat === state.seat && (threat.grade === 'certain' || threat.grade === 'new');
                  if (!isNow || threat.odds || threat.by === 'unseen') continue;
                  // Whoever is to pick may be short of coins: the dangers cannot know (SCO-3).
                  const rich = { ...state, coins: state.coins.map(() => 50) };
                  expect(holderOf(carriedOut(rich, threat), region), JSON.stringify(threat)).not.toBe(seat);
                  done++;
                }
        state = must(state, hunterCommand(draw, state));
      }
    }
    expect(done).toBeGreaterThan(50);
  });

  it('and that was worth trying: much was lost, of every grade of danger, and much that was safe stayed', () => {
    expect(seen.losses).toBeGreaterThan(200);
    expect(seen.safe).toBeGreaterThan(200);
    expect([...seen.grades].toSorted()).toEqual(['certain', 'chance', 'new', 'remote']);
  });
});
