export {
  type House,
  type Housed,
  houseBounds,
  houseCount,
  houseOf,
  isHouse,
  ruled,
  tidied,
} from './house.ts';
export { readHouse } from './read-house.ts';
export {
  type Edition,
  type Holders,
  holdersOf,
  isRuling,
  type Printed,
  type RulingId,
  rulingIds,
  rulings,
} from './rulings.ts';
export {
  comboCost,
  hasDraft,
  hasDrafted,
  isDrafting,
  isWaitingToBegin,
  roundsOf,
  startingCoins,
  startingCoinsOf,
} from './variants.ts';
