import { contentOf } from '../box.ts';
import { columnLength } from '../column.ts';
import { isDrafting, startingCoinsOf } from '../rulings/index.ts';
import { at, breach, many, type StateFault, type Survey } from './survey.ts';

/** Each name of the box must be there exactly once. */
function* once(
  found: readonly (readonly [path: string, id: string])[],
  box: object,
  what: string,
  home: string,
): Generator<StateFault> {
  const places = new Map<string, string>();
  for (const [path, id] of found) {
    const before = places.get(id);
    if (before === undefined) places.set(id, path);
    else yield breach('SET-3', path, 'twice', `There is one ${what} "${id}", and it is at ${before} already.`);
  }
  for (const id of Object.keys(box))
    if (!places.has(id))
      yield breach('SET-3', home, 'nowhere', `The ${what} "${id}" is neither on offer nor in play nor in the stacks.`);
}

/** SET-3: every banner and every badge is in one place. */
export function* ofBoxes({ state }: Survey): Generator<StateFault> {
  const { column, forces, hidden, discard } = state;
  const { races, powers } = contentOf(state);
  yield* once(
    [
      ...forces.map(({ race }, index) => [at('forces', index, 'race'), race] as const),
      ...column.map(({ race }, index) => [at('column', index, 'race'), race] as const),
      ...hidden.banners.map((race, index) => [at('hidden.banners', index), race] as const),
    ],
    races,
    'banner',
    'hidden.banners',
  );
  yield* once(
    [
      ...forces.flatMap(({ power }, index) => (power === null ? [] : [[at('forces', index, 'power'), power] as const])),
      ...column.map(({ power }, index) => [at('column', index, 'power'), power] as const),
      ...hidden.badges.map((power, index) => [at('hidden.badges', index), power] as const),
      ...discard.map((power, index) => [at('discard', index), power] as const),
    ],
    powers,
    'badge',
    'hidden.badges',
  );
}

/** COL: how many are on offer, the stacks' public counts, and coins. */
export function* ofColumn({ state }: Survey): Generator<StateFault> {
  const { column, hidden, bannersLeft, badgesLeft, coins, players } = state;
  if (column.length > columnLength)
    yield breach(
      'COL-5',
      'column',
      'columnLength',
      `${many(column.length, 'combo')} are on offer; there are at most ${columnLength}.`,
    );
  // VAR-1: the column is filled up again when the draft is over.
  const full = isDrafting(state) ? columnLength - state.nextForce : columnLength;
  if (column.length < full && hidden.banners.length > 0)
    yield breach(
      'COL-5',
      'column',
      'columnLength',
      `${many(column.length, 'combo')} are on offer while ${many(hidden.banners.length, 'banner')} are left; it should be ${full}.`,
    );
  if (bannersLeft !== hidden.banners.length)
    yield breach(
      'COL-5',
      'bannersLeft',
      'miscounted',
      `There are ${many(hidden.banners.length, 'banner')} in the stack, not ${bannersLeft}.`,
    );
  if (badgesLeft !== hidden.badges.length)
    yield breach(
      'COL-5',
      'badgesLeft',
      'miscounted',
      `There are ${many(hidden.badges.length, 'badge')} in the stack, not ${badgesLeft}.`,
    );
  for (const [index, { coins: here }] of column.entries()) {
    const above = column[index - 1];
    if (above && here > above.coins)
      yield breach(
        'COL-2',
        at('column', index, 'coins'),
        'coinsBelow',
        `Combo ${index} has ${many(here, 'coin')} and the one above it ${above.coins}; whoever passes over one passes over those above it.`,
      );
  }
  const all = [...coins, ...column.map((combo) => combo.coins)].reduce((sum, some) => sum + some, 0);
  const began = Array.from({ length: players }, (_, seat) => startingCoinsOf(state, seat)).reduce(
    (sum, some) => sum + some,
    0,
  );
  if (all < began)
    yield breach(
      'SET-5',
      'coins',
      'coinsLost',
      `There are ${many(all, 'coin')} with players and on the column; ${players} players began with ${began}, and none go back to the stash.`,
    );
}
