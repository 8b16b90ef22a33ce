import type { JSX } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface ReplayKeyProps {
  readonly icon: IconName;
  readonly label: string;
  /** What tests and styles know it by. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

export function ReplayKey({ icon, label, name, disabled = false, onPress }: ReplayKeyProps): JSX.Element {
  return (
    <button
      type="button"
      className="icon"
      aria-label={label}
      title={label}
      data-replay={name}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon of={icon} />
    </button>
  );
}
