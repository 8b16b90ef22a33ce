import type { JSX } from 'react';
import { limits } from '../../session/saves/index.ts';
import { t } from '../../ui/locale/index.ts';

interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function NameField({ name, onName }: NameFieldProps): JSX.Element {
  return (
    <label>
      {t('rooms.name')}
      <input
        value={name}
        maxLength={limits.letters}
        autoComplete="nickname"
        onChange={({ target }) => onName(target.value)}
      />
    </label>
  );
}
