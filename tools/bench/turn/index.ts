import { apply, type GameEvent, type GameState, newestBox, newGame, view } from '../../../src/rules/index.ts';
import { stagesOf } from '../../../src/session/turn/stages.ts';
import * as moves from '../../../src/table/motion/moves.ts';
import { Runner } from '../../../src/table/motion/runner.ts';
import { newShowStore } from '../../../src/table/motion/show-store.ts';
import { boardGeometry, outlinesOf } from '../../../src/table/outlines/index.ts';
import { MultiDraw } from '../../../src/table/pieces/drawing/multi-draw.ts';
import { PieceBatch } from '../../../src/table/pieces/piece-batch.ts';
import { pieceMaterial } from '../../../src/table/pieces/piece-material.ts';
import { defaultSettings, opponentDelayOf, showRateOf } from '../../../src/ui/look/settings.ts';
import { opponentPlayer, tableOf } from '../../checks/opponent-player.ts';
import { middle } from '../../measure/statistics.ts';
import { playGame } from '../../players/game.ts';
import { unseen } from '../../players/unseen.ts';
import type { Figure } from '../figure.ts';

const GAMES = 16;
const PLAYERS = 3;
const CONQUESTS = 5;
/** Milliseconds of one frame. */
const FRAME = 10;

/** A decision: what it brought about at the table. */
interface Step {
  readonly before: GameState;
  readonly after: GameState;
  readonly events: readonly GameEvent[];
}

/**
 * How long one watches an opponent's turn of five conquests without a die, at the usual pace and speed: the pause before each step, and all that is
 * shown of it, by the clock of what shows it. What the opponent thinks meanwhile takes no longer than the pause.
 */
export async function turnFigures(): Promise<Figure[]> {
  await outlinesOf(PLAYERS).promise();
  const turns = Array.from({ length: GAMES }, (_, k) => turnsOf(k + 1)).flat();
  const long = turns.filter((steps) => {
    const events = steps.flatMap((step) => step.events);
    const count = events.filter(({ type }) => type === 'conquered').length;
    return count === CONQUESTS && !events.some(({ type }) => type === 'dieRolled');
  });
  return [
    {
      name: 'opponent_turn_s',
      value: middle(long.map((steps) => timeOf(steps) / 1000)),
      aim: { atMost: 8 },
      note: `the middle of ${long.length} turns of ${CONQUESTS} conquests, its coins in it`,
    },
  ];
}

/** The turns of a game of opponents, step by step. */
function turnsOf(seed: number): Step[][] {
  const setup = { players: PLAYERS, seed, ...newestBox() };
  const decided: number[] = [];
  const opponents = opponentPlayer(tableOf('raider', PLAYERS, seed), undefined, (_, { commands }) => {
    decided.push(commands.length);
  });
  const { commands } = playGame(setup, opponents);
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(begun.refusal.code);
  let state = begun.state;
  const turns: Step[][] = [];
  let played = 0;
  let last: string | null = null;
  for (const count of decided) {
    const before = state;
    const events: GameEvent[] = [];
    for (const command of commands.slice(played, played + count)) {
      const outcome = apply(state, command);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      events.push(...outcome.events);
      state = outcome.state;
    }
    played += count;
    const turn = `${before.round} ${before.turnSeat}`;
    if (turn !== last) turns.push([]);
    last = turn;
    turns.at(-1)?.push({ before, after: state, events });
  }
  return turns;
}

/** Milliseconds until all stands, and has been paid. */
function timeOf(steps: readonly Step[]): number {
  const rate = showRateOf(defaultSettings, true);
  let time = 0;
  const capacity = { pieces: 512, vertices: 60_000, corners: 120_000 };
  const drawing = new MultiDraw(pieceMaterial(), { detail: 'far', shadows: false, capacity });
  const runner = new Runner(
    new PieceBatch(drawing, new Map()),
    { board: boardGeometry(PLAYERS), arrangement: 'snug', colours: [0, 1, 2] },
    { step: () => undefined, moment: () => undefined, done: () => undefined },
    unseen,
    newShowStore(),
  );
  for (const [k, { before, after, events }] of steps.entries()) {
    time += opponentDelayOf({ ...defaultSettings, reducedMotion: 'off' }, k > 0);
    const stages = stagesOf(view(before, 0), view(after, 0), events, k * 100);
    for (const [n, stage] of stages.entries()) {
      runner.start(stage, { still: false, last: n === stages.length - 1 }, moves);
      let spent = 0;
      for (; runner.running; spent += FRAME) runner.tick(FRAME);
      time += spent / rate;
    }
  }
  return time;
}
