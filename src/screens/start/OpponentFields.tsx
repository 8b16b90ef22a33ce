import { type JSX, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import type { LevelId } from '../../opponents/types.ts';
import { t } from '../../ui/locale/index.ts';
import type { CharacterFieldsProps } from './CharacterFields.tsx';
import { strengthOf } from './strength.ts';

// Fetched where somebody asks how it plays.
const CharacterFields = lazyPanel(() => import('./CharacterFields.tsx'));

interface OpponentFieldsProps extends CharacterFieldsProps {
  readonly level: LevelId;
  readonly name: string;
  readonly players: number;
  /** The box or the board is another than the printed one: how strong it is there was never measured. */
  readonly isUnknown: boolean;
}

/** Facts about an opponent: how it plays, and its measured strength; its character, and without one its temper, collapsed. */
export function OpponentFields({ level, name, players, isUnknown, ...rest }: OpponentFieldsProps): JSX.Element {
  const strength = strengthOf(level, players);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="start-opponent">
      <p>
        {t(`level.${level}.text`)}
        {isUnknown ? (
          <small data-unknown>{t('level.unknown')}</small>
        ) : strength === null ? null : (
          <small>
            {t('level.measured', { ...strength, rival: t(`level.${strength.against}`), players, fair: 1 / players })}
          </small>
        )}
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary aria-label={`${t('temper.short')}: ${name}`}>{t('temper.short')}</summary>
        {isOpen ? <CharacterFields {...rest} /> : null}
      </details>
    </div>
  );
}
