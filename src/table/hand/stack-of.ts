import type { Stack } from '../attention/in-hand.ts';

/** The stack that a piece belongs to, by its id; null if it is in none that anybody may take. */
export function stackOf(id: string): Stack | null {
  const [kind, force = '', place = ''] = id.split('/');
  if (kind === 'marker') return { of: 'marker', marker: force, region: Number(place) };
  if (kind === 'waiting') return { of: 'marker', marker: force, region: null };
  if (kind !== 'chip' && kind !== 'figure') return null;
  if (place === 'hand') return { of: 'hand', force: Number(force) };
  const [, region] = /^r(\d+)$/.exec(place) ?? [];
  return region === undefined ? null : { of: 'region', region: Number(region) };
}

export function isSame(one: Stack, other: Stack): boolean {
  switch (one.of) {
    case 'hand':
      return other.of === 'hand' && other.force === one.force;
    case 'region':
      return other.of === 'region' && other.region === one.region;
    case 'marker':
      return other.of === 'marker' && other.region === one.region && other.marker === one.marker;
  }
}
