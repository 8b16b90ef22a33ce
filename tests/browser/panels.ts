import type { AnyPage } from './any-page.ts';
import { middleOf, mouse } from './hands.ts';

/** Opens, or closes, a panel by its button: the one in the bar, else that in the menu. */
export async function openPanel(page: AnyPage, panel: string, press = mouse.press): Promise<void> {
  const inBar = `.toolbar [data-panel="${panel}"]`;
  if ((await middleOf(page, inBar)) !== null) return press(page, inBar);
  await press(page, '.toolbar [data-panel="menu"]');
  await press(page, `dialog.menu[open] [data-panel="${panel}"]`);
}
