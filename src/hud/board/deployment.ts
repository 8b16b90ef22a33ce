import {
  boardFacts,
  type Command,
  explain,
  type Force,
  forcesOf,
  type GameView,
  heldRegions,
  immunity,
  type MarkerId,
  type OwnMarkers,
  ownMarkers,
  type RegionId,
} from '../../rules/index.ts';
import { takesPart } from './post.ts';

export interface Post {
  readonly region: RegionId;
  readonly force: Force;
  readonly tokens: number;
  /** Most tokens that may be placed in one step; 0 for none. */
  readonly place: number;
  /** Most tokens that may be taken in one step; 0 for none. */
  readonly lift: number;
  readonly markers: readonly {
    readonly id: MarkerId;
    readonly count: number;
    readonly place: boolean;
    readonly lift: boolean;
  }[];
}

type MarkerCommand = Extract<Command, { readonly type: 'placeMarker' }>;

export function postsOf(view: GameView, legal: readonly Command[]): readonly Post[] {
  const forces = forcesOf(view, view.seat).filter((force) => isDeploying(view, force));
  return forces.flatMap((force) =>
    heldRegions(view, force).map((region) => {
      const here = legal.filter((command) => 'region' in command && command.region === region);
      return {
        region,
        force,
        tokens: view.regions[region]?.tokens ?? 0,
        place: most(here, 'place'),
        lift: most(here, 'lift'),
        markers: markersAt(view, here, region),
      };
    }),
  );
}

function isDeploying(view: GameView, force: Force): boolean {
  const [region] = heldRegions(view, force);
  return region !== undefined && takesPart(view, region);
}

function most(commands: readonly Command[], type: 'place' | 'lift'): number {
  return commands.reduce((count, command) => (command.type === type ? Math.max(count, command.count) : count), 0);
}

function markersAt(view: GameView, commands: readonly Command[], region: RegionId): Post['markers'] {
  const ids = new Set(commands.flatMap((command) => ('marker' in command ? [command.marker] : [])));
  const can = (type: Command['type'], id: MarkerId) =>
    commands.some((command) => command.type === type && 'marker' in command && command.marker === id);
  return [...ids].map((id) => ({
    id,
    count: view.regions[region]?.markers[id] ?? 0,
    place: can('placeMarker', id),
    lift: can('liftMarker', id),
  }));
}

export function markersToPlace(view: GameView, legal: readonly Command[]): readonly OwnMarkers[] {
  const placeable = new Set(legal.flatMap((command) => (command.type === 'placeMarker' ? [command.marker] : [])));
  return forcesOf(view, view.seat).flatMap((force) => ownMarkers(view, force).filter(({ id }) => placeable.has(id)));
}

/** As far as hand and rules allow; if nothing that way is legal, a move of one token: the rules say why. */
export function setTokens(post: Post, tokens: number): readonly Command[] {
  const { region } = post;
  const change = tokens - post.tokens;
  if (change === 0) return [];
  const count = change > 0 ? Math.min(change, post.place) : Math.min(-change, post.lift);
  return [{ type: change > 0 ? 'place' : 'lift', region, count: Math.max(1, count) }];
}

/** Leaves the hand as it is; the rules decide whether they may. Empty if they go back where they were. */
export function moveTokens(from: Post, to: RegionId, count: number): readonly Command[] {
  if (from.region === to) return [];
  return [
    { type: 'lift', region: from.region, count },
    { type: 'place', region: to, count },
  ];
}

/** Where fewest stand, exposed regions first, untakeable ones last; the rules are asked before each piece. */
export function spreadRest(view: GameView, legal: readonly Command[]): readonly Command[] {
  const posts = postsOf(view, legal);
  const added = new Map<RegionId, number>();
  const placed = new Map<number, number>();
  const markers: MarkerCommand[] = [];
  for (;;) {
    const now = imagine(view, added, placed, markers);
    const refusal = explain(now, { type: 'endRedeployment' });
    if (refusal?.code === 'markersInHand') {
      const goals = posts
        .map(({ region }): MarkerCommand => ({ type: 'placeMarker', marker: String(refusal.facts.marker), region }))
        .filter((command) => explain(now, command) === null);
      const [next] = goals.toSorted((a, b) => strength(now, a.region) - strength(now, b.region));
      if (!next) break;
      markers.push(next);
      continue;
    }
    if (refusal?.code !== 'tokensInHand') break;
    const force = now.forces.find(
      (candidate) => candidate.seat === view.seat && candidate.race === refusal.facts.race && candidate.hand > 0,
    );
    const own = posts.filter((post) => post.force.id === force?.id);
    const takeable = own.filter(({ region }) => immunity(view, region) === null);
    const [next] = (takeable.length > 0 ? takeable : own).toSorted((a, b) => tokensAt(a) - tokensAt(b));
    if (!next) break;
    added.set(next.region, (added.get(next.region) ?? 0) + 1);
    placed.set(next.force.id, (placed.get(next.force.id) ?? 0) + 1);
  }
  return [...[...added].map(([region, count]): Command => ({ type: 'place', region, count })), ...markers];

  /** Tokens placed there so far; ties go to regions that others can reach. */
  function tokensAt(post: Post): number {
    return post.tokens + (added.get(post.region) ?? 0) - (isExposed(view, post.region) ? 0.5 : 0);
  }
}

/** From where most stand, exposed regions last (AMA-2); nothing if a region must be given up (AMA-3). */
export function tokensOff(view: GameView, legal: readonly Command[]): readonly Command[] {
  const refusal = explain(view, { type: 'endRedeployment' });
  if (refusal?.code !== 'tokensToSetAside') return [];
  const posts = postsOf(view, legal).filter(({ force, lift }) => !force.declined && lift > 0);
  const taken = new Map<RegionId, number>();
  const left = ({ region, tokens }: Post) => tokens - (taken.get(region) ?? 0);
  const stands = (post: Post) => left(post) - (isExposed(view, post.region) ? 0.5 : 0);
  for (let missing = Number(refusal.facts.missing); missing > 0; missing--) {
    const [most] = posts.filter((post) => left(post) > 1).toSorted((a, b) => stands(b) - stands(a));
    if (!most) return [];
    taken.set(most.region, (taken.get(most.region) ?? 0) + 1);
  }
  return [...taken].map(([region, count]): Command => ({ type: 'lift', region, count }));
}

interface Tidied {
  /** It takes tokens off the map; otherwise it places those in hand. */
  readonly isOff: boolean;
  readonly commands: readonly Command[];
}

export function tidied(view: GameView, legal: readonly Command[]): Tidied {
  const off = tokensOff(view, legal);
  if (off.length > 0) return { isOff: true, commands: off };
  const isPlacing = legal.some(({ type }) => type === 'place' || type === 'placeMarker');
  return { isOff: false, commands: isPlacing ? spreadRest(view, legal) : [] };
}

export const countOf = (commands: readonly Command[]): number =>
  commands.reduce((sum, command) => sum + ('count' in command ? command.count : 0), 0);

/** How well a region is held: pieces there, half a one fewer where somebody may come from outside. */
function strength(view: GameView, region: RegionId): number {
  const { tokens = 0, markers = {} } = view.regions[region] ?? {};
  const pieces = Object.values(markers).reduce((sum, count) => sum + count, tokens);
  return pieces - (isExposed(view, region) ? 0.5 : 0);
}

function imagine(
  view: GameView,
  added: ReadonlyMap<RegionId, number>,
  placed: ReadonlyMap<number, number>,
  markers: readonly MarkerCommand[],
): GameView {
  return {
    ...view,
    regions: view.regions.map((there, region) => {
      const brought = markers.filter((command) => command.region === region);
      const all = { ...there.markers };
      for (const { marker } of brought) all[marker] = (all[marker] ?? 0) + 1;
      return { ...there, tokens: there.tokens + (added.get(region) ?? 0), markers: all };
    }),
    forces: view.forces.map((force) => ({ ...force, hand: force.hand - (placed.get(force.id) ?? 0) })),
  };
}

function isExposed(view: GameView, region: RegionId): boolean {
  const own = new Set(forcesOf(view, view.seat).map((force) => force.id));
  return (boardFacts(view.board).regions[region]?.neighbours ?? []).some((neighbour) => {
    const holder = view.regions[neighbour]?.force ?? null;
    return holder === null || !own.has(holder);
  });
}
