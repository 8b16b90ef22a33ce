import { type House, houseBounds, rulingIds, tidied } from '../../rules/index.ts';
import { type Field, flag, integer, list, within } from './fields.ts';
import { LinkError } from './problem.ts';

const rounds = within(-houseBounds.rounds, houseBounds.rounds);
const coins = list(within(0, houseBounds.coins), 5);

/** What a table plays otherwise, in version 3: the clauses read otherwise as a number with a bit for each, then the variants. */
export const houseField: Field<House | undefined> = {
  write(to, house = {}) {
    const read = (house.otherwise ?? []).reduce((sum, id) => sum + 2 ** rulingIds.indexOf(id), 0);
    integer.write(to, read);
    flag.write(to, house.draft === true);
    rounds.write(to, house.rounds ?? 0);
    coins.write(to, house.coins ?? []);
  },
  read(from) {
    const read = integer.read(from);
    // A clause that this table reads in one way only comes from a later one.
    if (read < 0 || read >= 2 ** rulingIds.length) throw new LinkError('newer');
    return tidied({
      otherwise: rulingIds.filter((_, place) => Math.floor(read / 2 ** place) % 2 === 1),
      draft: flag.read(from) || undefined,
      rounds: rounds.read(from),
      coins: coins.read(from),
    });
  },
};
