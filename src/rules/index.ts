/**
 * The rules kernel: the whole game, pure. Everything here works on plain JSON and never throws on bad input.
 *
 * `newGame` starts a game, `legal` lists what may be done, `apply` does it and says what happened, `explain` says why not,
 * `prospect` itemises a conquest, `view` hides what a seat may not see.
 */
export * from './boards/index.ts';
export type { Command, CommandType } from './command.ts';
export type { CoinPlace, GameEvent, MoveReason, Place, Standing } from './event.ts';
export type { ConquestCost, CostLine, FactValue, Odds, Refusal } from './refusal.ts';
export type * from './state.ts';
export type { CoinLine, MarkerRule, Power, Race, Trait } from './trait.ts';
export { apply, type Outcome } from './apply.ts';
export { explain } from './explain.ts';
export { standings } from './ending.ts';
export { legal } from './legal.ts';
export { markerRule, markerPool, placeableMarkers } from './markers.ts';
export { powers, races } from './registry.ts';
export { activeForce, actingForce, forceOf, forcesOf, heldRegions, holder, isNonEmpty, mayAttackFrom } from './position.ts';
export { prospect, type Prospect } from './prospect.ts';
export { income } from './scoring.ts';
export { newGame } from './setup.ts';
export { replay } from './replay.ts';
export { view } from './view.ts';
