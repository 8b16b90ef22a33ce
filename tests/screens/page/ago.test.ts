import { expect, it } from 'vitest';
import { ago } from '../../../src/screens/page/ago.ts';

it('says how long ago something was, in the largest whole unit', () => {
  const now = 1_800_000_000_000;
  const minute = 60_000;
  expect(ago(now, now)).toBe('now');
  expect(ago(now + 5, now)).toBe('now');
  expect(ago(now - 5 * minute, now)).toBe('5 minutes ago');
  expect(ago(now - 60 * minute, now)).toBe('1 hour ago');
  expect(ago(now - 25 * 60 * minute, now)).toBe('yesterday');
  expect(ago(now - 49 * 60 * minute, now)).toBe('2 days ago');
});
