import { boardIds } from '../../src/rules/boards/index.ts';
import { outlinesOf } from '../../src/table/outlines/index.ts';

// Imported for its effect: `boardGeometry` knows all boards afterwards.
await Promise.all(boardIds.map((id) => outlinesOf(id).promise()));
