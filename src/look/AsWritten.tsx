import type { JSX } from 'react';

/** A player's name, or a code: the same in every language, so that a browser that translates the page leaves it as it is. Nothing else asks for that. */
export function AsWritten({ children }: { readonly children: string }): JSX.Element {
  return <span translate="no">{children}</span>;
}
