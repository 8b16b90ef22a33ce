import { apply, contentOf, type GameSetup, newGame, recorded } from '../../src/rules/index.ts';
import { pickTop } from '../checks/pick-top.ts';
import { drawFrom, randomCommand } from '../checks/random-player.ts';
import { type Player, randomPlayer } from '../players/random.ts';
import { settler } from '../players/settler.ts';
import { marksOf } from './marks.ts';
import type { Recording, Step } from './recording.ts';
import { sharing } from './sharing.ts';
import { toWords } from './words.ts';

const { powers, races } = contentOf({});

/** Games on each board by random players, and by sensible ones. */
const perBoard = { random: 6, settler: 2 };

/** The seed of one game on each board by players who spread thin and linger; with it one of them loses a whole race and passes (TRN-8). */
const lingering = 51;

/** Badges whose rules the second version changed. */
const changed = ['berserk'];

/** Rotates a list so that the element at `by` comes first. */
function turned<T>(list: readonly T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** A set-up whose column begins with other races and powers than those of its neighbours in the corpus. */
function setupOf(players: number, number: number): GameSetup {
  const seed = 100 * players + number;
  return {
    players,
    seed,
    banners: turned(Object.keys(races), 5 * number),
    badges: turned(Object.keys(powers), 7 * seed),
  };
}

/** Plays all games of the corpus and records the kernel's answers: games by the first version of the rules, and some by each later one. */
export function recordAll(): Recording[] {
  return [...recordFirst(), ...recordSecond(), ...recordSharing(2), ...recordSharing(3)];
}

/** Games on each board by the second version, with the badges whose rules it changed on top of the column. */
function recordSecond(): Recording[] {
  return [2, 3, 4, 5].map((players) => {
    const setup = { ...setupOf(players, players), badges: changed, rules: 2 };
    return record(`${players} random players, by version 2`, setup, randomPlayer(setup.seed));
  });
}

/** Games of boxes in which a banner and a badge bring the same (OWN-4), which the third version changed; both are picked first. */
function recordSharing(rules: number): Recording[] {
  return sharing.map((content, number) => {
    const players = 2 + number;
    const setup = { players, seed: 700 + number, content, banners: ['gnomes'], badges: ['nimble'], rules };
    const draw = drawFrom(setup.seed);
    const player = pickTop((state) => randomCommand(draw, state));
    return record(`${players} random players, banner and badge alike, by version ${rules}`, setup, player);
  });
}

function recordFirst(): Recording[] {
  return [2, 3, 4, 5].flatMap((players) => {
    const random = Array.from({ length: perBoard.random }, (_, number) => {
      const setup = setupOf(players, number);
      return record(`${players} random players, game ${number + 1}`, setup, randomPlayer(setup.seed));
    });
    const sensible = Array.from({ length: perBoard.settler }, (_, number) =>
      record(`${players} sensible players, game ${number + 1}`, setupOf(players, perBoard.random + number), settler),
    );
    const draw = drawFrom(lingering);
    const last = record(`${players} lingering players`, { players, seed: lingering }, (state) =>
      randomCommand(draw, state),
    );
    return [...random, ...sensible, last];
  });
}

function record(name: string, setup: GameSetup, player: Player): Recording {
  const begun = newGame(recorded(setup));
  if (!begun.ok) throw new Error(`No such game: ${begun.refusal.code}`);
  let { state } = begun;
  const start = marksOf(0, state, begun.events);
  const steps: Step[] = [];
  while (state.phase !== 'gameOver') {
    const command = player(state);
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(command)} by ${outcome.refusal.clause}`);
    state = outcome.state;
    steps.push([toWords(command), marksOf(steps.length + 1, state, outcome.events)]);
  }
  return { name, setup, start, steps };
}
