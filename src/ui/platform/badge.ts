import { attempted } from './attempt.ts';
import { offered } from './offered.ts';

/** Marks the page where it is kept among programs, or takes the mark away; where there are such marks. */
export function badge(isShown: boolean): void {
  void attempted(async () =>
    isShown ? offered('navigator.setAppBadge')?.(1) : offered('navigator.clearAppBadge')?.(),
  );
}
