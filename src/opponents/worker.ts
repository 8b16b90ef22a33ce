import '../ui/floor/index.ts';
import type { GameView } from '../rules/index.ts';
import '../rules/own-boxes.ts';
import { decide } from './decide.ts';
import type { Asked, Thought } from './types.ts';

/** A question to the worker. */
export interface ThoughtRequest {
  readonly id: number;
  readonly view: GameView;
  readonly opponent: Asked;
}
/** Its answer: a thought, or what went wrong. */
export type Answer =
  | { readonly id: number; readonly thought: Thought }
  | { readonly id: number; readonly trouble: string };

addEventListener('message', ({ data }: MessageEvent<ThoughtRequest>) => {
  postMessage(answer(data));
});

function answer({ id, view, opponent }: ThoughtRequest): Answer {
  try {
    return { id, thought: decide(view, opponent) };
  } catch (error) {
    return { id, trouble: String(error) };
  }
}
