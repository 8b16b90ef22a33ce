import { contentOf, guest, hooksOf, markerRule } from '../box.ts';
import { type Content, isGround } from '../content.ts';
import { guestCounter, guestsOf } from '../guests.ts';
import { ruled } from '../rulings/index.ts';
import type { Force, GameState, MarkerId, RegionId } from '../state.ts';
import type { MarkerRule } from '../trait.ts';
import { at, breach, called, type Holding, many, type StateFault, type Survey } from './survey.ts';

export function* ofMarkers({ state, standings, byId }: Survey): Generator<StateFault> {
  const out = new Map<MarkerId, number>();
  for (const [id, { force, markers }] of state.regions.entries()) {
    const holder = force === null ? undefined : byId.get(force);
    for (const [marker, count] of Object.entries(markers)) {
      out.set(marker, (out.get(marker) ?? 0) + count);
      if (!isGround(marker)) yield* ofMarker(state, marker, count, id, holder);
    }
  }
  for (const [marker, count] of out) {
    const { supply } = markerRule(state, marker);
    if (count > supply)
      yield breach(
        'SET-7',
        'regions',
        'supply',
        `There are ${many(supply, 'marker')} "${marker}" in the box, not ${count}.`,
      );
  }
  for (const standing of standings) {
    yield* ofBringer(standing, state);
    for (const [region, count] of guestsOf(standing.force))
      if (!((state.regions[region]?.markers[guest.id] ?? 0) >= count))
        yield breach(
          'LOS-2',
          at('forces', standing.index, 'memory'),
          'guests',
          `${called(standing)} remember ${many(count, 'guest')} in region ${region}, where they are not.`,
        );
  }
}

function* ofMarker(
  state: GameState,
  marker: MarkerId,
  count: number,
  region: RegionId,
  holder: Holding | undefined,
): Generator<StateFault> {
  const path = `${at('regions', region, 'markers')}.${marker}`;
  const rule = markerRule(state, marker);
  if (marker === guest.id) {
    yield* ofGuests(state, count, region, holder);
    return;
  }
  const most = rule.placing?.perRegion ?? 1;
  if (count > most)
    yield breach(
      rule.placing?.clause ?? rule.clause,
      path,
      'tooMany',
      `Region ${region} has ${many(count, 'marker')} "${marker}"; at most ${most} may lie in one.`,
    );
  if (!holder) {
    yield breach(
      rule.clause,
      path,
      'noHolder',
      `Region ${region} has the marker "${marker}" and no race tokens beside it.`,
    );
    return;
  }
  if (holder.force.declined && rule.leavesInDecline)
    yield breach(
      'DEC-8',
      path,
      'leavesInDecline',
      `The marker "${marker}" of region ${region} would have left when ${called(holder)} went in decline.`,
    );
  else if (!mayBring(contentOf(state), holder.force, marker) && !(isLeft(rule) && ruled(state, 'CON-10')))
    yield breach(rule.clause, path, 'notTheirs', `${called(holder)} in region ${region} bring no marker "${marker}".`);
}

/** CON-10, read otherwise: may the marker be what another race of the player has left there? */
function isLeft({ leavesInDecline, returns }: MarkerRule): boolean {
  return !leavesInDecline && !returns;
}

/** LOS-2, read otherwise: each guest belongs to another race of the holder's player, which remembers it. */
function* ofGuests(
  state: GameState,
  count: number,
  region: RegionId,
  holder: Holding | undefined,
): Generator<StateFault> {
  const others = state.forces.filter(({ id, seat }) => seat === holder?.force.seat && id !== holder?.force.id);
  const known = others.reduce((sum, { memory }) => sum + (memory[guestCounter(region)] ?? 0), 0);
  if (!ruled(state, 'LOS-2') || known !== count)
    yield breach(
      'LOS-2',
      `${at('regions', region, 'markers')}.${guest.id}`,
      'guests',
      `Region ${region} has ${many(count, 'guest')}, and the other races of its holder's player know of ${known}.`,
    );
}

/** Does the race bring the marker, or did it once, by a badge now gone? */
function mayBring({ races, powers }: Content, { race, power, declined }: Force, marker: MarkerId): boolean {
  const brings = (trait: { readonly markers?: readonly { readonly id: MarkerId }[] } | undefined) =>
    trait?.markers?.some(({ id }) => id === marker) ?? false;
  if (brings(races[race]) || (power !== null && brings(powers[power]))) return true;
  return declined && power === null && Object.values(powers).some(brings);
}

/** May it lack what lies everywhere: conquered in decline (GHO-4), or none left (CON-10, read otherwise)? */
function mayLack(state: GameState, { force }: Holding, leavesInDecline: boolean): boolean {
  return (force.declined && (leavesInDecline || hooksOf(state, force).acts !== null)) || ruled(state, 'CON-10');
}

/** Markers a race must have, and those it never gets again; one conquering in decline brings none (GHO-4). */
function* ofBringer(standing: Holding, state: GameState): Generator<StateFault> {
  const { force, regions, index } = standing;
  for (const rule of contentOf(state).races[force.race]?.markers ?? []) {
    const { id, clause, everywhere, countedAs, supply, leavesInDecline } = rule;
    const counts = regions.map((region) => state.regions[region]?.markers[id] ?? 0);
    const bare = regions[counts.indexOf(0)];
    if (everywhere && bare !== undefined && !mayLack(state, standing, leavesInDecline))
      yield breach(
        clause,
        `${at('regions', bare, 'markers')}`,
        'markerMissing',
        `Region ${bare} is held by ${called(standing)} and lacks its marker "${id}".`,
      );
    if (countedAs === undefined) continue;
    const out = counts.reduce((sum, count) => sum + count, 0);
    const ever = force.memory[countedAs] ?? 0;
    if (ever < out || ever > supply)
      yield breach(
        clause,
        `${at('forces', index, 'memory')}.${countedAs}`,
        'memory',
        `${called(standing)} remember ${many(ever, 'marker')} "${id}"; ${out} are on the map and there are ${supply} in all.`,
      );
  }
}
