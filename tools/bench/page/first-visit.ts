import type { Page } from 'playwright-core';
import type { Site } from '../../site/site.ts';
import type { Figure } from '../figure.ts';
import { countedLine, type Line } from './line.ts';

/** Milliseconds allowed for anything a software rasteriser has to do. */
const PATIENCE = 120_000;

/**
 * kB (a thousand bytes) over the wire in a fresh profile: everything asked for until the start page stands, and until a first combo can be picked in the
 * picture, in a game begun there. With `WIRE=1` each answer is told.
 */
export async function firstVisitFigures({ browser, url }: Site): Promise<Figure[]> {
  const line = await countedLine(url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  try {
    const page = await context.newPage();
    // `?probe` says when the picture is drawn.
    await page.goto(`${line.url}?probe`);
    const stands = await untilStanding(page);
    await page.locator('.start-else').click();
    await page.locator('.start-setup > summary').click();
    await page.getByLabel(/Who starts/).selectOption('0');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const offered = await untilOffered(page);
    await page.waitForLoadState('networkidle');
    if (process.env.WIRE !== undefined) tell(line, [stands, offered]);
    return [
      {
        name: 'start_page_kb',
        value: weigh(line, stands),
        aim: { atMost: 250 },
        note: 'over the wire: its buttons, letters and picture',
      },
      {
        name: 'first_visit_kb',
        value: weigh(line, offered),
        aim: { atMost: 1400 },
        note: 'until a combo can be picked in the picture',
      },
    ];
  } finally {
    await context.close();
    line.close();
  }
}

/** When the start page is seen as it is to look, its buttons can be pressed: in milliseconds since 1970. */
function untilStanding(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (;;) {
      const button = document.querySelector('.start-answer:not(:disabled)');
      const pictures = [...document.images];
      const isSeen =
        pictures.length > 1 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      const hasLetters =
        document.fonts.status === 'loaded' &&
        [...document.fonts].filter(({ status }) => status === 'loaded').length > 1;
      if (button !== null && isSeen && hasLetters) return performance.timeOrigin + performance.now();
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

/** When a combo can be picked, and the picture is drawn with all that lies on the table. */
async function untilOffered(page: Page): Promise<number> {
  const isOffered = () => document.querySelector('[data-open-combo]') !== null && (window.__table?.frames() ?? 0) > 0;
  await page.waitForFunction(isOffered, undefined, { timeout: PATIENCE });
  return page.evaluate(() => performance.timeOrigin + performance.now());
}

function weigh({ sent }: Line, before: number): number {
  const bytes = sent.reduce((sum, one) => (one.askedAt < before ? sum + one.bytes : sum), 0);
  return Math.round(bytes / 100) / 10;
}

/** What was asked for, the heaviest first, in which of the times between the moments. */
function tell({ sent }: Line, moments: readonly number[]): void {
  for (const { path, askedAt, bytes } of sent.toSorted((a, b) => b.bytes - a.bytes)) {
    const time = moments.filter((moment) => moment <= askedAt).length;
    console.error(`${time}  ${String(bytes).padStart(8)}  ${path}`);
  }
}
