import { describe, expect, it } from 'vitest';
import { boardGeometry } from '../../src/boards/index.ts';
import {
  apply,
  type Command,
  type GameEvent,
  type GameState,
  type GameView,
  legal,
  view,
} from '../../src/rules/index.ts';
import { Runner } from '../../src/table/motion/runner.ts';
import { newSayings, type Saying } from '../../src/table/motion/said.ts';
import { stagesOf } from '../../src/turn/stages.ts';
import type { Stage } from '../../src/turn/types.ts';
import { position } from '../../tools/players/positions.ts';
import { emptyBatch } from '../support/batch.ts';
import '../support/boards.ts';

const board = boardGeometry(3);

/** The stage of that name that a command of that kind brings about, the first time it does. */
function stageOf(type: Command['type'], name: Stage['name'], isIt: (events: readonly GameEvent[]) => boolean): Stage {
  let found: Stage | undefined;
  const look = (state: GameState): boolean => {
    for (const command of legal(state)) {
      const outcome = command.type === type ? apply(state, command) : null;
      if (!outcome?.ok || !isIt(outcome.events)) continue;
      found = stagesOf(view(state, state.seat), view(outcome.state, state.seat), outcome.events, 0).find(
        (stage) => stage.name === name,
      );
      if (found !== undefined) return true;
    }
    return false;
  };
  position(3, 6, look);
  if (found === undefined) throw new Error('no such stage');
  return found;
}

/** All that is told and said while a stage is shown. */
function show(stage: Stage, still = false) {
  const told: { at: number; moment: string; events: readonly GameEvent[] }[] = [];
  const steps: { at: number; view: GameView }[] = [];
  const said: Saying[] = [];
  const dulled = new Map<number, number>();
  const clouds: number[] = [];
  let time = 0;
  const sayings = newSayings();
  sayings.subscribe(({ said: now }) => said.push(...now));
  const runner = new Runner(
    emptyBatch(),
    { board, arrangement: 'wide', colours: [0, 1, 2] },
    {
      step: (view) => steps.push({ at: time, view }),
      moment: (events, moment) => told.push({ at: time, moment, events }),
      done: () => undefined,
    },
    {
      puff: () => clouds.push(time),
      blow: () => clouds.push(time),
      crumble: () => clouds.push(time),
      glint: () => undefined,
      confetti: () => undefined,
      shake: () => undefined,
      dull: (region, share) => dulled.set(region, share),
      toneAt: () => [1, 1, 1],
    },
    sayings,
  );
  runner.start(stage, { still, last: true });
  for (; runner.running; time += 20) runner.tick(20);
  return { told, steps, said, dulled, clouds, sayings, time };
}

describe('while a stage is shown', () => {
  it('the sum of the coins grows with each that lands, up to what was scored', () => {
    const stage = stageOf('endRedeployment', 'score', (events) => events.filter(isCoin).length >= 4);
    const { said, sayings } = show(stage);
    const numbers = said.map(({ number }) => number);
    const all = stage.events.reduce((sum, event) => sum + (event.type === 'coinsMoved' ? event.amount : 0), 0);
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers.at(-1)).toBe(all);
    expect(sayings.getState().said).toEqual([]);
  });

  it('the sum of the coins stands there at once, long enough to be read, where nothing may move', () => {
    const stage = stageOf('endRedeployment', 'score', (events) => events.filter(isCoin).length >= 4);
    const { said, sayings, time } = show(stage, true);
    const all = stage.events.reduce((sum, event) => sum + (event.type === 'coinsMoved' ? event.amount : 0), 0);
    expect(said.map(({ number }) => number)).toEqual([all]);
    expect(time).toBeGreaterThan(1500);
    expect(sayings.getState().said).toEqual([]);
  });

  it('the die says its value once it lies', () => {
    const stage = stageOf('finalRoll', 'finalRoll', () => true);
    const roll = stage.events.find((event) => event.type === 'dieRolled');
    const { said } = show(stage);
    expect(said.map(({ id, number }) => [id, number])).toContainEqual([
      'die',
      roll?.type === 'dieRolled' && roll.value,
    ]);
  });

  it('who is lost is told of as he is struck, after the attackers have set out; and dust flies up', () => {
    const stage = stageOf('conquer', 'conquer', (events) => events.some(isLoss));
    const { told, clouds } = show(stage);
    const begins = told.filter(({ moment }) => moment === 'begins');
    expect(begins[0]?.events.some(isLoss)).toBe(false);
    const struck = begins.find(({ events }) => events.some(isLoss));
    expect(struck?.at).toBeGreaterThan(200);
    expect(begins.filter(({ events }) => events.some(isLoss))).toHaveLength(1);
    expect(clouds.length).toBeGreaterThan(1);
    expect(clouds[0]).toBeGreaterThan(200);
  });

  it('a region is its conqueror’s from when the first of them stands on it, while the loser is still on his way', () => {
    const stage = stageOf('conquer', 'conquer', (events) => events.some(isLoss));
    const attack = stage.events.find((event) => event.type === 'attackBegan');
    const region = attack?.type === 'attackBegan' ? attack.region : -1;
    const holder = (view: GameView) => view.regions[region]?.force;
    const { steps, told, time } = show(stage);
    const changed = steps.find(({ view }) => holder(view) === holder(stage.after));
    const landed = told.find(({ moment }) => moment === 'lands');
    expect(holder(stage.before)).not.toBe(holder(stage.after));
    expect(changed?.at).toBe(landed?.at);
    expect(changed?.at).toBeGreaterThan(400);
    expect(changed?.at).toBeLessThan(time - 300);
  });

  it('the rims of a race go dull, each wholly, as it turns to stone', () => {
    const stage = stageOf('decline', 'decline', () => true);
    const declined = stage.events.find((event) => event.type === 'declined');
    const held = stage.before.regions.flatMap(({ force }, region) =>
      declined?.type === 'declined' && force === declined.force ? [region] : [],
    );
    const { dulled, clouds } = show(stage);
    expect([...dulled.keys()].sort((a, b) => a - b)).toEqual(held);
    for (const share of dulled.values()) expect(share).toBe(1);
    expect(clouds.length).toBeGreaterThanOrEqual(held.length);
  });
});

function isCoin(event: GameEvent): boolean {
  return event.type === 'coinsMoved';
}

function isLoss(event: GameEvent): boolean {
  return event.type === 'lostTribeRemoved' || (event.type === 'tokensMoved' && event.why === 'lost');
}
