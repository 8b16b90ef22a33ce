/** What a room's chance is made of, and how anybody can check it afterwards. */
export { commitmentTo, diceBy, mixed, seedOf, stacksBy } from './draw.ts';
export { hashOf, keyFor, sealOf } from './hash.ts';
