import { contentOf, type GameState, legal } from '../../rules/index.ts';
import type { Chance } from '../chance.ts';
import { leadFrom } from '../planning/plan.ts';
import { after } from '../play.ts';
import { evenTemper } from '../types.ts';

/** Columns that might have lain there instead. */
const COLUMNS = 24;
/** What a combo could do at once is planned narrowly, as a planner does before it picks. */
const narrow = { ways: 1, moves: 2 } as const;

/**
 * What lay in the column when a seat was to pick, in coins of lead beyond the average: the best of it, against the best of other columns, drawn from
 * the races and powers that were not in play, with the same coins on the same places.
 */
export function columnLuck(state: GameState, chance: Chance): number {
  let sum = 0;
  for (let column = 0; column < COLUMNS; column++) sum += bestOf(withAnotherColumn(state, chance));
  return bestOf(state) - sum / COLUMNS;
}

/** The lead that the best combo on offer promises. */
function bestOf(state: GameState): number {
  const picks = legal(state).filter(({ type }) => type === 'pickCombo');
  return Math.max(...picks.map((pick) => leadFrom(after(state, [pick]), state.turnSeat, evenTemper, narrow)));
}

/** The same position with another column. */
function withAnotherColumn(state: GameState, chance: Chance): GameState {
  const { races, powers } = contentOf(state);
  const inPlay = new Set(state.forces.flatMap(({ race, power }) => (power === null ? [race] : [race, power])));
  const draw = (ids: readonly string[]) => {
    const rest = ids.filter((id) => !inPlay.has(id));
    return state.column.map(() => rest.splice(chance.below(rest.length), 1)[0]);
  };
  const banners = draw(Object.keys(races));
  const badges = draw(Object.keys(powers));
  const column = state.column.map((combo, at) => ({
    ...combo,
    race: banners[at] ?? combo.race,
    power: badges[at] ?? combo.power,
  }));
  // A race of the true column that is in no imagined one lies where that one came from.
  const open = new Set(column.map(({ race }) => race));
  const worn = new Set(column.map(({ power }) => power));
  const { hidden } = state;
  const freeRaces = state.column.map(({ race }) => race).filter((race) => !open.has(race));
  const freePowers = state.column.map(({ power }) => power).filter((power) => !worn.has(power));
  return {
    ...state,
    column,
    hidden: {
      ...hidden,
      banners: hidden.banners.map((race) => (open.has(race) ? (freeRaces.shift() ?? race) : race)),
      badges: hidden.badges.map((power) => (worn.has(power) ? (freePowers.shift() ?? power) : power)),
    },
  };
}
