import type { World } from './world.ts';

/** Messages at once, then milliseconds for each: below what a room takes of a seat with two pages. */
const usual = { burst: 40, grant: 80 } as const;

/** What a page says, no faster than its room listens. */
export interface Pace {
  /** Replaces what waits under the same name; at least `apart` milliseconds after what was said under it. */
  say(name: string, text: string, apart?: number): void;
  forget(): void;
}

/** A burst at once, then one message after another; of what is worth nothing later, the last one. */
export function paced(world: World, say: (text: string) => void): Pace {
  const waiting = new Map<string, { readonly text: string; readonly from: number; readonly apart: number }>();
  const last = new Map<string, number>();
  let granted: number = usual.burst;
  let since = world.now();
  let cancel: () => void = () => undefined;

  const sayDue = () => {
    const now = world.now();
    granted = Math.min(usual.burst, granted + (now - since) / usual.grant);
    since = now;
    for (const [name, { text, from, apart }] of waiting) {
      if (granted < 1) break;
      if (from > now) continue;
      waiting.delete(name);
      granted -= 1;
      if (apart > 0) last.set(name, now);
      say(text);
    }
    cancel();
    if (waiting.size === 0) return;
    const soonest = Math.min(...[...waiting.values()].map(({ from }) => from));
    const next = Math.max(soonest, now + (1 - granted) * usual.grant);
    cancel = world.after(Math.max(1, Math.ceil(next - now)), sayDue);
  };

  return {
    say(name, text, apart = 0) {
      const from = waiting.get(name)?.from ?? (last.get(name) ?? Number.NEGATIVE_INFINITY) + apart;
      waiting.set(name, { text, from, apart });
      sayDue();
    },
    forget() {
      cancel();
      waiting.clear();
    },
  };
}
