import type { JSX, SVGProps } from 'react';

interface RegionControlProps extends SVGProps<SVGGElement> {
  readonly region: number;
  /** It is the one that Tab leads to. */
  readonly isCurrent: boolean;
  readonly isPressed: boolean;
  /** Enter or Space at it; a press is heard by `onClick`. */
  readonly onEnter: () => void;
}

export function RegionControl({ region, isCurrent, isPressed, onEnter, ...more }: RegionControlProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of a plan cannot be an HTML button.
    <g
      role="button"
      data-region={region}
      className="plan-control"
      aria-pressed={isPressed}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onEnter();
      }}
      {...more}
    />
  );
}
