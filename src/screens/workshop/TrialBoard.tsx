import type { JSX, KeyboardEvent } from 'react';
import { regionSentence } from '../../hud/board/region-status.ts';
import type { Game } from '../../hud/index.ts';
import { outlinePath } from '../../hud/plan/outline-path.ts';
import { PlanGrounds } from '../../hud/plan/PlanGrounds.tsx';
import { PlanLit } from '../../hud/plan/PlanLit.tsx';
import { PlanPatterns } from '../../hud/plan/PlanPatterns.tsx';
import { PlanRegion } from '../../hud/plan/PlanRegion.tsx';
import type { RegionId } from '../../rules/index.ts';
import { boardGeometry } from '../../table/outlines/index.ts';
import { t } from '../../ui/locale/index.ts';

interface TrialBoardProps {
  readonly game: Game;
  /** The region asked about. */
  readonly asked: RegionId | null;
  readonly onAsk: (region: RegionId) => void;
}

/** Where the arrow keys go. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The board something is tried on: a plan of controls, each of which asks what its region would cost. */
export function TrialBoard({ game, asked, onAsk }: TrialBoardProps): JSX.Element {
  const { width, height, regions: areas } = boardGeometry(game.view.board);
  const [w, h] = [width + 0.12, height + 0.12];
  const current = asked ?? 0;
  const go = (event: KeyboardEvent<SVGSVGElement>) => {
    const [x, y] = ways[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const next = nearest(areas, current, x, y);
    onAsk(next);
    event.currentTarget.querySelector<SVGGElement>(`[data-region="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset in SVG.
    <svg
      className="make-board"
      role="group"
      aria-label={t('board.plan')}
      viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}
      onKeyDown={go}
    >
      <PlanPatterns />
      <PlanGrounds game={game} areas={areas} turned={false} />
      {areas.map(({ id, outline, seat, spots, room }) => (
        // biome-ignore lint/a11y/useSemanticElements: a shape of a plan cannot be an HTML button.
        <g
          key={id}
          role="button"
          data-region={id}
          className="plan-control"
          aria-label={regionSentence(game, id)}
          aria-pressed={id === asked}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onAsk(id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onAsk(id);
          }}
        >
          <PlanRegion
            game={game}
            region={id}
            path={outlinePath(outline, false)}
            seat={seat}
            room={room}
            spots={spots}
            isAsked={id === asked}
            isCarried={false}
            haunted={false}
            danger={undefined}
          />
        </g>
      ))}
      {areas.map(({ id, outline }) =>
        id === asked ? <PlanLit key={id} path={outlinePath(outline, false)} isPicked /> : null,
      )}
    </svg>
  );
}

interface Area {
  readonly id: number;
  readonly seat: { readonly x: number; readonly y: number };
}

/** The nearest region in a direction; the same where there is none. */
function nearest(areas: readonly Area[], from: RegionId, x: number, y: number): RegionId {
  const here = areas[from]?.seat;
  if (!here) return from;
  const found = areas
    .map(({ id, seat }) => {
      const [along, across] = [
        (seat.x - here.x) * x + (seat.y - here.y) * y,
        Math.abs((seat.x - here.x) * y + (seat.y - here.y) * x),
      ];
      return { id, along, far: along + 2 * across };
    })
    .filter(({ id, along }) => id !== from && along > 0.1)
    .toSorted((a, b) => a.far - b.far);
  return found[0]?.id ?? from;
}
