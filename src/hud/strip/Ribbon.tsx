import type { JSX } from 'react';
import { turnParts, turnRows } from '../../rules/index.ts';
import type { StageName } from '../../session/turn/index.ts';
import { named, t } from '../../ui/locale/index.ts';

export function ribbonPhases(now: StageName, picked: boolean): readonly StageName[] {
  if (now === 'gameOver') return [now];
  const began: StageName = now === 'pickCombo' || (picked && now !== 'readyTroops') ? 'pickCombo' : 'readyTroops';
  const declining = now === 'decline';
  return turnParts.filter(
    (phase) => phase === now || phase === began || (turnRows[phase].usual && !(declining && phase !== 'score')),
  );
}

interface RibbonProps {
  readonly phase: StageName;
  readonly picked: boolean;
}

/** The parts that this turn has, a dot each; their names for ears. */
export function Ribbon({ phase, picked }: RibbonProps): JSX.Element {
  const phases = ribbonPhases(phase, picked);
  const present = phases.indexOf(phase);
  return (
    <ol className="ribbon" aria-label={t('ribbon.label')}>
      {phases.map((name, place) => (
        <li
          key={name}
          data-phase={name}
          className={place === present ? 'now' : place < present ? 'done' : 'ahead'}
          aria-current={place === present ? 'step' : undefined}
        >
          <span className="unseen">{named('phase', name)}</span>
        </li>
      ))}
    </ol>
  );
}
