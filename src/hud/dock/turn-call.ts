import { type RefObject, useEffect, useRef } from 'react';
import { announce, useTitle } from '../../ui/look/index.ts';

interface Call {
  readonly heading: string;
  readonly prompt: string;
  /** Another one is called anew: the part of the turn, and who decides. */
  readonly part: string;
  /** What came about that changes what is to be done, as what the die shows. Said once; '' if nothing has. */
  readonly news: string;
  /** Somebody at this screen decides; and nothing is being shown any more. */
  readonly isOurs: boolean;
  readonly isWaiting: boolean;
  /** Who decides at another screen, as the title says it, and as it is said once; null if nobody does. */
  readonly other: { readonly title: string; readonly words: string; readonly part: string } | null;
  /** The title where neither of them decides: '' for none. */
  readonly whose: string;
}

/** Once per part of a turn, also in the title. At the heading, which is read out anyway, only the task. */
export function useTurnCall(
  element: RefObject<HTMLElement | null>,
  { heading, prompt, part, news, isOurs, isWaiting, other, whose }: Call,
): void {
  useTitle('turn', isOurs ? `» ${heading}` : (other?.title ?? whose));
  const called = useRef('');
  const told = useRef('');
  const others = useRef('');
  const readOut = useReadOut(element, heading);
  useEffect(() => {
    if (other === null || others.current === other.part) return;
    others.current = other.part;
    announce(other.words);
  });
  useEffect(() => {
    if (!isWaiting) return;
    if (called.current === part) {
      if (news !== '' && told.current !== news) announce(prompt);
      if (news !== '') told.current = news;
      return;
    }
    called.current = part;
    told.current = news;
    // Whoever comes to the table is led to the heading by what is drawn with it.
    queueMicrotask(() => {
      // Gone already, where the table asks something else.
      if (!element.current?.isConnected) return;
      const isRead = readOut.current === heading && document.activeElement === element.current;
      announce(isRead ? prompt : `${heading}. ${prompt}`, !isRead);
    });
  });
}

/** What the heading said when the focus came to it: that has been read out. */
function useReadOut(element: RefObject<HTMLElement | null>, heading: string): RefObject<string> {
  const readOut = useRef('');
  const now = useRef(heading);
  useEffect(() => {
    now.current = heading;
  });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      readOut.current = target === element.current ? now.current : '';
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [element]);
  return readOut;
}
