import type { Seat } from '../rules/index.ts';
import type { Control, SeatSetup } from '../turn/index.ts';

/** Who is to be given which seat, for all to sit where they sat before a passer-by came: the seats that changed hands. */
export function seatsToGive(
  before: readonly SeatSetup[],
  now: readonly SeatSetup[],
): readonly { seat: Seat; control: Control }[] {
  return before.flatMap(({ control }, seat) =>
    now[seat] && JSON.stringify(now[seat].control) !== JSON.stringify(control) ? [{ seat, control }] : [],
  );
}
