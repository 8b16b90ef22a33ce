import '../../ui/floor/index.ts';
import type { BoxName } from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import { bestTurn, type TurnFound } from './best-turn.ts';

/** A position whose best turn is asked for. */
export interface TurnQuestion {
  readonly position: string;
  readonly content?: BoxName | undefined;
  readonly limit: number;
}

addEventListener('message', ({ data }: MessageEvent<TurnQuestion>) => {
  postMessage(answer(data));
});

function answer({ position, content, limit }: TurnQuestion): TurnFound | null {
  const read = readPosition(position, undefined, content);
  return read.ok ? bestTurn(read.state, { limit }) : null;
}
