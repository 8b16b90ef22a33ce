import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { usePanels } from '../frame/panels.ts';

interface RulesBadgeProps {
  readonly sign: string;
  readonly count: number;
  readonly label: string;
}

export function RulesBadge({ sign, count, label }: RulesBadgeProps): JSX.Element {
  const scope = useScope();
  return (
    <button
      type="button"
      className="house-badge"
      data-rules-badge={sign}
      aria-label={label}
      title={label}
      onClick={() => usePanels.of(scope).setState({ open: 'rules', search: sign })}
    >
      <span aria-hidden="true">{sign}</span> {count}
    </button>
  );
}
