import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { boardData, type OwnBoardId } from '../../../src/rules/index.ts';
import { faults } from '../axe.ts';
import { waitFor } from '../hands.ts';
import { openProfile } from '../harness.ts';
import { begin, kept, middle } from '../my-boards.ts';

it('a board is made of a printed one by mouse and by keys, breaks, is mended, and a game is set up on it', async () => {
  const page = await (await openProfile({ flat: true })).newPage();
  await begin(page);
  const printed = await kept(page);

  // Painted by one stroke across two regions, taken back as one.
  await page.locator('[data-use="terrain.lake"]').click();
  const [from, to] = [await middle(page, 13), await middle(page, 14)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  const painted = await kept(page);
  expect([13, 14].map((id) => painted.regions[id]?.terrain)).toEqual(['lake', 'lake']);
  await page.keyboard.press('Control+z');
  expect(await kept(page)).toEqual(printed);

  // Cut by a line, drawn meanwhile; the two merged again by their border.
  await page.locator('[data-use="split"]').click();
  const there = await middle(page, 13);
  await page.mouse.move(there.x, there.y - 30);
  await page.mouse.down();
  await page.mouse.move(there.x, there.y + 30, { steps: 4 });
  await page.mouse.up();
  expect((await kept(page)).regions).toHaveLength(24);
  await page.locator('.edit-board [data-region="23"]').waitFor();
  await page.keyboard.press('Control+z');
  expect(await kept(page)).toEqual(printed);
  await page.keyboard.press('Control+Shift+Z');
  expect((await kept(page)).regions).toHaveLength(24);
  await page.locator('[data-undo]').click();

  // By keys alone: from region to region, mountains until there are too many.
  await page.keyboard.press('Escape');
  await page.locator('.edit-board [data-region="1"]').focus();
  await page.keyboard.press('m');
  expect((await kept(page)).regions[1]?.symbols).toContain('mine');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press('5');
    await page.keyboard.press(key);
  }
  await page.locator('[data-fault="mountains"]').waitFor();
  expect(await page.locator('[data-play]').getAttribute('aria-disabled')).toBe('true');
  // The fault leads to a region, which is mended there.
  await page.locator('[data-fault="mountains"] [data-go]').last().click();
  await page.locator('[data-card]').waitFor();
  while (await page.locator('[data-fault="mountains"]').count()) {
    await page.locator('[data-fault="mountains"] [data-go]').last().click();
    await page.locator('[data-ground="hill"]').click();
  }
  await page.locator('[data-faults="0"]').waitFor();
  const mended = await kept(page);

  // Borders, by the buttons beside the board.
  await page.locator('[data-border-row] [data-deed="turn"]').first().click();
  const turned = await kept(page);
  expect(turned.regions.map(({ around }) => around.length)).not.toEqual(
    mended.regions.map(({ around }) => around.length),
  );
  expect(await faults(page)).toEqual([]);

  // Nothing is lost, and a new game has it.
  await page.reload();
  await page.locator('[data-editing] [data-play]').click();
  await page.locator('[data-from-box]').waitFor();
  const name = await waitFor('the board to be chosen', async () =>
    /23/.test((await page.locator('[data-fold="board"] summary').textContent()) ?? '') ? true : null,
  );
  expect(name).toBe(true);
  expect(
    boardData(
      (await page.evaluate(
        () => JSON.parse(localStorage.getItem('small-world-table.boards') ?? '[]')[0].board,
      )) as OwnBoardId,
    ),
  ).toEqual(turned);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, flat: true } as const;

describe('my boards on a phone', () => {
  it.each(['en', 'ro', 'pl', 'bg', 'it'])('pass axe in %s, and are no wider than it', async (language) => {
    const page = await (await openProfile(phone)).newPage();
    await page.goto(`${inject('site')}?probe&boards&lang=${language}`);
    await page.locator('[data-printed="2"]').waitFor();
    await page.locator('.edit-made summary').tap();
    await page.locator('[data-make]').waitFor();
    expect(await faults(page), 'empty shelf').toEqual([]);
    await begin(page, `&lang=${language}`);
    await page.locator('[data-use="terrain.mountain"]').tap();
    for (const region of [1, 2, 3, 6, 9, 10]) await page.locator(`.edit-board [data-region="${region}"]`).tap();
    await page.locator('[data-fault="mountains"]').waitFor();
    await page.locator('[data-use="select"]').tap();
    await page.locator('.edit-board [data-region="13"]').tap();
    for (const summary of await page.locator('.edit-side summary').all()) await summary.tap();
    expect(await faults(page), 'editor').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.locator('[data-to-shelf]').tap();
    expect(await faults(page), 'shelf').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  it('are painted by a finger that is drawn across them, while the page stays where it is', async () => {
    const page = await (await openProfile(phone)).newPage();
    await begin(page);
    await page.locator('[data-use="terrain.swamp"]').tap();
    await page.locator('.edit-board').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const [from, to] = [await middle(page, 6), await middle(page, 12)];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [from]);
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 6, y: from.y + ((to.y - from.y) * step) / 6 },
      ]);
    await touch('touchEnd', []);
    const { regions } = await kept(page);
    expect([6, 12].map((id) => regions[id]?.terrain)).toEqual(['swamp', 'swamp']);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

it('a board goes into a file and a link, and comes from them once; wrong ones say why', async () => {
  const page = await (await openProfile({ flat: true })).newPage();
  await begin(page);
  await page.locator('[data-name]').fill('Two islands');
  const download = page.waitForEvent('download');
  await page.locator('.edit-side [data-file]').click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ title: 'Two islands', board: { players: 2 } });
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.locator('.edit-side [data-link]').click();
  const address = await page.locator('[data-address]').inputValue();

  const other = await (await openProfile({ flat: true })).newPage();
  await other.goto(address);
  await other.locator('[data-kept]').waitFor();
  expect(other.url()).not.toContain('#board');
  expect(await other.locator('.edit-tile-name').textContent()).toBe('Two islands');
  expect(await kept(other)).toEqual(await kept(page));
  await other.locator('[data-open-file]').setInputFiles(file);
  await waitFor('to be known', async () =>
    (await other.locator('.edit-told').textContent())?.includes('already') ? true : null,
  );
  expect(await other.locator('[data-kept]').count()).toBe(1);
  const wrong = JSON.parse(readFileSync(file, 'utf8'));
  wrong.board.regions[4].terrain = 'desert';
  for (const [text, words] of [
    [JSON.stringify(wrong), 'board.regions[4].terrain'],
    ['no board', 'cannot be read'],
  ] as const) {
    await other
      .locator('[data-open-file]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await waitFor(words, async () =>
      (await other.locator('.edit-told').textContent())?.includes(words) ? true : null,
    );
  }
  await other.goto(address.slice(0, -3));
  await waitFor('a wrong link', async () =>
    (await other.locator('.edit-told').textContent())?.includes('some of it is missing') ? true : null,
  );
});

it('a board on the shelf is duplicated, renamed, deleted and had again; its drawing is stopped and gone on with', async () => {
  const page = await (await openProfile({ flat: true })).newPage();
  await page.goto(`${inject('site')}?probe&boards`);
  await page.locator('[data-printed="2"]').click();
  // It does not take long.
  await page.locator('[data-stop]').click();
  await page.locator('[data-drawing="stopped"]').waitFor();
  await page.locator('[data-draw]').click();
  await page.locator('[data-drawing="done"]').waitFor({ state: 'attached', timeout: 120_000 });
  await page.locator('[data-to-shelf]').click();
  await page.locator('[data-kept] [data-copy]').click();
  expect(await page.locator('[data-kept]').count()).toBe(2);
  await page.locator('[data-kept] [data-delete]').first().click();
  expect(await page.locator('[data-kept]').count()).toBe(1);
  await waitFor('what takes it back', () =>
    page.evaluate(() => (document.activeElement?.matches('[data-undelete]') ? true : null)),
  );
  await page.keyboard.press('Enter');
  expect(await page.locator('[data-kept]').count()).toBe(2);
  // It comes back with its drawing.
  expect(await page.locator('[data-kept]').first().locator('.edit-picture path').count()).toBeGreaterThan(23);
});
