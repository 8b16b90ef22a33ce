import type { AnyPage } from './any-page.ts';
import { mouse } from './hands.ts';

/** Opens, or closes, a panel by its button: the one in the strip, else that in the menu. */
export async function openPanel(page: AnyPage, panel: string, press = mouse.press): Promise<void> {
  if (panel === 'map' || panel === 'menu') return press(page, `.hud-top [data-panel="${panel}"]`);
  await press(page, '.hud-top [data-panel="menu"]');
  await press(page, `dialog.menu[open] [data-panel="${panel}"]`);
  await page.locator('.dialog-shield').waitFor({ state: 'detached' });
}
