export {
  comboCost,
  type House,
  type Housed,
  hasDraft,
  hasDrafted,
  houseBounds,
  houseCount,
  houseOf,
  isDrafting,
  isHouse,
  isWaitingToBegin,
  roundsOf,
  ruled,
  startingCoins,
  startingCoinsOf,
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
