import type { JSX, ReactNode } from 'react';

export function Buttons({ children }: { readonly children: ReactNode }): JSX.Element {
  return <div className="hand-buttons">{children}</div>;
}
