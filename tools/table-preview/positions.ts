import { apply, type BoxName, type Command, type GameState, legal, newGame, pieces } from '../../src/rules/index.ts';
import '../../src/rules/own-boxes.ts';
import { armsFor } from '../../src/workshop/arms-for.ts';
import { boxDataOf, freshCreation, printedBox } from '../../src/workshop/creation.ts';
import { figureFor } from '../../src/workshop/figure-for.ts';

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

/** A box in which so many races of one's own are the first to come, each with its figure, arms and a piece; the fourth and eighth are pawns. */
export function ownBox(count: number, seed: number): BoxName | undefined {
  if (count === 0) return undefined;
  const lenders = Object.keys(printedBox().races);
  const made = Array.from({ length: count }, (_, k) => {
    const piece = pieces[k % pieces.length] ?? 'tower';
    return {
      ...freshCreation('race', `Own ${k + 1}`, 'en', lenders.slice(0, k)),
      id: `own-${k}`,
      tokens: 8,
      // There is one set of each piece.
      parts: k < pieces.length ? [{ part: 'marker', piece, put: 'byHand', supply: 6, defence: 1 } as const] : [],
      arms: armsFor(`arms ${seed} ${k}`, 'race'),
      figure: k % 4 === 3 ? undefined : figureFor(`figure ${seed} ${k}`),
    };
  });
  const { id, own } = boxDataOf(made);
  // Few printed ones, so that these are soon on the table.
  return { id, own: { ...own, races: lenders.slice(0, Math.min(lenders.length, 12 + count)) } };
}

/** A game continued by careless players up to the requested state, dealt from a box. */
export function playedOn(
  players: number,
  seed: number,
  until: (game: GameState) => boolean,
  content?: BoxName,
): GameState {
  const start = newGame({ players, seed, ...(content && { content }) });
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
