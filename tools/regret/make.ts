import { chanceOf } from '../../src/opponents/chance.ts';
import { evenTemper, type Mind } from '../../src/opponents/index.ts';
import { choicesOf, linesOf } from '../../src/opponents/levels/choices.ts';
import { breadthOn } from '../../src/opponents/levels/plan.ts';
import { after } from '../../src/opponents/play.ts';
import { imaginedGames } from '../../src/opponents/playouts/imagined.ts';
import { type Intent, worthPlayedOn } from '../../src/opponents/playouts/play-on.ts';
import { type Manner, quickly } from '../../src/opponents/playouts/quick.ts';
import { type GameState, isConquest, legal, newGame } from '../../src/rules/index.ts';
import { leadOver, meanOf } from '../known-positions/count.ts';
import type { Decision, Kind, Valued } from './bank.ts';

/** Other games than any design imagines. */
const seed = 18_100_000;

/** Games played on after each choice before any is dropped, and by how many coins and standard errors it must then be behind the best. */
const first = 20;
const dropped = { coins: 2, errors: 3 };

/** The most choices that are valued. */
const most = { race: 12, conquest: 6 };

/** How the games are played that decisions come from, and those that tell what a choice is worth. */
const manner: Manner = { breadth: breadthOn };

/** In so many of a hundred decisions about races any choice is made, so that positions come up which good play does not lead to. */
const strayed = 15;

const mind: Mind = { temper: evenTemper, seed: 1 };

/** All decisions of a game that are worth valuing: more than one choice, not in the last round. */
export function* decisionsOf(players: number, number: number): Generator<GameState> {
  const start = newGame({ players, seed: number });
  if (!start.ok) throw new Error(start.refusal.code);
  const chance = chanceOf(number);
  let { state } = start;
  while (state.phase !== 'gameOver') {
    const kind = kindOf(state);
    const isDecision = state.round < state.rounds && kind !== null && legal(state).length > 1;
    if (isDecision) yield state;
    const strays = isDecision && kind === 'race' && chance.below(100) < strayed;
    const all = strays ? choicesOf(state, mind) : [];
    const [command] = all[chance.below(Math.max(1, all.length))]?.commands ?? quickly(state, manner);
    if (!command) throw new Error(`nothing to do in ${state.phase}`);
    state = after(state, [command]);
  }
}

/** What a decision is about; null for what planners decide without playing on. */
export function kindOf({ phase }: GameState): Kind | null {
  if (isConquest(phase)) return 'conquest';
  return phase === 'pickCombo' || phase === 'readyTroops' || phase === 'stout' ? 'race' : null;
}

/** One decision of a game that is of this kind, with the values of its choices; null if the game has none with more than one. */
export function valued(players: number, number: number, kind: Kind, games: number): Decision | null {
  const chance = chanceOf(number);
  const all = [...decisionsOf(players, number)].filter((state) => kindOf(state) === kind);
  for (let tries = 0; tries < 4 && all.length > 0; tries++) {
    const [state] = all.splice(chance.below(all.length), 1);
    const intents = state ? (kind === 'race' ? choicesOf : linesOf)(state, mind).slice(0, most[kind]) : [];
    if (state && new Set(intents.map(({ commands }) => JSON.stringify(commands[0]))).size > 1)
      return { kind, state, choices: valuesOf(state, intents, games) };
  }
  return null;
}

interface Tried {
  readonly intent: Intent;
  readonly leads: number[];
}

/** The value of each intent by so many games; fewer for those that are clearly worse. */
export function valuesOf(state: GameState, intents: readonly Intent[], games: number): Valued[] {
  const gameOf = imaginedGames(state, seed);
  const tried = intents.map(
    ({ commands, odds, declinesNext }): Tried => ({ intent: { commands, odds, declinesNext }, leads: [] }),
  );
  let open = tried;
  for (let game = 0; game < games; game++) {
    for (const { intent, leads } of open)
      leads.push(worthPlayedOn(gameOf(game), intent, { rounds: state.rounds, ...manner }));
    if (game % first !== first - 1) continue;
    const best = open.reduce((found, one) => (meanOf(one.leads) > meanOf(found.leads) ? one : found));
    open = open.filter((one) => {
      const { coins, error } = leadOver(best.leads, one.leads);
      return coins < dropped.coins || coins < dropped.errors * error;
    });
  }
  const best = open.reduce((found, one) => (meanOf(one.leads) > meanOf(found.leads) ? one : found));
  return tried
    .map(({ intent, leads }): Valued => {
      const { coins, error } = leadOver(best.leads.slice(0, leads.length), leads);
      return { intent, behind: round(coins), error: round(error), games: leads.length };
    })
    .sort((a, b) => a.behind - b.behind);
}

const round = (number: number) => Math.round(number * 100) / 100;
