import { expect, it } from 'vitest';
import { waitFor } from '../hands.ts';
import { openPage, openProfile } from '../harness.ts';
import { positionOf } from '../probe.ts';
import { openSetUp } from '../set-up.ts';

it('a game of opponents goes on by itself after the page slept through their thoughts', async () => {
  const profile = await openProfile({ flat: true });
  const page = await openPage(profile);
  await openSetUp(page);
  await page.getByRole('radio', { name: '5', exact: true }).check();
  for (let seat = 0; seat < 5; seat++) await page.locator('.start-player').nth(seat).selectOption('warlord');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hud').waitFor();
  const steps = async () => (await positionOf(page)).context.log.length;
  await waitFor('the opponents to begin', async () => (await steps()) > 1);

  const devtools = await profile.newCDPSession(page);
  for (let night = 0; night < 3; night++) {
    await page.waitForFunction(() => JSON.stringify(window.smallWorldProbe?.position().value).includes('thinking'));
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
    // Longer than a thought may take.
    await new Promise((morning) => setTimeout(morning, 11_000));
    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    const before = await steps();
    await waitFor('the game to go on', async () => (await steps()) > before + 1);
  }
  expect(await page.getByText(/Ask again/i).count()).toBe(0);
});
