import type { JSX, ReactNode } from 'react';

/** The large buttons at the foot of the hand, under the thumb. */
export function Buttons({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className="hand-buttons">{children}</div>;
}
