import { boardIds, boards } from '../../src/rules/index.ts';
import { digest } from '../../src/session/saves/digest.ts';

/** A line for each board and each of its regions: a fingerprint of what is printed there. */
export function boardMarks(): string {
  return boardIds
    .map((id) => boards[id])
    .flatMap(({ regions, ...board }) => [
      `board ${board.id}: ${digest(board)}\n`,
      ...regions.map((facts) => `board ${board.id}, region ${facts.id}: ${digest(facts)}\n`),
    ])
    .join('');
}
