import { expect, it } from 'vitest';
import { openProfile } from './harness.ts';
import { begin, kept, middle } from './my-boards.ts';

it('a board is painted by a stroke and by keys, breaks, and is there again after a reload', async () => {
  const page = await (await openProfile({ flat: true })).newPage();
  await begin(page);
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
