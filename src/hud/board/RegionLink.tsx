import type { ButtonHTMLAttributes, JSX } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { attend } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { goTo } from './board-keys.ts';

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
