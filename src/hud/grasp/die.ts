import { actionsOf, type Command, forcesOf, type RegionId } from '../../rules/index.ts';
import { type FlickOnPage, grasp, letGo } from '../../table/attention/grasp.ts';
import { isOwnDeclined, useAttention } from '../../table/attention/index.ts';
import { t } from '../../ui/locale/index.ts';
import type { RefusalWords } from '../../ui/words/refusal-words.ts';
import { phaseChoices, regionChoices } from '../board/choices.ts';
import { regionAtPlace } from '../board/drag.ts';
import { showReason } from '../board/why-not.ts';
import type { Choice } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { hold, type Spot } from './hold.ts';

/** Milliseconds at the end of a movement that say how something is flicked. */
const LAST = 160;
/** Milliseconds without a movement after which it is put down. */
const REST = 350;
/** CSS pixels around where it lay within which it is put back. */
const HOME = 44;
/** CSS pixels a second below which it was put down rather than thrown. */
const SLOWEST = 150;

/** Of several regions it is not known which the die is for; a getter, so that it follows the language. */
const whichRegion: RefusalWords = {
  get text() {
    return t('grasp.die.which');
  },
  remedy: null,
  clause: 'DIE-1',
};

function isThrow({ view }: Pick<Game, 'view'>, command: Command): boolean {
  if (command.type !== 'act') return command.type === 'finalRoll';
  const actions = forcesOf(view, view.seat).flatMap((force) => actionsOf(view, force));
  return actions.some(({ id, rolls }) => id === command.action && rolls !== undefined);
}

export function isDieOffered(game: Game): boolean {
  return game.legal.some((command) => isThrow(game, command));
}

function regionsToThrowFor(game: Pick<Game, 'view' | 'legal'>): readonly RegionId[] {
  return game.legal.flatMap((command) =>
    isThrow(game, command) && 'region' in command && command.region !== undefined ? [command.region] : [],
  );
}

/**
 * What throwing the die does now: a roll before a conquest, or the final roll for the chosen region, for the one it is put down on, or the only one there
 * is; null if that is not clear. One's own region in decline is only meant if it was chosen.
 * @param over where it was put down; null if it was flicked, and fell by chance
 */
export function throwOf(game: Pick<Game, 'view' | 'legal' | 'naming' | 'scope'>, over: RegionId | null): Choice | null {
  const { view, legal, naming } = game;
  const rolls = legal.filter((command) => isThrow(game, command));
  const [before] = phaseChoices(view, rolls, naming);
  if (before) return before;
  const regions = regionsToThrowFor(game);
  const { selected } = useAttention.of(game.scope).getState();
  const others = regions.filter((id) => !isOwnDeclined(view, id));
  const [only] = others.length === 1 ? others : [];
  const meant = over !== null && others.includes(over) ? over : only;
  const region = selected !== null && regions.includes(selected) ? selected : meant;
  return region === undefined ? null : (regionChoices(view, rolls, region, naming)[0] ?? null);
}

/** The end of a movement: how fast it was. */
export class Trail {
  private spots: readonly (Spot & { readonly time: number })[] = [];

  /** The hand is there; `time` in milliseconds. */
  note({ x, y }: Spot, time: number): void {
    const last = this.spots.at(-1);
    if (last?.x === x && last.y === y) return;
    // However slow the machine is, the place before this one is known.
    const kept = this.spots.filter((spot) => spot === last || time - spot.time <= LAST);
    this.spots = [...kept, { x, y, time }];
  }

  /** How it was flicked when it was let go of; null if it was put down. */
  flick(time: number): FlickOnPage | null {
    const [first, last] = [this.spots[0], this.spots.at(-1)];
    if (!first || !last || first === last || time - last.time > REST) return null;
    const seconds = Math.max(last.time - first.time, 1000 / 60) / 1000;
    const flick = { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds };
    return Math.hypot(flick.x, flick.y) < SLOWEST ? null : flick;
  }
}

/** Let go of anywhere it is thrown, as by the button; where it lay it goes back. Returns what does that. */
export function takeDie(game: Game, pointer: PointerEvent, choose: (choice: Choice) => void): () => void {
  const { scope } = game;
  const trail = new Trail();
  trail.note({ x: pointer.clientX, y: pointer.clientY }, pointer.timeStamp);
  const { pointerId, pointerType } = pointer;
  let place: Spot = { x: pointer.clientX, y: pointer.clientY };
  const cast = (flick: FlickOnPage | null, over: RegionId | null) => {
    const choice = throwOf(game, over);
    letGo(scope, choice !== null, flick);
    if (choice) choose(choice);
    else showReason(scope, whichRegion);
  };
  return hold(pointer, {
    lift: () => undefined,
    move(seen, at, time) {
      trail.note(at, time);
      place = at;
      grasp(scope, { of: 'die' }, seen);
    },
    drop(time) {
      const flick = trail.flick(time);
      const isAway = Math.hypot(place.x - pointer.clientX, place.y - pointer.clientY) > HOME;
      const over = regionAtPlace(scope, { clientX: place.x, clientY: place.y, pointerId, pointerType });
      if (flick || isAway) cast(flick, flick === null ? over : null);
      else letGo(scope, false);
    },
    press: () => cast(null, null),
    back: () => letGo(scope, false),
  });
}
