import type { JSX } from 'react';
import { boardGeometry, isBroad } from '../../table/outlines/index.ts';
import { t } from '../../ui/locale/index.ts';
import { upright, useMedia } from '../../ui/look/index.ts';
import type { Game } from '../frame/use-game.ts';
import { useBoardKeys } from './board-keys.ts';
import { useActivateRegion } from './choose.ts';
import { useRegionWords } from './use-region-words.ts';

/**
 * The board as buttons, for the keyboard and for assistive technology, over the canvas that shows it to everybody else. They are invisible; the
 * focused region lights up in the picture and on its card.
 */
export function BoardControls({ game }: { readonly game: Game }): JSX.Element {
  // As it lies on the table (`tableBoard`).
  const isUpright = useMedia(upright);
  const keys = useBoardKeys(game, isUpright && isBroad(boardGeometry(game.view.board)));
  const activate = useActivateRegion();
  const words = useRegionWords(game, keys.current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div
      id="board"
      role="group"
      aria-label={t('board.label')}
      aria-description={t('board.help')}
      className="board-controls"
      onKeyDown={keys.onKeyDown}
    >
      {game.view.regions.map((_, region) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a region's id is its place in the list.
          key={region}
          type="button"
          data-region={region}
          aria-description={words.detail(region)}
          tabIndex={region === keys.current ? 0 : -1}
          onFocus={() => keys.onFocus(region)}
          onBlur={keys.onBlur}
          onClick={() => activate(region)}
        >
          {words.name(region)}
        </button>
      ))}
    </div>
  );
}
