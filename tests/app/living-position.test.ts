import { expect, it } from 'vitest';
import { position } from '../../src/app/living/living-position.ts';
import { readPosition } from '../../src/rules/positions/index.ts';

it('the game behind the start page is one that could be played', () => {
  expect(readPosition(position)).toMatchObject({ ok: true });
});
