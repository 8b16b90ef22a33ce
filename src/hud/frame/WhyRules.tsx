import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import { ClauseLink } from './chips.tsx';

export interface Reason {
  readonly words: string;
  readonly clause: string;
}

export function WhyRules({ reasons }: { readonly reasons: readonly Reason[] }): JSX.Element | null {
  if (reasons.length === 0) return null;
  return (
    <details
      className="why-rules"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
      }}
    >
      <summary>{t('rules.behind')}</summary>
      <ul>
        {reasons.map(({ words, clause }) => (
          <li key={`${clause} ${words}`}>
            <span>{words}</span> <ClauseLink clause={clause} />
          </li>
        ))}
      </ul>
    </details>
  );
}
