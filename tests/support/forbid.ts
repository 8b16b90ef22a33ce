import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/ui/platform');

/** The files of `src/ui/platform`. */
export const platformFiles: readonly string[] = readdirSync(folder).sort();

/** What the page asks a browser for and may not get, as the source names it, by the file that asks. */
export const asked: ReadonlyMap<string, readonly string[]> = new Map(
  platformFiles.map((file) => [
    file,
    [...readFileSync(join(folder, file), 'utf8').matchAll(/\boffered\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  ]),
);

/** All of it. */
export const optional: readonly string[] = [...new Set([...asked.values()].flat())].sort();

/** How something may be denied: it is not there; whoever asks for it, or uses it, has something thrown at them; it does nothing, and says otherwise. */
export const ways = ['missing', 'throws', 'lies'] as const;
export type Way = (typeof ways)[number];

/**
 * Denies a page some of what browsers may have. Runs in the page, before all else, and sees nothing of what is around it here. Returns what gives it back.
 */
export function forbid({ names, way }: { readonly names: readonly string[]; readonly way: Way }): () => void {
  const back: (() => void)[] = [];
  const refuse = (): never => {
    throw new DOMException('Forbidden by the test.', 'SecurityError');
  };
  /** Devices that are no pads: pedals, one of them at its end. */
  const pedals = {
    index: 0,
    mapping: '',
    axes: [0, 1, 1, 1],
    buttons: Array.from({ length: 20 }, () => ({ pressed: false })),
  };
  const never = () => new Promise(() => undefined);
  /** An object that has whatever is asked of it, and does nothing. */
  const hollow = (has: object = {}) =>
    new Proxy(has, {
      get(_, name) {
        const found: unknown = Reflect.get(has, name);
        if (typeof found === 'function') return found.bind(has);
        return Reflect.has(has, name) || name === 'then' ? found : () => undefined;
      },
    });
  const lies: Readonly<Record<string, unknown>> = {
    'navigator.getGamepads': () => [null, pedals, {}],
    'navigator.clipboard': { writeText: never },
    'navigator.languages': ['x@y', 7, ''],
    'navigator.share': never,
    'navigator.canShare': () => true,
    'document.fullscreenEnabled': true,
    'document.fullscreenElement': undefined,
    matchMedia: () => ({}),
    // Like one of a browser that keeps nothing and does not say so.
    localStorage: hollow({ length: 3, getItem: () => null, key: () => null }),
    sessionStorage: hollow({ length: 3, getItem: () => null, key: () => null }),
    MediaRecorder: class extends EventTarget {
      static readonly isTypeSupported = () => true;
      readonly state = 'recording';
      start = () => undefined;
      stop = () => undefined;
    },
  };
  for (const name of names) {
    // Elements are made later: what they have, their kind has.
    const path = name.replace('document.documentElement.', 'Element.prototype.').split('.');
    const key = path.pop() ?? '';
    const find = (owner: object | undefined, part: string): object | undefined => {
      try {
        return owner && Reflect.get(owner, part, owner);
      } catch {
        // What it belongs to is denied already.
        return undefined;
      }
    };
    const owner = path.reduce<object | undefined>(find, globalThis);
    let holder: object | null = owner ?? null;
    while (holder !== null && !Object.hasOwn(holder, key)) holder = Object.getPrototypeOf(holder);
    if (owner === undefined) continue;
    const at = holder ?? owner;
    const before = Object.getOwnPropertyDescriptor(at, key);
    const value: unknown = find(owner, key);
    const inert = class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: it has whatever is asked of it
        return hollow(new EventTarget());
      }
    };
    const denied: PropertyDescriptor = (() => {
      if (way === 'missing') return { value: undefined };
      if (way === 'throws') return typeof value === 'function' ? { value: refuse } : { get: refuse };
      if (name in lies) return { value: lies[name] };
      if (/^[A-Z]/.test(key)) return { value: inert };
      if (typeof value === 'function') return { value: () => undefined };
      return { value: hollow() };
    })();
    if (way === 'missing' && Reflect.deleteProperty(at, key) && find(owner, key) === undefined) {
      back.push(() => before && Object.defineProperty(at, key, before));
      continue;
    }
    Object.defineProperty(at, key, { configurable: true, ...denied });
    back.push(() => (before ? Object.defineProperty(at, key, before) : Reflect.deleteProperty(at, key)));
  }
  return () => {
    for (const one of back.reverse()) one();
  };
}
