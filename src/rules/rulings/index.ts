export {
  type House,
  type Housed,
  houseBounds,
  houseCount,
  houseOf,
  isHouse,
  readHouse,
  ruled,
  tidied,
} from './house.ts';
export { type Edition, type Holders, holdersOf, isRuling, type RulingId, rulingIds, rulings } from './rulings.ts';
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
