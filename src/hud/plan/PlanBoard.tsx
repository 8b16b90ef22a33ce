import { type JSX, memo, useMemo } from 'react';
import { markedDangersOf } from '../../opponents/judgement/ahead.ts';
import type { RegionId } from '../../rules/index.ts';
import { attend, targetsOf, useAttention } from '../../table/attention/index.ts';
import { boardGeometry, type RegionGeometry, turn } from '../../table/outlines/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { upright, useMedia, useSettings } from '../../ui/look/index.ts';
import { type BoardKeys, useBoardKeys } from '../board/board-keys.ts';
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
import { PlanRegion, type PlanRegionProps } from './PlanRegion.tsx';
import { usePace } from './pace.ts';
import { RegionControl } from './RegionControl.tsx';
import { usePlanView } from './view.ts';

/** The whole game without 3D: the board as a plan of visible controls. */
export function PlanBoard(): JSX.Element | null {
  const game = useGame();
  usePace();
  return game ? <Plan game={game} /> : null;
}

function Plan({ game }: { readonly game: Game }): JSX.Element {
  const turned = useMedia(upright);
  const keys = useBoardKeys(game, turned);
  const activate = useActivateRegion();
  const { take } = useGrabbing();
  const marksDangers = useSettings(({ threats }) => threats);
  const dangers = marksDangers ? markedDangersOf(game.view) : null;
  const { board, regions } = game.view;
  const carried = carriedRegions(game);
  const { width, height, regions: areas } = boardGeometry(board);
  const [w, h] = turned ? [height, width] : [width, height];
  const viewBox = usePlanView(w + 0.12, h + 0.12);
  const ends = useMemo(() => ({ x: -w / 2, y: h / 2 }), [w, h]);
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
      <Grounds game={game} areas={areas} turned={turned} />
      {areas.map((area) =>
        regions[area.id] ? (
          <PlanControl
            key={area.id}
            game={game}
            area={area}
            turned={turned}
            isCurrent={area.id === keys.current}
            isCarried={carried.has(area.id)}
            danger={dangers?.get(area.id)}
            ends={ends}
            onFocus={keys.onFocus}
            onBlur={keys.onBlur}
            onPress={activate}
            onTake={take}
          />
        ) : null,
      )}
      <Lit areas={areas} turned={turned} />
      <PlanNames board={game.view.board} areas={areas} turned={turned} />
      <PlanDie />
    </svg>
  );
}

interface Drawn {
  readonly areas: readonly RegionGeometry[];
  /** The board lies upright on this screen. */
  readonly turned: boolean;
}

/** The ground of all regions; those are marked that may be chosen now, with what is looked at. */
function Grounds({ game, areas, turned }: Drawn & { readonly game: Game }): JSX.Element {
  const lit = useAttention((attention) => attention.hovered);
  const selected = useAttention((attention) => attention.selected);
  const targets = targetsOf(game.view, game.legal, selected, lit);
  return <PlanGrounds game={game} areas={areas} turned={turned} targets={targets} />;
}

type OfRegion = Pick<PlanRegionProps, 'game' | 'isCarried' | 'danger' | 'ends'>;

interface PlanControlProps extends OfRegion, Pick<Drawn, 'turned'>, Pick<BoardKeys, 'onFocus' | 'onBlur'> {
  readonly area: RegionGeometry;
  /** It is the one that Tab leads to. */
  readonly isCurrent: boolean;
  readonly onPress: (region: RegionId) => void;
  readonly onTake: ReturnType<typeof useGrabbing>['take'];
}

/** A region as a control. It asks for itself whether it is looked at: a pointer that crosses a border draws two of them anew. */
const PlanControl = memo(function PlanControl(props: PlanControlProps): JSX.Element {
  const { area, turned, isCurrent, onFocus, onBlur, onPress, onTake, ...more } = props;
  const { game } = more;
  const { id, outline, seat, spots, room } = area;
  const scope = useScope();
  const words = useRegionWords(game, id, isCurrent);
  const isLit = useAttention(({ hovered }) => hovered === id);
  const isPicked = useAttention(({ selected }) => selected === id);
  const isInSight = useAttention(({ selected, hovered }) => (selected ?? hovered) === id);
  return (
    <RegionControl
      region={id}
      isCurrent={isCurrent}
      isPressed={isPicked}
      onEnter={() => onPress(id)}
      aria-label={words.name}
      aria-description={words.detail}
      onFocus={() => onFocus(id)}
      onBlur={onBlur}
      onPointerEnter={() => attend(scope, { hovered: id })}
      // Where something else has been come to meanwhile, by keys, a pointer that leaves takes nothing away.
      onPointerLeave={() => useAttention.of(scope).getState().hovered === id && attend(scope, { hovered: null })}
      onPointerDown={({ target, nativeEvent }) => {
        if (target instanceof Element && target.closest('[data-stack]'))
          onTake({ of: 'region', region: id }, nativeEvent, false);
      }}
      onClick={() => onPress(id)}
    >
      <PlanRegion
        {...more}
        region={id}
        path={outlinePath(outline, turned)}
        seat={turn(seat, turned)}
        room={room}
        spots={spots.map((spot) => turn(spot, turned))}
        isAsked={isPicked || isLit}
        haunted={isInSight && game.view.turn.force !== null && game.legal.length > 0}
      />
    </RegionControl>
  );
});

/** The lines around what is looked at, over all regions: moving the highlighted control to the front would take its focus. */
function Lit({ areas, turned }: Drawn): JSX.Element {
  const lit = useAttention((attention) => attention.hovered);
  const selected = useAttention((attention) => attention.selected);
  return (
    <>
      {areas.map(({ id, outline }) =>
        id === lit || id === selected ? (
          <PlanLit key={id} path={outlinePath(outline, turned)} isPicked={id === selected} />
        ) : null,
      )}
    </>
  );
}
