import { attempted } from './attempt.ts';
import { offered } from './capability.ts';

export const mayFillScreen = (): boolean =>
  offered('document.fullscreenEnabled') === true && offered('document.fullscreenElement') == null;

/** Fills the screen with the page, in the middle of a gesture; without a word where the browser does not want to. */
export function fillScreenNow(): void {
  void attempted(async () => offered('document.documentElement.requestFullscreen')?.({ navigationUI: 'hide' }));
}
