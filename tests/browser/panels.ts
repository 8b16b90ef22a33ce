import type { AnyPage } from './any-page.ts';
import { mouse, waitFor } from './hands.ts';

/** What is found from *How to play*. */
const inHelp: readonly string[] = ['questions', 'column'];

/** Opens, or closes, a panel by its button: the one in the strip, else that in the menu or in *How to play*. */
export async function openPanel(page: AnyPage, panel: string, press = mouse.press): Promise<void> {
  if (panel === 'map' || panel === 'menu') return press(page, `.hud-top [data-panel="${panel}"]`);
  await press(page, '.hud-top [data-panel="menu"]');
  await press(page, `dialog.menu[open] [data-panel="${inHelp.includes(panel) ? 'help' : panel}"]`);
  if (inHelp.includes(panel)) await press(page, `dialog[open] .help [data-panel="${panel}"]`);
  // For a moment nothing is heard.
  await waitFor('what is under the menu', () =>
    page.evaluate(() => (document.querySelector('.dialog-shield') === null ? true : null)),
  );
}
