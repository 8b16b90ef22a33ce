import type { ButtonHTMLAttributes, JSX } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { attend } from '../../table/attention/index.ts';
import { goTo } from './board-keys.ts';

interface RegionLinkProps
  extends Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'popoverTarget' | 'popoverTargetAction'> {
  readonly region: RegionId;
  readonly name: string;
}

/** The name of a region in a text: pointed at, the board shows which it is; pressed, it is picked. */
export function RegionLink({ region, name, ...more }: RegionLinkProps): JSX.Element {
  const look = () => attend({ hovered: region });
  const leave = () => attend({ hovered: null });
  return (
    <button
      type="button"
      className="link"
      onClick={() => goTo(region)}
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
