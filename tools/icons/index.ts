/** `npm run make -- icons`: renders the icons of the installed page from public/icon.svg, in the sizes that systems ask for. Its output is committed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { root } from '../house/run.mjs';
import { launchBrowser } from '../site/browser.ts';

interface Icon {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Masked to a shape by the system: the background reaches the edges, the drawing stays within the central circle of 80 %. */
  readonly isCut: boolean;
}

const icons: readonly Icon[] = [
  { name: '192', size: 192, isCut: false },
  { name: '512', size: 512, isCut: false },
  { name: 'maskable', size: 512, isCut: true },
  { name: 'touch', size: 180, isCut: true },
];

const folder = `${root}public/icons`;
const drawing = await readFile(`${root}public/icon.svg`, 'utf8');
const ground = /<rect[^>]*fill="(#\w+)"/.exec(drawing)?.[1];
if (ground === undefined) throw new Error('public/icon.svg has no ground to be carried on to the edges.');
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const icon of icons) await writeFile(`${folder}/${icon.name}.png`, await drawn(browser, icon, ground));
await browser.close();

async function drawn(from: Browser, { size, isCut }: Icon, backdrop: string): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: size, height: size } });
  const side = isCut ? size * 0.86 : size;
  const svg = drawing.replace('<svg ', `<svg width="${side}" height="${side}" `);
  const style = `margin:0;display:grid;place-content:center;height:100vh;background:${isCut ? backdrop : 'transparent'}`;
  await page.setContent(`<body style="${style}">${svg}</body>`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}
