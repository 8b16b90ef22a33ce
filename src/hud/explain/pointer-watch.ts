import { useGrasp } from '../../table/attention/grasp.ts';
import { sightOfThings } from '../../table/attention/index.ts';
import { useSettings } from '../../ui/look/index.ts';
import { arrowKeys } from '../board/geography.ts';
import type { Box, Said } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { shortcutOf } from '../keys/shortcut-keys.ts';
import { nearest } from '../remote/nearest.ts';
import { explained, signsInSight } from './elements.ts';
import { wordsOf } from './explanations.ts';

/** Milliseconds that a mouse rests, and that a finger holds, before what it is on is explained. */
const rests = { mouse: 450, touch: 500 } as const;
/** CSS pixels within which a pointer rests. */
const still = 8;
/** Milliseconds for which an explanation stays after the finger has left. */
const stays = 3000;

/** What a region's card says; to a mouse resting there it is told beside the board, covering nothing. */
const onCard: ReadonlySet<string> = new Set(['region', 'tokens', 'cost']);

export function saidAt(target: Element | null, x: number, y: number, isHeld: boolean, game: Game): Said | null {
  // What lies in the hand is not asked about.
  if (useGrasp.of(game.scope).getState().held !== null) return null;
  if (target instanceof HTMLCanvasElement) {
    const seen = sightOfThings(game.scope)?.at(x, y) ?? null;
    const words = seen && (isHeld || !onCard.has(seen.thing.of)) ? wordsOf(seen.thing, game) : null;
    return seen && words ? { words, box: seen.box } : null;
  }
  const found = explained(target, game);
  if (found === null || (!isHeld && found.at.matches('#board [data-region]'))) return null;
  return { words: found.words, box: found.at.getBoundingClientRect() };
}

/** What a finger held is not pressed. `tell` gets what is to be read now, or null. Returns what ends it. */
export function watchPointers(
  ask: (target: Element | null, x: number, y: number, isHeld: boolean) => Said | null,
  tell: (said: Said | null) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  /** When the pointer went down, in milliseconds. */
  let since = 0;
  let hasHeld = false;
  const away = () => {
    clearTimeout(timer);
    tell(null);
  };
  const wait = (event: PointerEvent, time: number) => {
    const { target, clientX: x, clientY: y, pointerType } = event;
    clearTimeout(timer);
    from = { x, y };
    timer = setTimeout(() => {
      const isHeld = pointerType === 'touch';
      const said = target instanceof Element && target.isConnected ? ask(target, x, y, isHeld) : null;
      tell(said);
      hasHeld = isHeld && said !== null;
    }, time);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch') {
      if (!hasHeld && Math.hypot(event.clientX - from.x, event.clientY - from.y) > still) clearTimeout(timer);
      return;
    }
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 2) return;
    tell(null);
    if (event.buttons === 0) wait(event, rests.mouse);
    else clearTimeout(timer);
  };
  const down = (event: PointerEvent) => {
    away();
    hasHeld = false;
    since = event.timeStamp;
    if (event.pointerType === 'touch' && event.isPrimary) wait(event, rests.touch);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    clearTimeout(timer);
    // A page that was busy for so long heard of both at once, and of the time between them first.
    if (hasHeld && event.timeStamp - since < rests.touch) {
      hasHeld = false;
      tell(null);
    }
    if (hasHeld) timer = setTimeout(() => tell(null), stays);
  };
  /** The press that ends a hold was a question. */
  const click = (event: Event) => {
    if (!hasHeld) return;
    hasHeld = false;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('pointermove', move, { signal, capture: true, passive: true });
  addEventListener('pointerdown', down, { signal, capture: true });
  addEventListener('pointerup', up, { signal, capture: true });
  addEventListener('pointercancel', away, { signal, capture: true });
  addEventListener('click', click, { signal, capture: true });
  // A browser’s own menu of a long press would lie over the words.
  addEventListener('contextmenu', (event) => hasHeld && event.preventDefault(), { signal, capture: true });
  addEventListener('wheel', away, { signal, capture: true, passive: true });
  addEventListener('blur', away, { signal });
  document.documentElement.addEventListener('pointerleave', away, { signal });
  return () => {
    away();
    listening.abort();
  };
}

function allSaid(game: Game): readonly Said[] {
  const signs = signsInSight(game.scope).flatMap((sign) => {
    const words = explained(sign, game)?.words;
    return words ? [{ words, box: sign.getBoundingClientRect() }] : [];
  });
  const things = (sightOfThings(game.scope)?.all() ?? []).flatMap(({ thing, box }) => {
    const words = isInPicture(box) ? wordsOf(thing, game) : null;
    return words ? [{ words, box }] : [];
  });
  return [...signs, ...things];
}

/** Is the middle of it seen, and no panel over it? */
function isInPicture({ left, right, top, bottom }: Box): boolean {
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) instanceof HTMLCanvasElement;
}

/** Any key but arrows ends it, and does what it does else. Returns a function that ends it. */
export function walkSigns(game: () => Game, tell: (said: Said) => void, end: () => void): () => void {
  let at: Box = { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
  const press = (event: KeyboardEvent) => {
    const direction = arrowKeys[event.key];
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    if (!direction) {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
      }
      // The key that began it ends it by itself.
      if (shortcutOf(event, useSettings.getState()) !== 'explain') end();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const next = nearest(
      at,
      direction,
      allSaid(game()).map((said) => ({ said, box: said.box })),
    );
    if (!next) return;
    at = next.box;
    tell(next.said);
  };
  addEventListener('keydown', press, true);
  return () => removeEventListener('keydown', press, true);
}
