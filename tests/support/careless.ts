import { apply, type Command, type GameState, legal, newGame } from '../../src/rules/index.ts';

/** A deterministic stream of numbers in 0 … 1. */
function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A command of a careless but active player: conquers while it can, declines now and then, spreads its tokens. */
function choose(commands: readonly Command[], random: () => number): Command | undefined {
  const of = (...types: Command['type'][]) => commands.filter(({ type }) => types.includes(type));
  const pick = (some: readonly Command[]) => some[Math.floor(random() * some.length)];
  const attacks = of('conquer', 'act');
  if (attacks.length > 0) return pick(attacks);
  const places = of('placeMarker', 'place').filter((command) => !('count' in command) || command.count <= 2);
  if (places.length > 0) return pick(places);
  if (of('expand').length > 0 && of('decline').length > 0) return random() < 0.62 ? of('expand')[0] : of('decline')[0];
  return (
    pick(of('pickCombo')) ??
    of('endRedeployment', 'endConquests')[0] ??
    pick(commands.filter(({ type }) => type !== 'lift' && type !== 'liftMarker' && type !== 'abandon'))
  );
}

/** A game continued by careless players up to the requested state. */
export function playedOn(players: number, seed: number, until: (game: GameState) => boolean): GameState {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(`no such game: ${JSON.stringify(start)}`);
  const random = stream(seed);
  let game = start.state;
  for (let k = 0; k < 3000 && !until(game); k++) {
    const command = choose(legal(game), random);
    if (command === undefined) break;
    const outcome = apply(game, command);
    if (!outcome.ok) break;
    game = outcome.state;
  }
  return game;
}
