import { expect, inject, it } from 'vitest';
import { screens } from '../../tools/monkey/screens.ts';
import { sweep } from '../../tools/monkey/translated.ts';
import { openProfile } from './harness.ts';

it('a page that a browser translates shows the same as one beside it, whatever is pressed (npm run monkey -- --translated does more)', async () => {
  const browser = (await openProfile({ flat: true })).browser() ?? expect.fail('no browser');
  const site = { url: inject('site'), browser, close: async () => undefined };
  const told: string[] = [];
  const wanted = screens.filter(({ name }) => name === 'redeploy');
  const { events, faults } = await sweep(site, wanted, 8, 1, (line) => told.push(line));
  expect(faults, told.join('\n')).toBe(0);
  expect(events).toBe(8);
});
