import { type RefObject, useEffect, useRef } from 'react';
import { announce, useTitle } from '../../ui/look/index.ts';

interface Call {
  /** Whose turn it is, and the phase, as the heading says it. */
  readonly heading: string;
  /** What is to be done. */
  readonly prompt: string;
  /** Another one is called anew: the part of the turn, and who decides. */
  readonly part: string;
  /** What has come about in it that changes what is to be done: it may be ended, or the die shows something. Said once; '' if nothing has. */
  readonly news: string;
  /** Somebody at this screen decides; and nothing is being shown any more. */
  readonly isOurs: boolean;
  readonly isWaiting: boolean;
}

/**
 * Calls whoever decides, once for each part of a turn, wherever the focus is, and in the title of the page. Where the focus has just been led to the heading that is read out anyway: then only
 * what is to be done is said.
 */
export function useTurnCall(
  element: RefObject<HTMLElement | null>,
  { heading, prompt, part, news, isOurs, isWaiting }: Call,
): void {
  useTitle('turn', isOurs ? `» ${heading}` : '');
  const called = useRef('');
  const told = useRef('');
  const wasThere = element.current !== null && document.activeElement === element.current;
  useEffect(() => {
    if (!isWaiting) return;
    if (called.current === part) {
      if (news !== '' && told.current !== news) announce(prompt);
      if (news !== '') told.current = news;
      return;
    }
    called.current = part;
    told.current = news;
    const isLed = !wasThere && document.activeElement === element.current;
    announce(isLed ? prompt : `${heading}. ${prompt}`, !isLed);
  });
}
