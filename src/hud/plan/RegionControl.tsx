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

interface PlanLitProps {
  readonly path: string;
  /** What is chosen there looks another way than what is only pointed at. */
  readonly isPicked: boolean;
  readonly className?: string;
}

/** Light between two lines of ink: it stands off from every ground, and from the marks beside it. */
export function PlanLit({ path, isPicked, className = '' }: PlanLitProps): JSX.Element {
  return (
    <>
      <path d={path} className="plan-lit-ink" />
      <path d={path} className={`plan-lit ${isPicked ? 'picked' : className}`.trim()} />
    </>
  );
}
