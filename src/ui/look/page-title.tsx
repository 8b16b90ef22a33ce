import { type JSX, useEffect } from 'react';

/** In this order: whose turn it is and what to do, how far the game is, where one is, whose page it is. */
const parts = ['turn', 'round', 'screen', 'page'] as const;
type TitlePart = (typeof parts)[number];

const said: Record<TitlePart, string> = { turn: '', round: '', screen: '', page: '' };

/** Changes a part of the page's title; an empty one is left out. */
export function entitle(part: TitlePart, words: string): void {
  said[part] = words;
  document.title = parts.flatMap((one) => (said[one] === '' ? [] : [said[one]])).join(' · ');
}

export function useTitle(part: TitlePart, words: string): void {
  useEffect(() => {
    entitle(part, words);
    return () => entitle(part, '');
  }, [part, words]);
}

/** For a screen that shows no name: in the page's title, and as first heading for who goes by headings. */
export function ScreenTitle({ children }: { readonly children: string }): JSX.Element {
  useTitle('screen', children);
  return <h1 className="unseen">{children}</h1>;
}
