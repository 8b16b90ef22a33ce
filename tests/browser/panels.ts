import type { AnyPage } from './any-page.ts';
import { middleOf, mouse } from './hands.ts';

/** Opens, or closes, a panel by its button: the one in the strip, else that in the menu. */
export async function openPanel(page: AnyPage, panel: string, press = mouse.press): Promise<void> {
  const inStrip = `.hud-top [data-panel="${panel}"]`;
  if ((await middleOf(page, inStrip)) !== null) return press(page, inStrip);
  await press(page, '.hud-top [data-panel="menu"]');
  await press(page, `dialog.menu[open] [data-panel="${panel}"]`);
}
