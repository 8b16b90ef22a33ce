import type { JSX } from 'react';

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
