/** Boxes with races, powers, a board or rules of one's own: import before such a game is set up or read. */

import { ownBoard } from './boards/own/index.ts';
import { readBoxName } from './box-name.ts';
import { ownContent } from './own.ts';
import { bringOwnReader } from './own-reader.ts';
import { ownHooks } from './parts/index.ts';

bringOwnReader({ boxName: readBoxName, content: (base, own) => ownContent(base, own, ownHooks), board: ownBoard });

export { readBoard } from './boards/own/index.ts';
export { readBox, readBoxName } from './box-name.ts';
export { readHouse } from './rulings/read-house.ts';
