import { outlinesOf } from '../../src/boards/index.ts';
import { boardIds } from '../../src/rules/boards/index.ts';

// Imported for its effect: `boardGeometry` knows all boards afterwards.
await Promise.all(boardIds.map((id) => outlinesOf(id).promise()));
