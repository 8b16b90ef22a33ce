import type { JSX } from 'react';

/** What the keys of a player look like, on a 24 × 24 grid. */
const paths = {
  play: 'M5 2.5 21 12 5 21.5Z',
  pause: 'M4 3h5.5v18H4ZM14.5 3H20v18h-5.5Z',
  stepBack: 'M18 3.5 7.5 12 18 20.5ZM4 3.5h3v17H4Z',
  stepOn: 'M6 3.5 16.5 12 6 20.5ZM17 3.5h3v17h-3Z',
  turnBack: 'M12.5 3.5 3 12l9.5 8.5ZM22 3.5 12.5 12l9.5 8.5Z',
  fork: 'M10.5 21V13.7L4 7.2V3h3v3l5 5 5-5V3h3v4.2l-6.5 6.5V21Z',
  review: 'M10 2a8 8 0 1 0 4.9 14.3l5 5 2.4-2.4-5-5A8 8 0 0 0 10 2Zm0 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  turnOn: 'M11.5 3.5 21 12l-9.5 8.5ZM2 3.5 11.5 12 2 20.5Z',
} as const;

type IconName = keyof typeof paths;

export function Icon({ of }: { readonly of: IconName }): JSX.Element {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d={paths[of]} />
    </svg>
  );
}

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
