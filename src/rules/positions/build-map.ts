import type { GameState, MarkerId } from '../index.ts';
import { allTribes, defaultMarkers } from './defaults.ts';
import { blame, type ForceDraft, type Reading, type Written } from './draft.ts';

/** Adds the races in play, each with its tokens and markers on the map; leaves the tray unchanged. */
export function standForces(reading: Reading, state: GameState): void {
  const { draft, places } = reading;
  for (const [index, said] of draft.forces.entries()) {
    const id = said.id ?? state.nextForce;
    const { race, power, declined, hand } = said;
    state.forces.push({ id, seat: said.seat.value, race, power, declined, hand, aside: 0, memory: {} });
    state.nextForce = id + 1;
    places.set(`forces[${index}]`, said.word);
    if (!places.has(`tray.${race}`)) places.set(`tray.${race}`, said.word);
    standTokens(reading, state, said, id);
  }
  state.nextForce = draft.next?.value ?? state.nextForce;
}

function standTokens(reading: Reading, state: GameState, said: ForceDraft, id: number): void {
  for (const { region, tokens, markers } of said.stands) {
    const there = state.regions[region.value];
    if (!there) {
      noRegion(reading, state, region);
      continue;
    }
    if (there.force !== null) {
      const before = state.forces.find((force) => force.id === there.force);
      blame(reading, region.word, `Region ${region.value} is held by ${before?.race} already.`, 'MAP-6');
      continue;
    }
    const brought: [MarkerId, number][] = [
      ...defaultMarkers(reading.box, said).map((marker): [MarkerId, number] => [marker, 1]),
      ...markers,
    ];
    there.force = id;
    there.tokens = tokens;
    there.markers = withoutNone({ ...there.markers, ...Object.fromEntries(brought) });
    reading.places.set(`regions[${region.value}]`, region.word);
  }
}

/** `lair:0`: of what would lie there by itself there is none. */
function withoutNone(markers: Readonly<Record<MarkerId, number>>): Record<MarkerId, number> {
  return Object.fromEntries(Object.entries(markers).filter(([, count]) => count !== 0));
}

/** Places the Lost Tribes named. */
export function placeTribes(reading: Reading, state: GameState): void {
  const { tribes = [] } = reading.draft;
  const regions = tribes === 'all' ? allTribes(state) : tribes.map(({ value }) => value);
  const words = tribes === 'all' ? [] : tribes;
  for (const region of regions) {
    const there = state.regions[region];
    if (there) there.lostTribe = true;
  }
  for (const written of words) {
    if (!state.regions[written.value]) noRegion(reading, state, written);
    reading.places.set(`regions[${written.value}].lostTribe`, written.word);
  }
}

function noRegion(reading: Reading, { regions }: GameState, { value, word }: Written): void {
  blame(reading, word, `This board has regions 0 to ${regions.length - 1}, so there is no region ${value}.`);
}
