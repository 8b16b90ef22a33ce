import type { JSX } from 'react';
import { useTitle } from './page-title.ts';

/** The name of a screen that shows none: in the title of the page, and as its first heading for those who go by headings. */
export function ScreenTitle({ children }: { readonly children: string }): JSX.Element {
  useTitle('screen', children);
  return <h1 className="unseen">{children}</h1>;
}
