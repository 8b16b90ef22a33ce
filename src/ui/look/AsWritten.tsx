import type { JSX } from 'react';

/** A player's name or a code, which a translating browser leaves as it is. Nothing else asks for that. */
export function AsWritten({ children }: { readonly children: string }): JSX.Element {
  return <span translate="no">{children}</span>;
}

/** A sentence in which a code or an address stands, which stays as it is written. */
export function Naming({ what, children }: { readonly what: string; readonly children: string }): JSX.Element {
  const at = children.indexOf(what);
  if (at < 0) return <>{children}</>;
  return (
    <>
      {children.slice(0, at)}
      <AsWritten>{what}</AsWritten>
      {children.slice(at + what.length)}
    </>
  );
}
