import { inHand, inRegion, inTray, moveMarker } from '../play.ts';
import { regionOf } from '../queries.ts';
import { ruled } from '../rulings/index.ts';
import type { PublicState } from '../state.ts';
import type { MarkerPlacing, MarkerRule } from '../trait.ts';
import { runsOutOfPieces } from '../versions.ts';
import { perRegion } from './coins.ts';
import { definePart, type Misfit, type PartClauses, type PartHooks } from './define.ts';
import { choice, count, type Filled, flag, maybe } from './field.ts';
import { pieces } from './pieces.ts';

/** Enough for every region of every board. */
const plenty = 40;

const fields = {
  piece: choice(pieces),
  /** In every region as it is taken, in the first ones ever taken, or by hand at redeployment. */
  put: choice(['everywhere', 'first', 'byHand']),
  supply: maybe(count(1, 6)),
  defence: maybe(count(1, 2)),
  immune: flag,
  guards: flag,
  returns: flag,
  stays: flag,
  pays: maybe(count(1, 2)),
  perRegion: maybe(count(1, 5)),
  perTurn: maybe(count(1, 2)),
  movable: flag,
  required: flag,
  withdraws: flag,
  shared: flag,
} as const;

/** As above, for any piece: the printed ones have theirs. */
type Said = Omit<Filled<typeof fields>, 'piece'> & { readonly piece: string };

const byHandOnly = ['perRegion', 'perTurn', 'movable', 'required', 'withdraws', 'shared'] as const;

const mostImmune = 3;

function misfit(said: Said): Misfit | null {
  const needs = (field: string, other: string): Misfit => ({ field, why: 'partNeeds', other });
  const bars = (field: string, other: string): Misfit => ({ field, why: 'partBars', other });
  const { put, supply, immune, stays } = said;
  const stray = put === 'byHand' ? undefined : byHandOnly.find((field) => said[field] !== undefined);
  if (stray) return bars(stray, 'put');
  if (put === 'everywhere' && supply !== undefined) return bars('supply', 'put');
  if (put !== 'everywhere' && supply === undefined) return needs('put', 'supply');
  if (immune && put === 'everywhere') return bars('immune', 'put');
  if (immune && (supply ?? 0) > mostImmune) return bars('immune', 'supply');
  // Those that never come again would lie on the map a second time once the badge is dealt anew.
  if (stays && put === 'first') return bars('stays', 'put');
  if (stays && put === 'byHand' && !said.shared) return needs('stays', 'shared');
  if (said.movable && said.perTurn !== undefined) return bars('perTurn', 'movable');
  return null;
}

function placingOf(said: Said, clause: MarkerPlacing['clause']): MarkerPlacing {
  const { perRegion: most = 1, movable = false, required = false, perTurn, shared, withdraws } = said;
  return {
    clause,
    perRegion: most,
    movable,
    required,
    ...(perTurn !== undefined && { perTurn }),
    ...(shared && { shared }),
    ...(withdraws && { withdraws }),
  };
}

function ruleOf(said: Said, [clause, , placing = clause]: PartClauses): MarkerRule {
  const { piece, put, supply = plenty, defence = 0, immune, guards, returns, stays } = said;
  return {
    id: piece,
    clause,
    supply,
    defence,
    ...(immune && { immune }),
    ...(guards && { guards }),
    ...(returns && { returns }),
    leavesInDecline: !stays,
    ...(put === 'everywhere' && { everywhere: true }),
    ...(put === 'first' && { countedAs: `${piece}s` }),
    ...(put === 'byHand' && { placing: placingOf(said, placing) }),
  };
}

/** SET-7: is one of these pieces left in the box? It is, where each leaves with its race (CON-10). */
function isLeft(state: PublicState, id: string, supply: number): boolean {
  if (!ruled(state, 'CON-10') || !runsOutOfPieces(state)) return true;
  return state.regions.reduce((out, { markers }) => out + (markers[id] ?? 0), 0) < supply;
}

function whenConquered({ id, supply, clause }: MarkerRule, put: Said['put']): PartHooks {
  if (put === 'byHand') return {};
  if (put === 'everywhere')
    return {
      onConquered(play, _force, region) {
        if (!isLeft(play.state, id, supply)) return;
        moveMarker(play, id, 1, inTray, inRegion(region), clause);
      },
    };
  const counter = `${id}s`;
  return {
    onConquered(play, force, region) {
      const ever = force.memory[counter] ?? 0;
      if (ever >= supply) return;
      force.memory = { ...force.memory, [counter]: ever + 1 };
      moveMarker(play, id, 1, inHand, inRegion(region), clause);
    },
  };
}

/** Its hooks, for any piece: clauses of the piece, of its coins, and of placing it. */
export function markerHooks(said: Said, clauses: PartClauses): PartHooks {
  const rule = ruleOf(said, clauses);
  const [clause, paying = clause] = clauses;
  const { pays } = said;
  return {
    markers: [rule],
    ...whenConquered(rule, said.put),
    ...(pays !== undefined && {
      coins: perRegion(paying, (state, region) => (regionOf(state, region).markers[rule.id] ?? 0) > 0, pays),
    }),
  };
}

/** Pieces it brings to the board: where they come from and go, what they do there. */
export const marker = definePart('marker', {
  clause: 'PRT-14',
  fields,
  many: true,
  misfit,
  hooks: markerHooks,
});
