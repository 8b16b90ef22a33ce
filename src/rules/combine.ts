import type { PowerId, RaceId } from './state.ts';
import type { CoinSource, Grant, MarkerPlacing, MarkerRule, Reach, TraitAction, TraitHooks } from './trait.ts';

type Hook<Name extends keyof TraitHooks> = NonNullable<TraitHooks[Name]>;

export type PlacedMarker = MarkerRule & { readonly placing: MarkerPlacing };

/** The combined hooks of a banner and its badge, by kind. Built once per combo. */
export interface CombinedHooks {
  readonly discounts: readonly { readonly of: RaceId | PowerId; readonly discount: Hook<'discount'> }[];
  readonly surcharges: readonly { readonly of: RaceId | PowerId; readonly surcharge: Hook<'surcharge'> }[];
  readonly entries: readonly Reach[];
  readonly reaches: readonly Reach[];
  readonly links: readonly Hook<'links'>[];
  readonly onConquered: readonly Hook<'onConquered'>[];
  readonly reinforcements: readonly Hook<'reinforcements'>[];
  readonly coins: readonly { readonly of: CoinSource; readonly coins: Hook<'coins'> }[];
  readonly markers: readonly MarkerRule[];
  readonly placeable: readonly PlacedMarker[];
  readonly actions: readonly TraitAction[];
  readonly losses: Hook<'losses'> | null;
  readonly extraTokens: readonly Hook<'extraTokens'>[];
  readonly setAside: Hook<'setAside'> | null;
  readonly water: Grant | null;
  readonly noFinalRoll: Grant | null;
  readonly treaty: Grant | null;
  readonly lateDecline: Grant | null;
  readonly keepsTokens: Grant | null;
  readonly acts: Grant | null;
  readonly lingers: Grant | null;
}

export interface NamedHooks {
  readonly id: RaceId | PowerId;
  readonly kind: 'race' | 'power';
  readonly hooks: TraitHooks;
}

function isPlaced(rule: MarkerRule): rule is PlacedMarker {
  return rule.placing !== undefined;
}

/** `addsUp`: what both bring is summed, if it can be (OWN-4); before, of the same the race's own counted. */
export function combine(parts: readonly NamedHooks[], addsUp: boolean): CombinedHooks {
  const named = <Name extends keyof TraitHooks>(name: Name) => {
    const each = parts.flatMap(({ hooks, ...trait }) => {
      const hook = hooks[name];
      return hook === undefined ? [] : [{ ...trait, hook: hook as Hook<Name> }];
    });
    return addsUp ? each : each.filter(({ hook }, place) => each.findIndex((one) => one.hook === hook) === place);
  };
  const all = <Name extends keyof TraitHooks>(name: Name): Hook<Name>[] => named(name).map(({ hook }) => hook);
  const first = <Name extends keyof TraitHooks>(name: Name): Hook<Name> | null => all(name)[0] ?? null;
  /** Those that count where numbers of tokens add up. */
  const counted = <Name extends keyof TraitHooks>(name: Name) => all(name).slice(0, addsUp ? undefined : 1);
  const markers = parts.flatMap(({ hooks }) => hooks.markers ?? []);
  return {
    discounts: named('discount').map(({ id, hook }) => ({ of: id, discount: hook })),
    surcharges: named('surcharge').map(({ id, hook }) => ({ of: id, surcharge: hook })),
    entries: all('entry'),
    reaches: all('reach'),
    links: all('links'),
    onConquered: all('onConquered'),
    reinforcements: all('reinforcements'),
    coins: named('coins').map(({ id, kind, hook }) => ({
      of: kind === 'race' ? { race: id } : { power: id },
      coins: hook,
    })),
    markers,
    placeable: markers.filter(isPlaced),
    actions: byId(
      parts.flatMap(({ hooks }) => hooks.actions ?? []),
      addsUp,
    ),
    losses: counted('losses').reduce<Hook<'losses'> | null>(smaller, null),
    extraTokens: counted('extraTokens'),
    setAside: counted('setAside').reduce<Hook<'setAside'> | null>(summed, null),
    water: first('water'),
    noFinalRoll: first('noFinalRoll'),
    treaty: first('treaty'),
    lateDecline: first('lateDecline'),
    keepsTokens: first('keepsTokens'),
    acts: first('acts'),
    lingers: first('lingers'),
  };
}

/** An action that both bring is there once, by the race's clause: as often as both allow it (OWN-4). */
function byId(actions: readonly TraitAction[], addsUp: boolean): TraitAction[] {
  const firsts = actions.filter(({ id }, place) => actions.findIndex((other) => other.id === id) === place);
  if (!addsUp) return firsts;
  return firsts.map((action) => repeated(action, actions.filter(({ id }) => id === action.id).length));
}

function repeated(action: TraitAction, times: number): TraitAction {
  if (times === 1) return action;
  return {
    ...action,
    refuse: (state, force) => action.refuse(state, force, times),
    ...(action.refuseRegion && {
      refuseRegion: (state, force, region) => action.refuseRegion?.(state, force, region, times) ?? null,
    }),
  };
}

/** Of two losses the smaller is paid (OWN-4). */
function smaller(one: Hook<'losses'> | null, other: Hook<'losses'>): Hook<'losses'> {
  return one === null || other.tokens < one.tokens ? other : one;
}

/** Of both together, by the clauses of the first. */
function summed(one: Hook<'setAside'> | null, other: Hook<'setAside'>): Hook<'setAside'> {
  return one === null ? other : { ...one, tokens: one.tokens + other.tokens };
}
