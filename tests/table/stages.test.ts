import { describe, expect, it } from 'vitest';
import { apply, newGame, view } from '../../src/rules/index.ts';
import { stagesOf } from '../../src/session/turn/stages.ts';
import * as moves from '../../src/table/motion/moves.ts';
import { Runner } from '../../src/table/motion/runner.ts';
import { newShowStore } from '../../src/table/motion/show-store.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { settler } from '../../tools/players/settler.ts';
import { unseen } from '../../tools/players/unseen.ts';
import { emptyBatch } from '../support/batch.ts';
import '../support/boards.ts';

/** Milliseconds that a stage may take at speed 1: the chart waits 15 s, and a software rasteriser may need twice as long. */
const LONGEST = 7000;
const FRAME = 100;

/** Plays a whole game and shows all of it; how long each stage took, by its name. */
function showGame(players: 2 | 3 | 4 | 5, seed: number): Map<string, number> {
  const played = playGame({ players, seed }, settler, () => false);
  const begun = newGame(played.setup);
  if (!begun.ok) throw new Error('no such game');
  const showStore = newShowStore();
  const done: number[] = [];
  const runner = new Runner(
    emptyBatch(),
    { board: boardGeometry(players), arrangement: 'wide', colours: [0, 1, 2, 3, 4] },
    { step: () => undefined, moment: () => undefined, done: (id) => done.push(id) },
    unseen,
    showStore,
  );
  const longest = new Map<string, number>();
  let [game, id] = [begun.state, 0];
  for (const command of played.commands) {
    const outcome = apply(game, command);
    if (!outcome.ok) throw new Error('refused');
    const stages = stagesOf(view(game, game.seat), view(outcome.state, game.seat), outcome.events, id);
    stages.forEach((stage, k) => {
      runner.start(stage, { still: false, last: k === stages.length - 1 }, moves);
      let time = 0;
      for (; runner.running && time < 60_000; time += FRAME) runner.tick(FRAME);
      expect(done.at(-1)).toBe(stage.id);
      expect(showStore.getState().numbers).toEqual([]);
      longest.set(stage.name, Math.max(time, longest.get(stage.name) ?? 0));
    });
    id += stages.length;
    game = outcome.state;
  }
  return longest;
}

describe('every stage of a game', () => {
  it('is shown well before the chart stops waiting', { timeout: 60_000 }, () => {
    const longest = showGame(5, 29);
    for (const [name, time] of longest) expect(time, name).toBeLessThan(LONGEST);
    expect([...longest.keys()]).toEqual(expect.arrayContaining(['conquer', 'finalRoll', 'decline', 'score']));
  });
});
