// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The browser's drawing contexts: those asked for, and whether a card draws them. */
let asked = 0;
let isCard = true;

beforeEach(() => {
  vi.resetModules();
  asked = 0;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((_: string, wishes?: unknown) => {
    asked++;
    const needsCard = typeof wishes === 'object' && wishes !== null && 'failIfMajorPerformanceCaveat' in wishes;
    return needsCard && !isCard ? null : Object.assign(Object.create(null), { getExtension: () => null });
  });
});
afterEach(() => vi.restoreAllMocks());

it('a browser is asked once whether it draws in 3D, and where a card does, that says so too', async () => {
  isCard = true;
  const { hasGraphicsCard, hasWebGL } = await import('../../../src/ui/platform/canvas.ts');
  expect([hasGraphicsCard(), hasWebGL(), hasWebGL(), hasGraphicsCard()]).toEqual([true, true, true, true]);
  expect(asked).toBe(1);
});

it('a browser without a card may still draw in 3D', async () => {
  isCard = false;
  const { hasGraphicsCard, hasWebGL } = await import('../../../src/ui/platform/canvas.ts');
  expect([hasGraphicsCard(), hasWebGL(), hasGraphicsCard(), hasWebGL()]).toEqual([false, true, false, true]);
  expect(asked).toBe(2);
});
