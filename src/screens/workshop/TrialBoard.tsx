import type { JSX, KeyboardEvent } from 'react';
import { arrowKeys, shapeBeyond } from '../../hud/board/geography.ts';
import { regionSentence } from '../../hud/board/region-status.ts';
import type { Game } from '../../hud/index.ts';
import { outlinePath } from '../../hud/plan/outline-path.ts';
import { PlanGrounds } from '../../hud/plan/PlanGrounds.tsx';
import { PlanLit } from '../../hud/plan/PlanLit.tsx';
import { PlanPatterns } from '../../hud/plan/PlanPatterns.tsx';
import { PlanRegion } from '../../hud/plan/PlanRegion.tsx';
import { viewBoxOf } from '../../hud/plan/Printed.tsx';
import { RegionControl } from '../../hud/plan/RegionControl.tsx';
import type { RegionId } from '../../rules/index.ts';
import { boardGeometry } from '../../table/outlines/index.ts';
import { t } from '../../ui/locale/index.ts';

interface TrialBoardProps {
  readonly game: Game;
  readonly asked: RegionId | null;
  readonly onAsk: (region: RegionId) => void;
}

export function TrialBoard({ game, asked, onAsk }: TrialBoardProps): JSX.Element {
  const geometry = boardGeometry(game.view.board);
  const { regions: areas } = geometry;
  const current = asked ?? 0;
  const go = (event: KeyboardEvent<SVGSVGElement>) => {
    const direction = arrowKeys[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const next = shapeBeyond(areas, current, direction) ?? current;
    onAsk(next);
    event.currentTarget.querySelector<SVGGElement>(`[data-region="${next}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset in SVG.
    <svg
      className="make-board"
      role="group"
      aria-label={t('board.plan')}
      viewBox={viewBoxOf(geometry, 0.12)}
      onKeyDown={go}
    >
      <PlanPatterns />
      <PlanGrounds game={game} areas={areas} turned={false} />
      {areas.map(({ id, outline, seat, spots, room }) => (
        <RegionControl
          key={id}
          region={id}
          isCurrent={id === current}
          isPressed={id === asked}
          onEnter={() => onAsk(id)}
          aria-label={regionSentence(game, id)}
          onClick={() => onAsk(id)}
        >
          <PlanRegion
            game={game}
            region={id}
            path={outlinePath(outline)}
            seat={seat}
            room={room}
            spots={spots}
            isAsked={id === asked}
            isCarried={false}
            haunted={false}
            danger={undefined}
          />
        </RegionControl>
      ))}
      {areas.map(({ id, outline }) =>
        id === asked ? <PlanLit key={id} path={outlinePath(outline)} isPicked /> : null,
      )}
    </svg>
  );
}
