import { boards, isWater } from '../boards/index.ts';
import { hooksOf, isGround, markerRule, powers, races } from '../registry.ts';
import type { Force, MarkerId, RegionId } from '../state.ts';
import { at, breach, many, type StateFault } from './fault.ts';
import { called, left, type Standing, type Survey } from './survey.ts';

/** SET-7: each race's tokens are all in the tray or in play. */
export function* ofTray({ state, standings }: Survey): Generator<StateFault> {
  for (const race of Object.keys(races)) {
    const supply = races[race]?.supply ?? 0;
    const tray = state.tray[race] ?? 0;
    let inPlay = 0;
    for (const standing of standings) if (standing.force.race === race) inPlay += left(standing);
    if (tray + inPlay !== supply)
      yield breach(
        'SET-7',
        `tray.${race}`,
        'supply',
        `There are ${supply} ${race} in the box, not ${tray + inPlay}: ${tray} in the tray and ${inPlay} in play.`,
      );
  }
}

/** What lies in each region: holders, Lost Tribes, the ground. */
export function* ofRegions({ state, byId }: Survey): Generator<StateFault> {
  const printed = boards[state.board].regions;
  for (const [id, { force, tokens, lostTribe, markers }] of state.regions.entries()) {
    const facts = printed[id];
    const holder = force === null ? undefined : byId.get(force);
    if (force !== null && !holder)
      yield breach(
        'MAP-6',
        at('regions', id, 'force'),
        'noSuchForce',
        `Region ${id} is held by force ${force}, which is not in play.`,
      );
    if ((force === null) !== (tokens === 0))
      yield breach(
        'MAP-6',
        at('regions', id, 'tokens'),
        'holder',
        `Region ${id} has ${many(tokens, 'token')} and the holder ${force}: both or neither.`,
      );
    if (lostTribe && tokens > 0)
      yield breach(
        'CON-10',
        at('regions', id, 'lostTribe'),
        'lostTribe',
        `Region ${id} has a Lost Tribe beside ${tokens} race tokens; it goes when the region is taken.`,
      );
    if (lostTribe && !facts?.lostTribe)
      yield breach(
        'SET-4',
        at('regions', id, 'lostTribe'),
        'lostTribe',
        `Region ${id} has no Lost Tribe symbol, so none ever stood there.`,
      );
    const mountains = facts?.terrain === 'mountain' ? 1 : 0;
    if ((markers.mountain ?? 0) !== mountains)
      yield breach(
        'CON-9',
        at('regions', id, 'markers'),
        'mountain',
        `Region ${id} is ${facts?.terrain}, so it has ${many(mountains, 'Mountain')}, not ${markers.mountain ?? 0}.`,
      );
    if (holder && facts && isWater(facts.terrain) && !mayHoldWater(holder.force))
      yield breach(
        'CON-4',
        at('regions', id, 'force'),
        'water',
        `Region ${id} is water, which ${called(holder)} cannot hold.`,
      );
  }
}

/** SEA-1, SEA-2: water is taken while active, and kept in decline, when the badge may be gone. */
function mayHoldWater({ race, power, declined }: Force): boolean {
  if (races[race]?.water || (power !== null && powers[power]?.water)) return true;
  return declined && power === null;
}

/** Markers: how many, where, and beside whose tokens. */
export function* ofMarkers({ state, standings, byId }: Survey): Generator<StateFault> {
  const out = new Map<MarkerId, number>();
  for (const [id, { force, markers }] of state.regions.entries()) {
    const holder = force === null ? undefined : byId.get(force);
    for (const [marker, count] of Object.entries(markers)) {
      out.set(marker, (out.get(marker) ?? 0) + count);
      if (!isGround(marker)) yield* ofMarker(marker, count, id, holder);
    }
  }
  for (const [marker, count] of out) {
    const { supply } = markerRule(marker);
    if (count > supply)
      yield breach(
        'SET-7',
        'regions',
        'supply',
        `There are ${many(supply, 'marker')} "${marker}" in the box, not ${count}.`,
      );
  }
  for (const standing of standings) yield* ofBringer(standing, state.regions);
}

function* ofMarker(
  marker: MarkerId,
  count: number,
  region: RegionId,
  holder: Standing | undefined,
): Generator<StateFault> {
  const path = `${at('regions', region, 'markers')}.${marker}`;
  const rule = markerRule(marker);
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
  else if (!mayBring(holder.force, marker))
    yield breach(rule.clause, path, 'notTheirs', `${called(holder)} in region ${region} bring no marker "${marker}".`);
}

/** Does the race bring the marker, or did it once, by a badge that is gone? */
function mayBring({ race, power, declined }: Force, marker: MarkerId): boolean {
  const brings = (trait: { readonly markers?: readonly { readonly id: MarkerId }[] } | undefined) =>
    trait?.markers?.some(({ id }) => id === marker) ?? false;
  if (brings(races[race]) || (power !== null && brings(powers[power]))) return true;
  return declined && power === null && Object.values(powers).some(brings);
}

/** Markers a race cannot be without, and those it never gets again. One that conquers on in decline brings no more (GHO-4). */
function* ofBringer(
  standing: Standing,
  there: readonly { readonly markers: Readonly<Record<MarkerId, number>> }[],
): Generator<StateFault> {
  const { force, regions, index } = standing;
  for (const { id, clause, everywhere, countedAs, supply } of races[force.race]?.markers ?? []) {
    const counts = regions.map((region) => there[region]?.markers[id] ?? 0);
    const bare = regions[counts.indexOf(0)];
    if (everywhere && bare !== undefined && !(force.declined && hooksOf(force).acts))
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
