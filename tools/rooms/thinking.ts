// A thread that thinks for opponents in rooms: it is told what a seat sees, and answers with a step.
import { parentPort } from 'node:worker_threads';
import { decide } from '../../src/opponents/decide.ts';
import type { Asked } from '../../src/opponents/types.ts';
import type { GameView } from '../../src/rules/index.ts';
import { bePolite } from './polite.mjs';

interface Question {
  readonly id: number;
  readonly view: GameView;
  readonly opponent: Asked;
}

bePolite();
parentPort?.on('message', ({ id, view, opponent }: Question) => {
  try {
    parentPort?.postMessage({ id, commands: decide(view, opponent).commands });
  } catch (failure) {
    parentPort?.postMessage({ id, trouble: String(failure) });
  }
});
