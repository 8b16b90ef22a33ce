/**
 * Boxes that name anything of their own: races, powers, a board, rules of the house. To be imported, at the latest, before a game of such a box is set
 * up or read.
 */

import { ownBoard } from './boards/own/index.ts';
import { readBoxName } from './box-name.ts';
import { ownContent } from './own.ts';
import { bringOwnReader } from './own-reader.ts';
import { ownHooks } from './parts/index.ts';

bringOwnReader({ boxName: readBoxName, content: (base, own) => ownContent(base, own, ownHooks), board: ownBoard });

export { readBoard } from './boards/own/index.ts';
export { readBox, readBoxName } from './box-name.ts';
export { readHouse } from './rulings/read-house.ts';
