import { sightOfThings } from '../../table/attention/index.ts';
import { useSettings } from '../../ui/look/index.ts';
import { arrowKeys } from '../board/geography.ts';
import type { Box, Said } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { shortcutOf } from '../keys/shortcut-keys.ts';
import { nearest } from '../remote/nearest.ts';
import { explained, signsInSight } from './elements.ts';
import { wordsOf } from './words.ts';

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
