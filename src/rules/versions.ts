import type { GameSetup, PublicState } from './state.ts';

/**
 * The versions of the rules, and what each changed. A game is played to its end by the version it began with, so that a recorded game replays to the
 * same result. A rule that changes gets a version here and a predicate for the versions it applies to; the rule calls that predicate, and nothing
 * else reads the number.
 *
 * 1. The rules before versions were recorded: a game without a version was played by them.
 * 2. BER-2: no region may be abandoned while a roll is pending.
 * 3. OWN-4: what a banner and its badge both bring adds up; before, the race's own counted where both did the same. FRT-3: what was put down in a redeployment
 *    comes back when its region is emptied in the same one. CON-10, read otherwise: of a piece that lies everywhere there are no more than the box has.
 *    GHO-3, read otherwise: a race whose tokens all stand back may still act.
 */
export const firstRules = 1;

export const newestRules = 3;

export type Versioned = Pick<PublicState, 'rules'>;

export function rulesOf({ rules = firstRules }: Versioned): number {
  return rules;
}

/** The set-up of a recorded game: one without a version is of the first. */
export function recorded(setup: GameSetup): GameSetup {
  return { ...setup, rules: setup.rules ?? firstRules };
}

/** A version as a state holds it: the first is omitted, as in states from before there were others. */
export function inState(version: number): number | undefined {
  return version === firstRules ? undefined : version;
}

/** BER-2: does a pending roll keep regions from being abandoned? */
export function rollHoldsRegions(state: Versioned): boolean {
  return rulesOf(state) >= 2;
}

/** OWN-4: does what a banner and its badge both bring add up? */
export function addsUp(state: Versioned): boolean {
  return rulesOf(state) >= 3;
}

/** FRT-3: does a piece put down in a redeployment come back when its region is emptied in the same one? */
export function returnsPlaced(state: Versioned): boolean {
  return rulesOf(state) >= 3;
}

/** SET-7: where pieces stay that would else have gone (CON-10, read otherwise), does the box run out of them? */
export function runsOutOfPieces(state: Versioned): boolean {
  return rulesOf(state) >= 3;
}

/** GHO-3, read otherwise: does a race whose tokens all stand back still have its conquests? */
export function actsStandingBack(state: Versioned): boolean {
  return rulesOf(state) >= 3;
}
