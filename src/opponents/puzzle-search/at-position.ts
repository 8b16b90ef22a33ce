import { readPosition } from '../../rules/positions/index.ts';
import type { TurnQuestion } from '../jobs.ts';
import { bestTurn, type TurnFound } from './best-turn.ts';

export function bestTurnAt({ position, content, limit }: TurnQuestion): TurnFound | null {
  const read = readPosition(position, undefined, content);
  return read.ok ? bestTurn(read.state, { limit }) : null;
}
