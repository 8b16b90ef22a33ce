import { boardIds, boards } from '../../src/rules/index.ts';
import { digest } from '../../src/saves/digest.ts';

/** A line for each board and each of its regions: what stands printed there, as a fingerprint. */
export function boardMarks(): string {
  return boardIds
    .map((id) => boards[id])
    .flatMap(({ regions, ...board }) => [
      `board ${board.id}: ${digest(board)}\n`,
      ...regions.map((facts) => `board ${board.id}, region ${facts.id}: ${digest(facts)}\n`),
    ])
    .join('');
}
