import type { PowerId, RaceId } from './state.ts';
import type { CoinSource, Grant, MarkerPlacing, MarkerRule, Reach, TraitAction, TraitHooks } from './trait.ts';

type Hook<Name extends keyof TraitHooks> = NonNullable<TraitHooks[Name]>;

/** A marker that its owner places by hand. */
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
  readonly extraTokens: Hook<'extraTokens'> | null;
  readonly setAside: Hook<'setAside'> | null;
  readonly water: Grant | null;
  readonly noFinalRoll: Grant | null;
  readonly treaty: Grant | null;
  readonly lateDecline: Grant | null;
  readonly keepsTokens: Grant | null;
  readonly acts: Grant | null;
  readonly lingers: Grant | null;
}

/** Hooks with the name of the trait they belong to. */
export interface NamedHooks {
  readonly id: RaceId | PowerId;
  readonly kind: 'race' | 'power';
  readonly hooks: TraitHooks;
}

function isPlaced(rule: MarkerRule): rule is PlacedMarker {
  return rule.placing !== undefined;
}

/** Drops duplicates: where banner and badge do the same, it counts once. */
function once<T>(hooks: readonly T[]): T[] {
  return [...new Set(hooks)];
}

/** An action that both bring is there once: the race's. */
function byId(actions: readonly TraitAction[]): TraitAction[] {
  return actions.filter(({ id }, place) => actions.findIndex((other) => other.id === id) === place);
}

/** Combines the hooks of a race and a power. Where only one of them can count, the race's own comes first. */
export function combine(parts: readonly NamedHooks[]): CombinedHooks {
  const all = <Name extends keyof TraitHooks>(name: Name): Hook<Name>[] =>
    once(
      parts.flatMap(({ hooks }) => {
        const hook = hooks[name];
        return hook === undefined ? [] : [hook as Hook<Name>];
      }),
    );
  const named = <Name extends keyof TraitHooks>(name: Name) =>
    all(name).flatMap((hook) => {
      const part = parts.find(({ hooks }) => hooks[name] === hook);
      return part ? [{ ...part, hook }] : [];
    });
  const first = <Name extends keyof TraitHooks>(name: Name): Hook<Name> | null => all(name)[0] ?? null;
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
    actions: byId(parts.flatMap(({ hooks }) => hooks.actions ?? [])),
    losses: first('losses'),
    extraTokens: first('extraTokens'),
    setAside: first('setAside'),
    water: first('water'),
    noFinalRoll: first('noFinalRoll'),
    treaty: first('treaty'),
    lateDecline: first('lateDecline'),
    keepsTokens: first('keepsTokens'),
    acts: first('acts'),
    lingers: first('lingers'),
  };
}
