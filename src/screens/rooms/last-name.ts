import { limits } from '../../session/saves/index.ts';
import { kept } from '../../ui/platform/storage.ts';

const place = 'small-world-table.name';

/** The name somebody last sat down with, so that no name is asked twice; empty if there is none. */
export function lastName(): string {
  return (kept.get(place) ?? '').slice(0, limits.letters);
}

/** Remembers a name. Where nothing can be kept it is asked again. */
export function keepName(name: string): void {
  kept.set(place, name.slice(0, limits.letters));
}
