import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { BoardData } from '../../src/rules/boards/own/data.ts';
import { readDraft } from '../../src/rules/boards/own/draft.ts';

/** Begins a copy of the printed board for two, and waits until it lies in the editor. */
export async function begin(page: Page, more = ''): Promise<void> {
  await page.goto(`${inject('site')}?probe&boards${more}`);
  await page.locator('[data-printed="2"]').click();
  await page.locator('.edit-board [data-region]').first().waitFor();
}

/** What this browser keeps of the board that was begun last. */
export async function kept(page: Page): Promise<BoardData> {
  const rows = await page.evaluate((): { board: string }[] =>
    JSON.parse(localStorage.getItem('small-world-table.boards') ?? '[]'),
  );
  const reading = readDraft(rows.at(-1)?.board);
  if (!reading.ok) throw new Error(reading.fault.why);
  return reading.data;
}

/** The middle of a region on the board that is edited, in CSS pixels. */
export async function middle(page: Page, region: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.edit-board [data-region="${region}"] > path`).first().boundingBox();
  if (!box) throw new Error(`no region ${region}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
