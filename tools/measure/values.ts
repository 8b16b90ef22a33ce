import { imaginedGames } from '../../src/opponents/imagine.ts';
import type { Manner } from '../../src/opponents/playouts/play-on.ts';
import { type Intent, worthPlayedOn } from '../../src/opponents/playouts/play-on.ts';
import type { GameState } from '../../src/rules/index.ts';
import { aheadOf, errorOf, rounded } from './statistics.ts';

/** A choice, and what came of it in games played on to their end. */
export interface Valued {
  readonly intent: Intent;
  /** How far it fell behind the best choice in the same games, in coins: 0 for the best; and the standard error of that. */
  readonly behind: number;
  readonly error: number;
  readonly games: number;
}

/** Other games than any opponent imagines. */
const seed = 18_100_000;

/** Games played on after each choice before any is dropped, and by how many coins and standard errors it must then be behind the best. */
const first = 20;
const dropped = { coins: 2, errors: 3 };

interface Tried {
  readonly intent: Intent;
  readonly leads: number[];
}

/** The value of each choice by so many games, best first; fewer games for those that are clearly worse, but for the best two. */
export function valuesOf(state: GameState, intents: readonly Intent[], games: number, manner: Manner): Valued[] {
  const imagined = imaginedGames(state, seed);
  const tried = intents.map(
    ({ commands, odds, declinesNext }): Tried => ({ intent: { commands, odds, declinesNext }, leads: [] }),
  );
  let open = tried;
  for (let game = 0; game < games; game++) {
    for (const { intent, leads } of open)
      leads.push(worthPlayedOn(imagined(game), intent, { rounds: state.rounds, ...manner }));
    if (game % first !== first - 1) continue;
    const [best, second, ...others] = ranked(open);
    const isNear = (one: Tried) => {
      const lead = best && aheadOf(best.leads, one.leads);
      return lead && (lead.mean < dropped.coins || lead.mean < dropped.errors * errorOf(lead));
    };
    open = [best, second, ...others.filter(isNear)].filter((one) => one !== undefined);
  }
  const [best] = ranked(open);
  return tried
    .map(({ intent, leads }): Valued => {
      const lead = aheadOf(best?.leads ?? leads, leads);
      return { intent, behind: rounded(lead.mean, 2), error: rounded(errorOf(lead), 2), games: leads.length };
    })
    .sort((a, b) => a.behind - b.behind);
}

/** Of those played on equally often. */
const ranked = (tried: readonly Tried[]): Tried[] => tried.toSorted((a, b) => sum(b.leads) - sum(a.leads));
const sum = (leads: readonly number[]): number => leads.reduce((all, lead) => all + lead, 0);
