import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { targetsOf, useAttention } from '../../table/attention/index.ts';
import { useSeenRegions } from '../../table/attention/seen-regions.ts';
import type { Box } from '../../table/labels/boxes.ts';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { narrow } from '../../ui/look/index.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { onResize } from '../../ui/platform/sizes.ts';
import { freeSpace } from '../frame/free-space.ts';
import type { Game } from '../frame/use-game.ts';
import { useInput } from '../keys/input-kind.ts';
import { bandsOf, cardPlace } from './card-place.ts';

/** In so many boxes a region is told from its neighbours. */
const BANDS = 6;
/** As high as what is said may be, in letters (speaker.css). */
const SAID = 6.4;
/** What lies over the board. */
const panels = ['.dock', '.hud-right', '.shelf', '.side', '.coach:not(.coach-tip)', '.final-sheet', '.camera-buttons'];
const foot = ['.dock', '.coach:not(.coach-tip)'];

/** Gives the card its place: when it comes for a region, and when the window or the board has come to rest. */
export function useCardPlace(card: RefObject<HTMLElement | null>, game: Game, region: RegionId): void {
  const scope = useScope();
  const rests = useSeenRegions((seen) => seen.rests);
  const byKeyboard = useInput((input) => input.byKeyboard);
  const focused = useAttention(({ hovered }) => (byKeyboard ? hovered : null));
  const place = useEffectEvent(() => {
    const element = card.current;
    if (element === null) return;
    // A sheet at the foot of the window; where all of it scrolls, at the other end from its region.
    const end = window.innerHeight - Math.min(window.innerHeight, ...boxesOf(scope, foot).map(({ top }) => top));
    element.style.setProperty('--card-foot', `${Math.round(end)}px`);
    const { border } = useSeenRegions.of(scope).getState();
    const seen = (one: RegionId) => bandsOf(border?.(one) ?? [], BANDS);
    const own = [...seen(region), ...boxesOf(scope, [`[data-label="region/${region}"] > *`])];
    const box = element.getBoundingClientRect();
    if (matches(narrow)) {
      const low = own.reduce((most, { top, height }) => Math.max(most, top + height), 0);
      element.toggleAttribute('data-far', low > window.innerHeight - box.height);
      return;
    }
    const targets = [
      ...(targetsOf(game.view, game.legal, region, focused) ?? []),
      ...(focused === null ? [] : [focused]),
    ];
    const { left, top, isDocked } = cardPlace({
      card: box,
      free: freeSpace(scope),
      own,
      targets: [
        ...targets.filter((one) => one !== region).flatMap(seen),
        ...boxesOf(scope, ['.table-cost', '.plan-cost', '.plan-cost-die']),
      ],
      panels: [...boxesOf(scope, panels), ...whereSaid(scope)],
    });
    element.style.setProperty('--card-left', `${left}px`);
    element.style.setProperty('--card-top', `${top}px`);
    element.toggleAttribute('data-docked', isDocked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is chosen for anew
  useLayoutEffect(() => place(), [region, focused, rests]);
  useEffect(
    () => (card.current ? onResize([card.current, document.documentElement], () => place()) : undefined),
    [card],
  );
}

/** Where things are said, whether or not one is: what comes there later neither hides the card nor moves it. */
function whereSaid(scope: TableScope): readonly Box[] {
  const box = scope.find<Element>('.speaker-home > .speaker')?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return [];
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const height = Math.max(box.height, SAID * letter);
  return [{ left: box.left, top: box.bottom - height, width: box.width, height }];
}

/** What of these is seen, in CSS pixels of the window. */
function boxesOf(scope: TableScope, selectors: readonly string[]): readonly Box[] {
  return scope
    .findAll<Element>(selectors.join())
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}
