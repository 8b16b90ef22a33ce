import { type Effect, memoryStore, openRoom, restoreRoom } from '../../../src/rooms/core/index.ts';
import { type FromRoom, follow, type Known } from '../../../src/rooms/protocol/index.ts';
import type { Figure } from '../../bench/figure.ts';
import { randomChoice } from '../../players/random.ts';
import { hello } from '../devices/hello.ts';
import { people } from '../devices/opening.ts';
import { moveOf } from '../devices/plain.ts';
import { tenth } from '../share.ts';

const rounds = 3;
const perRound = 1_000;

/** The room's core in this process, without an engine: its commands a second, each read, judged, stored in memory and told to both devices of a seat. */
export async function coreFigures(): Promise<readonly Figure[]> {
  const runs = Array.from({ length: rounds }, (_, round) => play(round));
  const pace = Math.max(...runs.map(({ perSecond }) => perSecond));
  const back = Math.min(...runs.map(({ restoreMs }) => restoreMs));
  return [
    { name: 'core_commands_per_s', value: Math.round(pace), note: 'the room alone, in memory, two devices told' },
    { name: 'core_restore_ms', value: tenth(back), note: 'a room called back from snapshot and log' },
  ];
}

function play(round: number): { perSecond: number; restoreMs: number } {
  const choose = randomChoice(round);
  let spent = 0;
  let done = 0;
  let restoreMs = Number.POSITIVE_INFINITY;
  for (let game = 0; done < perRound; game++) {
    const opening = people(2);
    const store = memoryStore();
    const opened = openRoom('BENCHS', store, opening, (game + 1).toString(16).padStart(64, '0'), 1);
    if (opened === null) throw new Error('no room');
    const { room } = opened;
    let known: Known | null = null;
    const hear = (effects: readonly Effect[]) => {
      for (const effect of effects)
        if (effect.do === 'send' && effect.to === 0) known = follow(known, JSON.parse(effect.text) as FromRoom);
    };
    for (const line of [0, 1]) {
      room.connected(line, 1);
      hear(room.receive(line, hello(opening.secret), 1));
    }
    for (let now = 1; done < perRound; now += 100) {
      const move = known === null ? null : moveOf(known, choose);
      if (known === null || move === null) break;
      const { n, view } = known as Known;
      const text = JSON.stringify({ type: 'do', id: `${n}`, on: n, seat: view.seat, commands: [move] });
      const began = performance.now();
      const effects = room.receive(0, text, now);
      spent += performance.now() - began;
      hear(effects);
      done += 1;
    }
    const began = performance.now();
    restoreRoom('BENCHS', store, [], true, 1);
    restoreMs = Math.min(restoreMs, performance.now() - began);
  }
  return { perSecond: (done * 1000) / spent, restoreMs };
}
