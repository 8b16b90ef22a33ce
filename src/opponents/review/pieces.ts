import { apply, type Command, type GameState } from '../../rules/index.ts';

/** How many pieces stand in each region of whoever redeploys: tokens, and markers by their names. None elsewhere. */
export type Pieces = readonly (Readonly<Record<string, number>> | null)[];

/** Where the pieces of a seat stand at the end of its redeployment, before anything is paid. */
export function piecesAfter(state: GameState, commands: readonly Command[]): Pieces {
  let now = state;
  for (const command of commands) {
    const outcome = apply(now, command);
    if (!outcome.ok || outcome.state.phase !== state.phase) break;
    now = outcome.state;
  }
  const own = new Set(now.forces.flatMap(({ id, seat }) => (seat === state.seat ? [id] : [])));
  return now.regions.map(({ force, tokens, markers }) =>
    force !== null && own.has(force) ? { ...markers, token: tokens } : null,
  );
}

export function standAlike(pieces: Pieces, others: Pieces): boolean {
  return pieces.every((there, region) => excess(there, others[region]) === 0 && excess(others[region], there) === 0);
}

export function whereMore(pieces: Pieces, others: Pieces): readonly number[] {
  return pieces.flatMap((there, region) => {
    const more = excess(there, others[region]) - excess(others[region], there);
    return more > 0 ? [region] : [];
  });
}

function excess(here: Pieces[number] | undefined, there: Pieces[number] | undefined): number {
  return Object.entries(here ?? {}).reduce((sum, [kind, count]) => sum + Math.max(0, count - (there?.[kind] ?? 0)), 0);
}
