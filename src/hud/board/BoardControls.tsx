import { type ButtonHTMLAttributes, type JSX, memo } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { attend } from '../../table/attention/index.ts';
import { boardGeometry, isBroad } from '../../table/outlines/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { upright, useMedia } from '../../ui/look/index.ts';
import type { Game } from '../frame/use-game.ts';
import { type BoardKeys, goTo, useBoardKeys } from './board-keys.ts';
import { useActivateRegion } from './choose.ts';
import { useRegionWords } from './region-status.ts';

/** The board as invisible buttons over the canvas, for keyboard and assistive technology. */
export function BoardControls({ game }: { readonly game: Game }): JSX.Element {
  // As it lies on the table (`tableBoard`).
  const isUpright = useMedia(upright);
  const keys = useBoardKeys(game, isUpright && isBroad(boardGeometry(game.view.board)));
  const activate = useActivateRegion();
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
        <RegionButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a region's id is its place in the list.
          key={region}
          game={game}
          region={region}
          isCurrent={region === keys.current}
          onFocus={keys.onFocus}
          onBlur={keys.onBlur}
          onPress={activate}
        />
      ))}
    </div>
  );
}

interface RegionButtonProps extends Pick<BoardKeys, 'onFocus' | 'onBlur'> {
  readonly game: Game;
  readonly region: RegionId;
  /** It is the one that Tab leads to. */
  readonly isCurrent: boolean;
  readonly onPress: (region: RegionId) => void;
}

const RegionButton = memo(function RegionButton(props: RegionButtonProps): JSX.Element {
  const { game, region, isCurrent, onFocus, onBlur, onPress } = props;
  const { name, detail } = useRegionWords(game, region, isCurrent);
  return (
    <button
      type="button"
      data-region={region}
      aria-description={detail}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(region)}
      onBlur={onBlur}
      onClick={() => onPress(region)}
    >
      {name}
    </button>
  );
});

interface RegionLinkProps
  extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'popoverTarget' | 'popoverTargetAction'> {
  readonly region: RegionId;
  readonly name: string;
}

export function RegionLink({ region, name, ...more }: RegionLinkProps): JSX.Element {
  const scope = useScope();
  const look = () => attend(scope, { hovered: region });
  const leave = () => attend(scope, { hovered: null });
  return (
    <button
      type="button"
      className="link"
      onClick={() => goTo(scope, region)}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
      {...more}
    >
      {name}
    </button>
  );
}
