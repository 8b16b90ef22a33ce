import { expect, it } from 'vitest';
import { readPosition } from '../../../src/rules/positions/index.ts';
import { position } from '../../../src/screens/start/LivingTable.tsx';

it('the game behind the start page is one that could be played', () => {
  expect(readPosition(position)).toMatchObject({ ok: true });
});
