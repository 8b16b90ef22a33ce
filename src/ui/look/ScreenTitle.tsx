import type { JSX } from 'react';
import { useTitle } from './page-title.ts';

/** For a screen that shows no name: in the page's title, and as first heading for who goes by headings. */
export function ScreenTitle({ children }: { readonly children: string }): JSX.Element {
  useTitle('screen', children);
  return <h1 className="unseen">{children}</h1>;
}
