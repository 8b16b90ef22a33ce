import { attempt } from './attempt.ts';
import { offered } from './capability.ts';

export interface Texts {
  get(name: string): string | null;
  /** The text read as JSON; null if there is none, or it says nothing. Nothing about it is trusted. */
  value(name: string): unknown;
  /** Keeps a text. Returns whether the browser has it from then on. */
  set(name: string, text: string): boolean;
  remove(name: string): boolean;
  names(): readonly string[];
}

/** Storage may be missing, full, forbidden, or take a text and have none afterwards: then nothing is found in it. */
function texts(storage: () => Storage | undefined): Texts {
  const get = (name: string) => {
    const text: unknown = attempt(() => storage()?.getItem(name));
    return typeof text === 'string' ? text : null;
  };
  return {
    get,
    value: (name) => attempt<unknown>(() => JSON.parse(get(name) ?? 'null')),
    set(name, text) {
      attempt(() => storage()?.setItem(name, text));
      return get(name) === text;
    },
    remove: (name) =>
      attempt(() => {
        const all = storage();
        all?.removeItem(name);
        return all !== undefined && get(name) === null;
      }) ?? false,
    names: () =>
      attempt(() => {
        const all = storage();
        return Array.from({ length: all?.length ?? 0 }, (_, place) => all?.key(place) ?? '');
      }) ?? [],
  };
}

export const kept = texts(() => offered('localStorage'));
export const keptInTab = texts(() => offered('sessionStorage'));
