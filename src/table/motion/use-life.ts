import { useEffect, useRef } from 'react';
import { boardFacts, type GameView, type RegionId, type Seat, standings } from '../../rules/index.ts';
import { useAttention } from '../attention/index.ts';
import type { Placement } from '../layout/index.ts';
import { type BoardGeometry, distance } from '../outlines/index.ts';
import { useOverlay } from '../overlay.ts';
import { useScope } from '../scope.tsx';
import type { Life } from './life.ts';
import { setWon, type Won } from './show-store.ts';

interface Lively {
  readonly life: Life | null;
  readonly view: GameView;
  readonly board: BoardGeometry;
  /** Nothing is being shown. */
  readonly rests: boolean;
  readonly still: boolean;
  readonly placements: () => readonly Placement[];
  readonly purse: (seat: number) => readonly [number, number, number];
  readonly invalidate: () => void;
}

function isFigure({ model, id, stone }: Placement, forces: ReadonlySet<number>, region?: number): boolean {
  const [, force, place = ''] = id.split('/');
  if (!model.startsWith('figure') || stone > 0 || !forces.has(Number(force))) return false;
  return region === undefined ? place.startsWith('r') : place === `r${region}`;
}

/** Lets figures live while the table rests: the pointed-at one looks up, the race whose turn begins breathes, the winners cheer. */
export function useLife({ life, view, board, rests, still, placements, purse, invalidate }: Lively): void {
  const scope = useScope();
  const { showStore } = useOverlay();
  const last = useRef({ turn: '', phase: view.phase });
  useWaking({ life, view, rests, still, placements, invalidate });

  useEffect(() => {
    if (life === null || still || !rests) return;
    const all = new Set(view.forces.map(({ id }) => id));
    const look = (hovered: RegionId | null) => {
      const figure = hovered === null ? undefined : placements().find((each) => isFigure(each, all, hovered));
      life.lookUp(figure ?? null);
      invalidate();
    };
    const attention = useAttention.of(scope);
    look(attention.getState().hovered);
    return attention.subscribe(({ hovered }, before) => {
      if (hovered !== before.hovered) look(hovered);
    });
  }, [scope, life, view, rests, still, placements, invalidate]);

  useEffect(() => {
    const isOver = view.phase === 'gameOver';
    if (!rests || !isOver) setWon(showStore, null);
    if (!rests) return;
    const { turn, phase } = last.current;
    const now = `${view.round}/${view.turnSeat}`;
    last.current = { turn: now, phase: view.phase };
    // Only a game that has just ended is celebrated, not one that was opened.
    const isNew = isOver && phase !== 'gameOver';
    const places = isOver ? placesOf(view, board) : [];
    // What else changes then, as the window does, is no other win.
    if (isOver && (isNew || showStore.getState().won === null)) setWon(showStore, { places, isNew });
    if (life === null || still) return;
    const figuresOf = (seats: readonly number[]) => {
      const forces = new Set(view.forces.filter(({ seat }) => seats.includes(seat)).map(({ id }) => id));
      return placements().filter((each) => isFigure(each, forces));
    };
    if (isNew)
      life.celebrate(
        places.map(({ seat, region }) => {
          const at = region === null ? undefined : board.regions[region]?.seat;
          return { seat, figures: figuresOf([seat]), purse: purse(seat), middle: at ? { x: at.x, z: at.y } : null };
        }),
      );
    else if (!isOver && turn !== '' && turn !== now) life.breathe(figuresOf([view.turnSeat]));
    invalidate();
  }, [life, view, board, rests, still, placements, purse, showStore, invalidate]);
}

/** Somebody has sat down: the figure of the place gets up, or its race's figures hop. */
function useWaking({ life, view, rests, still, placements, invalidate }: Omit<Lively, 'purse' | 'board'>): void {
  const places = useAttention((attention) => attention.places);
  const last = useRef(places);
  useEffect(() => {
    if (!rests) return;
    const before = last.current?.split(',');
    last.current = places;
    const came = places?.split(',').flatMap((now, seat) => (now === 'awake' && before?.[seat] !== now ? [seat] : []));
    if (life === null || still || before === undefined || came === undefined || came.length === 0) return;
    for (const seat of came) {
      const forces = new Set(view.forces.flatMap((force) => (force.seat === seat ? [force.id] : [])));
      const sitter = placements().filter(({ id }) => id === `sitter/${seat}`);
      life.wake(sitter.length > 0 ? sitter : placements().filter((each) => isFigure(each, forces)));
    }
    invalidate();
  }, [life, view, rests, still, places, placements, invalidate]);
}

/** Where the winners are seen: the first in its strongest land, others in that of theirs which is nearest to it. */
function placesOf(view: GameView, board: BoardGeometry): Won['places'] {
  const winners = standings(view).flatMap(({ place, seat }) => (place === 1 ? [seat] : []));
  const [first] = winners.flatMap((seat) => landsOf(view, board, seat).slice(0, 1));
  const at = first === undefined ? undefined : board.regions[first]?.seat;
  return winners.map((seat) => {
    const away = (region: RegionId) => {
      const own = board.regions[region]?.seat;
      return at && own ? distance(at, own) : 0;
    };
    // Where the strongest is its own, nothing is nearer.
    const [region = null] = landsOf(view, board, seat).toSorted((a, b) => away(a) - away(b));
    return { seat, region };
  });
}

/** What stands less than so far before a land, and beside that, hides it from low down; in board units. */
const BEFORE = { deep: 1.5, across: 0.8 } as const;

/** The lands of a seat, of races in play where it has any, the strongest first: by who stands there and around, and less where others hide it. */
function landsOf(view: GameView, board: BoardGeometry, seat: Seat): RegionId[] {
  const own = view.forces.filter((force) => force.seat === seat);
  const held = (forces: typeof own) =>
    view.regions.flatMap(({ force }, region) => (forces.some(({ id }) => id === force) ? [region] : []));
  const lively = held(own.filter(({ declined }) => !declined));
  const lands = lively.length > 0 ? lively : held(own);
  const { regions } = boardFacts(view.board);
  const strength = (region: RegionId) => {
    const around = regions[region]?.neighbours.filter((other) => lands.includes(other)) ?? [];
    const at = board.regions[region]?.seat;
    const hiding = board.regions.filter(({ id, seat: other }) => {
      const isBefore = at && other.y > at.y && other.y < at.y + BEFORE.deep && Math.abs(other.x - at.x) < BEFORE.across;
      return isBefore && (view.regions[id]?.tokens ?? 0) > 0 && !lands.includes(id);
    });
    return (view.regions[region]?.tokens ?? 0) + around.length - 2 * hiding.length;
  };
  return lands.toSorted((a, b) => strength(b) - strength(a));
}
