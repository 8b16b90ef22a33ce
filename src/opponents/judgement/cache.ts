import { type GameView, prospect, type RegionId } from '../../rules/index.ts';

export const prospectOf = oncePerRegion(prospect);

/** Caches a judgement per position, however often it is asked for; it is garbage-collected with the position. */
export function once<T>(judge: (view: GameView) => T): (view: GameView) => T {
  const made = new WeakMap<GameView, { readonly said: T }>();
  return (view) => {
    const known = made.get(view) ?? { said: judge(view) };
    made.set(view, known);
    return known.said;
  };
}

export function oncePerRegion<T>(
  judge: (view: GameView, region: RegionId) => T,
): (view: GameView, region: RegionId) => T {
  const made = once(() => new Map<RegionId, { readonly said: T }>());
  return (view, region) => {
    const all = made(view);
    const known = all.get(region) ?? { said: judge(view, region) };
    all.set(region, known);
    return known.said;
  };
}
