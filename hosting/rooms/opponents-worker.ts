// A worker that thinks for opponents in rooms, where Node's threads are not to be had: it is told what a seat sees, and answers with a step.

import { decide } from '../../src/opponents/decide.ts';
import type { Asked } from '../../src/opponents/types.ts';
import type { GameView } from '../../src/rules/index.ts';

export default {
  async fetch(request: Request): Promise<Response> {
    const { view, opponent } = (await request.json()) as { view: GameView; opponent: Asked };
    return Response.json(decide(view, opponent).commands);
  },
};
