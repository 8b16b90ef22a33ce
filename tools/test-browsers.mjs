// npm run test:browsers [-- firefox|webkit|chromium]: the game in Firefox and WebKitGTK, with pictures beside Chromium's in shots/browsers/.
import { requirePrograms } from './browsers/programs.mjs';
import { requireBrowser } from './house/browser.mjs';
import { build } from './house/build.mjs';
import { install } from './house/install.mjs';
import { runTool } from './house/run.mjs';

await install();
const missing = await requirePrograms();
if (missing.length > 0) {
  console.error(`Not found: ${missing.join(', ')}. Firefox, WebKitGTK's MiniBrowser and driver, and Xvfb are needed.`);
  process.exit(1);
}
await requireBrowser();
if (!(await build())) process.exit(1);
const args = ['run', '--config', 'vitest.browsers.config.ts', ...process.argv.slice(2)];
const done = await runTool('vitest/vitest.mjs', args);
process.exitCode = done ? 0 : 1;
