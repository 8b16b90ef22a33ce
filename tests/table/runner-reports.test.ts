import { describe, expect, it } from 'vitest';
import { apply, type Command, type GameEvent, type GameState, type GameView, view } from '../../src/rules/index.ts';
import { stagesOf } from '../../src/session/turn/stages.ts';
import type { Stage } from '../../src/session/turn/types.ts';
import { layout } from '../../src/table/layout/index.ts';
import * as moves from '../../src/table/motion/moves.ts';
import { Runner } from '../../src/table/motion/runner.ts';
import { type FloatingNumber, newShowStore } from '../../src/table/motion/show-store.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { unseen } from '../../tools/players/unseen.ts';
import { emptyBatch } from '../support/batch.ts';
import { farm, forest, hill, peak, swamp } from '../support/places.ts';
import { stateOf } from '../support/position.ts';
import '../support/boards.ts';

const board = boardGeometry(2);

/** Orcs beside Skeletons, who hold the forest with two tokens. */
const besideSkeletons = (hand: number) =>
  stateOf(
    `turn 0 conquer; dice 2\nseat 0 orcs+alchemist ${farm}:2 hand:${hand}\nseat 1 skeletons+merchant ${forest}:2`,
  );
const conquest = stageOf(besideSkeletons(6), { type: 'conquer', region: forest }, 'conquer');
const roll = stageOf(besideSkeletons(1), { type: 'finalRoll', region: forest }, 'finalRoll');
/** A race in four regions at the end of its turn. */
const score = stageOf(
  stateOf(
    `turn 0 redeploy\nseat 0 orcs+alchemist ${[farm, forest, swamp, hill].join(' ')}\nseat 1 skeletons+merchant ${peak}`,
  ),
  { type: 'endRedeployment' },
  'score',
);
const decline = stageOf(
  stateOf(
    `turn 0 readyTroops\nseat 0 orcs+alchemist ${farm}:3 ${forest}:2 ${swamp}:2\nseat 1 skeletons+merchant ${peak}`,
  ),
  { type: 'decline' },
  'decline',
);

/** The stage of that name that shows a command in a position. */
function stageOf(state: GameState, command: Command, name: Stage['name']): Stage {
  const outcome = apply(state, command);
  if (!outcome.ok) throw new Error(`${command.type} is refused: ${outcome.refusal.code}`);
  const stages = stagesOf(view(state, 0), view(outcome.state, 0), outcome.events, 0);
  const found = stages.find((stage) => stage.name === name);
  if (found === undefined) throw new Error(`no stage ${name} among ${stages.map((stage) => stage.name).join()}`);
  return found;
}

/** All that is reported while a stage is shown. */
function show(stage: Stage, still = false) {
  const told: { at: number; moment: string; events: readonly GameEvent[] }[] = [];
  const steps: { at: number; view: GameView }[] = [];
  const said: FloatingNumber[] = [];
  const dulled = new Map<number, number>();
  const clouds: number[] = [];
  const embers: { at: number; x: number; y: number; z: number }[] = [];
  const dyed: { at: number; region: number; share: number }[] = [];
  let time = 0;
  const showStore = newShowStore();
  showStore.subscribe(({ numbers: now }) => said.push(...now));
  const rolled: number[] = [];
  showStore.subscribe((now, before) => {
    if (now.rolled && now.rolled !== before.rolled) rolled.push(now.rolled.value);
  });
  const runner = new Runner(
    emptyBatch(),
    { board, arrangement: 'wide', colours: [0, 1] },
    {
      step: (view) => steps.push({ at: time, view }),
      moment: (events, moment) => told.push({ at: time, moment, events }),
      done: () => undefined,
    },
    {
      ...unseen,
      puff: () => clouds.push(time),
      blow: () => clouds.push(time),
      crumble: () => clouds.push(time),
      ember: (x, y, z) => embers.push({ at: time, x, y, z }),
      dull: (region, share) => dulled.set(region, share),
      dye: (region, share) => dyed.push({ at: time, region, share }),
      toneAt: () => [1, 1, 1],
    },
    showStore,
  );
  runner.start(stage, { still, last: true }, moves);
  for (; runner.running; time += 20) runner.tick(20);
  return { told, steps, said, rolled, dulled, clouds, embers, dyed, showStore, time };
}

/** Four regions, and two coins for the Alchemist. */
const earned = 6;

describe('while a stage is shown', () => {
  it('the sum of the coins grows with each that lands, up to what was scored', () => {
    const { said, showStore } = show(score);
    const numbers = said.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers.at(-1)).toBe(earned);
    expect(showStore.getState().numbers).toEqual([]);
  });

  it('the sum of the coins stands there at once, long enough to be read, where nothing may move', () => {
    const { said, showStore, time } = show(score, true);
    expect(said.map(({ number }) => number)).toEqual([earned]);
    expect(time).toBeGreaterThan(1500);
    expect(showStore.getState().numbers).toEqual([]);
  });

  it('the die says its value once it lies', () => {
    const { told, rolled } = show(roll);
    expect(rolled).toEqual([2]);
    expect(told.filter(({ moment }) => moment === 'rests')).toHaveLength(1);
  });

  it('who is lost is told of as he is struck, after the attackers have set out; and dust flies up', () => {
    const { told, clouds } = show(conquest);
    const begins = told.filter(({ moment }) => moment === 'begins');
    expect(begins[0]?.events.some(isLoss)).toBe(false);
    const struck = begins.find(({ events }) => events.some(isLoss));
    expect(struck?.at).toBeGreaterThan(200);
    expect(begins.filter(({ events }) => events.some(isLoss))).toHaveLength(1);
    expect(clouds).toHaveLength(1);
    expect(clouds[0]).toBeGreaterThan(200);
  });

  it('a region is its conqueror’s from when the first of them stands on it, while the loser is still on his way', () => {
    const holder = (view: GameView) => view.regions[forest]?.force;
    const { steps, told, time } = show(conquest);
    const changed = steps.find(({ view }) => holder(view) === holder(conquest.after));
    const landed = told.find(({ moment }) => moment === 'lands');
    expect(holder(conquest.before)).not.toBe(holder(conquest.after));
    expect(changed?.at).toBe(landed?.at);
    expect(changed?.at).toBeGreaterThan(400);
    expect(changed?.at).toBeLessThan(time - 300);
    // Nothing of what is shown changes before that.
    expect(steps.filter(({ at }) => at < (changed?.at ?? 0)).map(({ view }) => view)).toEqual([conquest.before]);
  });

  it('all hold still for 60 ms at the blow; then the rim takes the new holder’s colours from its foot in 250 ms', () => {
    const { dyed, told, time } = show(conquest);
    const blow = told.find(({ moment }) => moment === 'lands')?.at ?? 0;
    expect(dyed[0]).toEqual({ at: blow, region: forest, share: 0 });
    const since = (share: number) => (dyed.find((each) => each.share > share)?.at ?? 0) - blow;
    expect(since(0.001)).toBeGreaterThanOrEqual(60);
    expect(since(0.001)).toBeLessThanOrEqual(80);
    expect(since(0.999)).toBeGreaterThan(290);
    expect(since(0.999)).toBeLessThanOrEqual(340);
    expect(time).toBeLessThan(2000);
  });

  it('the rims of a race go dull, each wholly, as it turns to stone', () => {
    const { dulled, clouds } = show(decline);
    expect([...dulled.keys()].sort((a, b) => a - b)).toEqual([farm, forest, swamp]);
    for (const share of dulled.values()) expect(share).toBe(1);
    expect(clouds.length).toBeGreaterThanOrEqual(3);
  });

  it('the last of a race’s colour rises from its last figure to its banner, within two seconds', () => {
    const { embers, time } = show(decline);
    const [first, last] = [embers[0], embers.at(-1)];
    const banner = layout({ board, arrangement: 'wide', colours: [0, 1], view: decline.after }).find(
      ({ id }) => id === 'banner/orcs',
    );
    expect(Math.max(...embers.map(({ y }) => y))).toBeGreaterThan((first?.y ?? 0) + 0.3);
    expect(last?.x).toBeCloseTo(banner?.x ?? 0);
    expect(last?.z).toBeCloseTo(banner?.z ?? 0);
    expect((last?.at ?? 0) - (first?.at ?? 0)).toBeLessThanOrEqual(560);
    expect(time).toBeLessThan(2000);
  });
});

function isLoss(event: GameEvent): boolean {
  return event.type === 'lostTribeRemoved' || (event.type === 'tokensMoved' && event.why === 'lost');
}
