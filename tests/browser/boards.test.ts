import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { BoardData } from '../../src/rules/drafts.ts';
import { readDraft } from '../../src/rules/drafts.ts';
import { openProfile } from './harness.ts';

/** What this browser keeps of the board that was begun last. */
async function kept(page: Page): Promise<BoardData> {
  const rows = await page.evaluate((): { board: string }[] =>
    JSON.parse(localStorage.getItem('small-world-table.boards') ?? '[]'),
  );
  const reading = readDraft(rows.at(-1)?.board);
  if (!reading.ok) throw new Error(reading.fault.why);
  return reading.data;
}

const middle = async (page: Page, region: number) => {
  const box = await page.locator(`.edit-board [data-region="${region}"] > path`).first().boundingBox();
  if (!box) throw new Error(`no region ${region}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

it('a board is painted by a stroke and by keys, breaks, and is there again after a reload', async () => {
  const page = await (await openProfile({ flat: true })).newPage();
  await page.goto(`${inject('site')}?probe&boards`);
  await page.locator('[data-printed="2"]').click();
  await page.locator('.edit-board [data-region]').first().waitFor();
  const printed = await kept(page);
  await page.locator('[data-use="terrain.mountain"]').click();
  const [from, to] = [await middle(page, 13), await middle(page, 14)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  const painted = await kept(page);
  expect([13, 14].map((id) => painted.regions[id]?.terrain)).toEqual(['mountain', 'mountain']);
  await page.keyboard.press('Control+z');
  expect(await kept(page)).toEqual(printed);
  await page.keyboard.press('Control+Shift+Z');
  await page.locator('.edit-board [data-region="1"]').focus();
  await page.keyboard.press('m');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
    await page.keyboard.press('5');
    await page.keyboard.press(key);
  }
  const broken = await kept(page);
  expect(broken.regions[1]).toMatchObject({ terrain: 'mountain', symbols: expect.arrayContaining(['mine', 'magic']) });
  await page.locator('[data-fault="mountains"] [data-go="13"]').click();
  await page.locator('[data-card="13"]').waitFor();
  expect(await page.locator('[data-play]').getAttribute('aria-disabled')).toBe('true');
  // Where it was left, it goes on.
  await page.reload();
  await page.locator('.edit-board [data-region="13"]').waitFor();
  expect(await kept(page)).toEqual(broken);
  await page.locator('[data-to-shelf]').click();
  expect(await page.locator('[data-kept] [data-play]').count()).toBe(0);
});
