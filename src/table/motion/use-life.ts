import { useEffect, useRef } from 'react';
import { type GameView, type RegionId, type Seat, standings } from '../../rules/index.ts';
import { useAttention } from '../attention/index.ts';
import type { Placement } from '../layout/index.ts';
import { useOverlay } from '../overlay.ts';
import { useScope } from '../scope.tsx';
import type { Life } from './life.ts';
import { setWon } from './show-store.ts';

interface Lively {
  readonly life: Life | null;
  readonly view: GameView;
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
export function useLife({ life, view, rests, still, placements, purse, invalidate }: Lively): void {
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
    if (!rests) return;
    const { turn, phase } = last.current;
    const now = `${view.round}/${view.turnSeat}`;
    last.current = { turn: now, phase: view.phase };
    if (life === null || still) return;
    const figuresOf = (seats: readonly number[]) => {
      const forces = new Set(view.forces.filter(({ seat }) => seats.includes(seat)).map(({ id }) => id));
      return placements().filter((each) => isFigure(each, forces));
    };
    if (view.phase === 'gameOver') {
      // Only a game that has just ended, not one that was opened.
      if (phase === 'gameOver') return;
      const winners = standings(view).flatMap(({ place, seat }) => (place === 1 ? [seat] : []));
      const figures = figuresOf(winners);
      life.celebrate(
        winners.map((seat) => {
          const own = figuresOf([seat]);
          return { seat, figures: own, purse: purse(seat), middle: own.length > 0 ? middleOf(own) : null };
        }),
      );
      if (figures.length > 0) setWon(showStore, { seats: winners, regions: landsOf(view, winners) });
    } else if (turn !== '' && turn !== now) life.breathe(figuresOf([view.turnSeat]));
    invalidate();
  }, [life, view, rests, still, placements, purse, showStore, invalidate]);
}

/** Somebody has sat down: the figure of the place gets up, or its race's figures hop. */
function useWaking({ life, view, rests, still, placements, invalidate }: Omit<Lively, 'purse'>): void {
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

function landsOf(view: GameView, seats: readonly Seat[]): RegionId[] {
  const own = view.forces.filter(({ seat }) => seats.includes(seat));
  const held = (forces: typeof own) =>
    view.regions.flatMap(({ force }, region) => (forces.some(({ id }) => id === force) ? [region] : []));
  const lively = held(own.filter(({ declined }) => !declined));
  return lively.length > 0 ? lively : held(own);
}

function middleOf(figures: readonly Placement[]): { x: number; z: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(figures.map(({ x }) => x)), z: mean(figures.map(({ z }) => z)) };
}
