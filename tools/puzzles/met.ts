import { readFileSync } from 'node:fs';
import { type Chance, chanceOf } from '../../src/opponents/chance.ts';
import { reachesFar } from '../../src/opponents/levels/choices.ts';
import { raider } from '../../src/opponents/levels/raider.ts';
import { planner } from '../../src/opponents/planning/planner.ts';
import { isTurnsBeginning } from '../../src/opponents/puzzle-search/beginning.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import {
  type Command,
  contentOf,
  type GameSetup,
  type GameState,
  legal,
  partsOf,
  type Trait,
} from '../../src/rules/index.ts';
import { fromText, playAgain } from '../corpus/recording.ts';
import { gameOf } from '../measure/game.ts';

/** A game in which positions are looked for: its name, and the beginnings of its turns. */
export interface Source {
  readonly name: string;
  readonly met: () => readonly GameState[];
  /** What a turn must have to be worth a search here: regions that all pay two coins or that pay three, or only two that pay two. */
  readonly worth: 'anything' | 'much' | 'some';
}

/** How many games on each board are looked through. */
export interface HowMany {
  /** Between planners, and as many between raiders. */
  readonly games: number;
  /** Between raiders, where the powers that bring coins lie on top of their stack. */
  readonly powers: number;
  /** The same with the races that bring coins. */
  readonly combos: number;
  /** The same with races and powers that are paid for some of what they hold or take, but not for all. */
  readonly grounds: number;
}

/** All games in which puzzles are looked for: between opponents on each board, and those of the corpus among them. */
export function sources({ games, powers, combos, grounds }: HowMany): readonly Source[] {
  const recorded = fromText(readFileSync(new URL('../../tests/rules/corpus/games.jsonl', import.meta.url), 'utf8'));
  const corpus = recorded.map(
    (game): Source => ({ name: `corpus: ${game.name}`, met: () => metIn(game), worth: 'anything' }),
  );
  const played = seedsUpTo(games).flatMap((seed) =>
    boards.flatMap((players): Source[] => [
      {
        name: `${players} planners, seed ${seed}`,
        met: () => metByPlanners(players, seed),
        worth: 'anything',
      },
      { name: `${players} raiders, seed ${seed}`, met: () => metByRaiders(players, seed), worth: 'anything' },
    ]),
  );
  const paying = (what: Paying, many: number) =>
    seedsUpTo(many).flatMap((seed) =>
      boards.map(
        (players): Source => ({
          name: `${players} raiders, paying ${what}, seed ${seed}`,
          met: () => metWherePaid(players, seed, what),
          worth: what === 'grounds' ? 'some' : 'much',
        }),
      ),
    );
  // Whoever stops early has some of everything.
  const apart = Math.max(1, Math.round(played.length / corpus.length));
  const mixed = played.flatMap((game, at) => [
    game,
    ...(at % apart === 0 ? corpus.slice(at / apart, at / apart + 1) : []),
  ]);
  return [
    ...mixed,
    ...corpus.slice(Math.ceil(played.length / apart)),
    ...paying('powers', powers),
    ...paying('combos', combos),
    ...paying('grounds', grounds),
  ];
}

type Paying = 'powers' | 'combos' | 'grounds';

const boards = [2, 3, 4, 5] as const;
const seedsUpTo = (count: number) => Array.from({ length: count }, (_, number) => number + 1);

function metIn(game: Parameters<typeof playAgain>[0]): readonly GameState[] {
  const met: GameState[] = [];
  playAgain(game, ({ before }) => void (isOpen(before) && met.push(before)));
  return met;
}

/** In so many of a hundred decisions about races something else is done, so that positions come up which no level would lead to. */
const strayed = 15;

function metByPlanners(players: number, seed: number): readonly GameState[] {
  const chance = chanceOf(seed);
  const met = metFrom({ players, seed }, (state) => {
    const { commands, weighed } = planner(state, { temper: evenTemper, seed });
    const isDecision = reachesFar(state) && legal(state).length > 1;
    const other = isDecision && chance.below(100) < strayed ? weighed[chance.below(weighed.length)] : undefined;
    return other ? [other.command] : commands;
  });
  return met.filter((state) => isTurnsBeginning(state) && legal(state).length > 1);
}

function metByRaiders(players: number, seed: number): readonly GameState[] {
  return metFrom({ players, seed: 50_000 + seed }, (state) => raider(state, { temper: evenTemper, seed }).commands);
}

/**
 * Games whose first powers, or powers and races, are paid by what they hold, and whose players pick any of them: turns that are far ahead of others are
 * found there most often.
 */
function metWherePaid(players: number, seed: number, what: Paying): readonly GameState[] {
  const chance = chanceOf(seed * 8 + players);
  const { powers, races } = contentOf({});
  const isPaid = what === 'grounds' ? isPaidForSome : ({ coins }: Trait) => coins !== undefined;
  const badges = shuffled(Object.values(powers).filter(isPaid), chance);
  const banners = what === 'powers' ? [] : shuffled(Object.values(races).filter(isPaid), chance);
  return metFrom({ players, seed: 70_000 + seed, badges, banners }, (state) => {
    const picks = state.phase === 'pickCombo' ? legal(state) : [];
    const picked = picks[chance.below(picks.length || 1)];
    return picked ? [picked] : raider(state, { temper: evenTemper, seed }).commands;
  });
}

/** Is it paid for some regions that it holds or takes, but not for all? */
function isPaidForSome(trait: Trait): boolean {
  return partsOf(trait).some(
    (part) => part.part === 'spoils' || (part.part === 'coins' && !part.where.includes('any')),
  );
}

/** Their ids in some order. */
function shuffled(traits: readonly Trait[], chance: Chance): readonly string[] {
  return traits
    .map(({ id }) => ({ id, at: chance.below(1_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

function metFrom(setup: GameSetup, decide: (state: GameState) => readonly Command[]): readonly GameState[] {
  const met: GameState[] = [];
  gameOf(setup, (state) => {
    if (isOpen(state)) met.push(state);
    return decide(state);
  });
  return met;
}

/** Is it the beginning of a turn, before anything was done in it? */
const isOpen = (state: GameState) => state.phase === 'pickCombo' || state.phase === 'readyTroops';
