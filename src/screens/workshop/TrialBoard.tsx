import type { JSX, KeyboardEvent } from 'react';
import { arrowKeys, shapeBeyond } from '../../hud/board/geography.ts';
import { regionSentence } from '../../hud/board/region-status.ts';
import type { Game } from '../../hud/index.ts';
import { PlanGrounds, PlanPatterns } from '../../hud/plan/PlanGrounds.tsx';
import { PlanRegion } from '../../hud/plan/PlanRegion.tsx';
import { outlinePath, viewBoxOf } from '../../hud/plan/PrintedBoard.tsx';
import { PlanLit, RegionControl } from '../../hud/plan/RegionControl.tsx';
import {
  type BoardId,
  type BoxName,
  contentOf,
  type GameState,
  type Part,
  partsOf,
  type RegionId,
  type Trait,
} from '../../rules/index.ts';
import { readPosition } from '../../rules/positions/index.ts';
import { boardGeometry } from '../../table/outlines/index.ts';
import { t } from '../../ui/locale/index.ts';
import type { Creation } from './creation.ts';

export const trialBoard: BoardId = 2;

/** Does it bring nothing that would lie about on a board made up for others? */
const isPlain = (trait: Trait) => !trait.markers?.length && !trait.declined;

/** Does it change nothing about conquests, so that what is tried beside it is seen alone? */
const paysOnly = (trait: Trait) => {
  const parts = partsOf(trait);
  const paying: readonly string[] = ['coins', 'income', 'dowry', 'spoils'] satisfies readonly Part['part'][];
  return isPlain(trait) && parts.every(({ part }) => paying.includes(part));
};

/** The badges, or the banners, that something may be tried with; first those that say least. */
export function partnersOf(box: BoxName, creation: Creation): readonly string[] {
  const { races, powers } = contentOf({ content: box });
  const others = Object.values(creation.kind === 'race' ? powers : races).filter(({ id }) => id !== creation.id);
  const last = (trait: Trait) => (paysOnly(trait) ? partsOf(trait).length : 9);
  return others.toSorted((a, b) => last(a) - last(b)).map(({ id }) => id);
}

/** The regions that it holds on that board, with its tokens there; those of others; where Lost Tribes stand. */
const held: Readonly<Record<number, number>> = { 2: 1, 6: 2 };
const theirs = { active: { 8: 2, 14: 3 }, declined: { 12: 1, 13: 1 } } as const;
const tribes = [3, 10, 11, 16, 18];

const stand = (at: Readonly<Record<number, number>>) =>
  Object.entries(at)
    .map(([region, tokens]) => `${region}:${tokens}`)
    .join(' ');

/** A position in mid-game in which it conquers with all it has; null if the rules know of none. */
export function trialOf(box: BoxName, creation: Creation, partner: string): GameState | null {
  const { races, powers } = contentOf({ content: box });
  const [race, power] = creation.kind === 'race' ? [creation.id, partner] : [partner, creation.id];
  const [banner, badge] = [races[race], powers[power]];
  if (!banner || !badge) return null;
  const others = Object.values(races).filter((one) => one.id !== race && isPlain(one));
  const badges = Object.values(powers).filter((one) => one.id !== power && isPlain(one));
  const [resting, active] = others;
  const [other] = badges;
  if (!resting || !active || !other) return null;
  const tokens = Math.min(banner.supply, banner.tokens + badge.tokens);
  const onMap = Object.values(held).reduce((sum, count) => sum + count, 0);
  // With the tokens standing as they do in the middle of a game, else about to enter the map.
  const attempts = tokens > onMap ? [`${stand(held)} hand:${tokens - onMap}`, `hand:${tokens}`] : [`hand:${tokens}`];
  for (const own of attempts) {
    const read = readPosition(
      [
        `board ${trialBoard}; round 4; turn 0 conquer; tribes ${tribes.join(' ')}`,
        `seat 1 ${resting.id} declined ${stand(theirs.declined)}`,
        `seat 0 ${race}+${power} ${own}`,
        `seat 1 ${active.id}+${other.id} ${stand(theirs.active)}`,
      ].join('\n'),
      undefined,
      box,
    );
    if (read.ok) return read.state;
  }
  return null;
}

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
      {areas.map(({ id, outline, seat, spots, inradius }) => (
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
            inradius={inradius}
            spots={spots}
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
