import type { JSX } from 'react';
import { createPortal } from 'react-dom';
import { type Rank, usePlace, useSpeaks } from './speaker.ts';

/** Shown in the one place where the table speaks. */
export function AtSpeaker({ children }: { readonly children: JSX.Element }): JSX.Element {
  const place = usePlace(({ box }) => box);
  return place === null ? children : createPortal(children, place);
}

interface SpeaksProps {
  readonly rank: Rank;
  readonly isWanted?: boolean;
  readonly what?: unknown;
  readonly children: JSX.Element;
}

/** Shown as long as it may speak (see `useSpeaks`). */
export function Speaks({ rank, isWanted = true, what, children }: SpeaksProps): JSX.Element | null {
  return useSpeaks(rank, isWanted, what) ? <AtSpeaker>{children}</AtSpeaker> : null;
}
