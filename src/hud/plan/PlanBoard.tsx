import type { JSX } from 'react';
import { markedDangersOf } from '../../opponents/judgement/ahead.ts';
import { attend, targetsOf, useAttention } from '../../table/attention/index.ts';
import { boardGeometry, turn } from '../../table/outlines/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { upright, useMedia, useSettings } from '../../ui/look/index.ts';
import { useBoardKeys } from '../board/board-keys.ts';
import { carriedRegions, useGrabbing } from '../board/carry.ts';
import { useActivateRegion } from '../board/choose.ts';
import { useRegionWords } from '../board/use-region-words.ts';
import { type Game, useGame } from '../frame/use-game.ts';
import { outlinePath } from './outline-path.ts';
import { PlanDie } from './PlanDie.tsx';
import { PlanGrounds } from './PlanGrounds.tsx';
import { PlanLit } from './PlanLit.tsx';
import { PlanNames } from './PlanNames.tsx';
import { PlanPatterns } from './PlanPatterns.tsx';
import { PlanRegion } from './PlanRegion.tsx';
import { usePace } from './pace.ts';
import { RegionControl } from './RegionControl.tsx';
import { usePlanView } from './view.ts';

interface PlanBoardProps {
  /** Called when a stage has been shown; without it, the chart is told directly. */
  readonly onShown?: ((stage: number) => void) | undefined;
}

/** The whole game without 3D: the board as a plan of visible controls. */
export function PlanBoard({ onShown }: PlanBoardProps): JSX.Element | null {
  const game = useGame();
  usePace(onShown);
  return game ? <Plan game={game} /> : null;
}

function Plan({ game }: { readonly game: Game }): JSX.Element {
  const scope = useScope();
  const turned = useMedia(upright);
  const keys = useBoardKeys(game, turned);
  const activate = useActivateRegion();
  const words = useRegionWords(game, keys.current);
  const { take } = useGrabbing();
  const lit = useAttention((attention) => attention.hovered);
  const selected = useAttention((attention) => attention.selected);
  const marksDangers = useSettings(({ threats }) => threats);
  const dangers = marksDangers ? markedDangersOf(game.view) : null;
  const isAttacking = game.view.turn.force !== null && game.legal.length > 0;
  const { board, regions } = game.view;
  const carried = carriedRegions(game);
  const targets = targetsOf(game.view, game.legal, selected, lit);
  const { width, height, regions: areas } = boardGeometry(board);
  const [w, h] = turned ? [height, width] : [width, height];
  const viewBox = usePlanView(w + 0.12, h + 0.12);
  const ends = { x: -w / 2, y: h / 2 };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset in SVG.
    <svg
      id="board"
      className="plan"
      role="group"
      aria-label={t('board.plan')}
      viewBox={viewBox}
      onKeyDown={keys.onKeyDown}
    >
      <PlanPatterns />
      <PlanGrounds game={game} areas={areas} turned={turned} targets={targets} />
      {areas.map(({ id, outline, seat, spots, room }) => {
        const there = regions[id];
        if (!there) return null;
        return (
          <RegionControl
            key={id}
            region={id}
            isCurrent={id === keys.current}
            isPressed={id === selected}
            onEnter={() => activate(id)}
            aria-label={words.name(id)}
            aria-description={words.detail(id)}
            onFocus={() => keys.onFocus(id)}
            onBlur={keys.onBlur}
            onPointerEnter={() => attend(scope, { hovered: id })}
            // Where something else has been come to meanwhile, by keys, a pointer that leaves takes nothing away.
            onPointerLeave={() => useAttention.of(scope).getState().hovered === id && attend(scope, { hovered: null })}
            onPointerDown={({ target, nativeEvent }) => {
              if (target instanceof Element && target.closest('[data-stack]'))
                take({ of: 'region', region: id }, nativeEvent, false);
            }}
            onClick={() => activate(id)}
          >
            <PlanRegion
              game={game}
              region={id}
              path={outlinePath(outline, turned)}
              seat={turn(seat, turned)}
              room={room}
              spots={spots.map((spot) => turn(spot, turned))}
              isAsked={id === selected || id === lit}
              isCarried={carried.has(id)}
              haunted={isAttacking && id === (selected ?? lit)}
              danger={dangers?.get(id)}
              ends={ends}
            />
          </RegionControl>
        );
      })}
      {areas.map(({ id, outline }) =>
        // Drawn over all regions: moving the highlighted control to the front would take its focus.
        id === lit || id === selected ? (
          <PlanLit key={id} path={outlinePath(outline, turned)} isPicked={id === selected} />
        ) : null,
      )}
      <PlanNames board={game.view.board} areas={areas} turned={turned} />
      <PlanDie />
    </svg>
  );
}
