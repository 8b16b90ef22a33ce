import type { GameSetup, PublicState } from './state.ts';

/**
 * The versions of the rules, and what each changed. A game is played to its end by the version it began with, so that what was recorded
 * leads where it led. A rule that changes gets a version here and a question that says by which versions it holds; the rule asks that
 * question, and nothing else looks at the number.
 *
 * 1. The rules before versions were written down: whatever does not say its version was played by them.
 * 2. BER-2: while a roll waits no region is abandoned.
 */
export const firstRules = 1;

/** The version by which new games are played. */
export const newestRules = 2;

/** The version by which a game is played. */
export function rulesOf({ rules = firstRules }: Pick<PublicState, 'rules'>): number {
  return rules;
}

/** The set-up of a recorded game: one that does not say its version is of the first. */
export function recorded(setup: GameSetup): GameSetup {
  return { ...setup, rules: setup.rules ?? firstRules };
}

/** A version as a state says it: the first is left out, as it was before there were others. */
export function inState(version: number): number | undefined {
  return version === firstRules ? undefined : version;
}

/** BER-2: does a roll that waits keep regions from being abandoned? */
export function rollHoldsRegions(state: Pick<PublicState, 'rules'>): boolean {
  return rulesOf(state) >= 2;
}
