import { useEffect } from 'react';

/** What the title of the page says, in this order: whose turn it is and what is to be done, how far the game is, where one is, and whose page it is. */
const parts = ['turn', 'round', 'screen', 'page'] as const;
export type TitlePart = (typeof parts)[number];

const said: Record<TitlePart, string> = { turn: '', round: '', screen: '', page: '' };

/** Changes a part of the page's title; an empty one is left out. */
export function entitle(part: TitlePart, words: string): void {
  said[part] = words;
  document.title = parts.flatMap((one) => (said[one] === '' ? [] : [said[one]])).join(' · ');
}

/** A part of the page's title for as long as this is shown. */
export function useTitle(part: TitlePart, words: string): void {
  useEffect(() => {
    entitle(part, words);
    return () => entitle(part, '');
  }, [part, words]);
}
