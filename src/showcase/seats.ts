import type { Seat } from '../rules/index.ts';
import type { Control, TableSetup } from '../turn/index.ts';

/** Who is to be given which seat, for all to sit where they sat before a passer-by came: the seats that changed hands. */
export function seatsToGive(before: TableSetup, now: TableSetup): readonly { seat: Seat; control: Control }[] {
  return before.seats.flatMap(({ control }, seat) =>
    now.seats[seat] && JSON.stringify(now.seats[seat].control) !== JSON.stringify(control) ? [{ seat, control }] : [],
  );
}
