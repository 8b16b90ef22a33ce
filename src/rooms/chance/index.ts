/** What a room's chance is made of, and how anybody can check it afterwards. */
export { type ChanceOfGame, checkChance, type Flaw } from './check.ts';
export { commitmentTo, diceBy, mixed, seedOf, stacksBy } from './draw.ts';
export { addressOf, hashOf, hashOfSecret, hintOf, keyFor, sealOf } from './hash.ts';
