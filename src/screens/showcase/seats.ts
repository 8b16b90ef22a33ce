import type { Seat } from '../../rules/index.ts';
import type { Control, SeatSetup } from '../../session/turn/index.ts';

export function seatsToGive(
  before: readonly SeatSetup[],
  now: readonly SeatSetup[],
): readonly { seat: Seat; control: Control }[] {
  return before.flatMap(({ control }, seat) =>
    now[seat] && JSON.stringify(now[seat].control) !== JSON.stringify(control) ? [{ seat, control }] : [],
  );
}
