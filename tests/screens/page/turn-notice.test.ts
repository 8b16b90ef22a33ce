import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../src/screens/page/offline/takeover.ts';
import { goToTable, readNotice, showPush } from '../../../src/screens/page/offline/turn-notice.ts';

/** A service worker's world, with pages that are open. */
function worker(...urls: string[]) {
  const shown: [string, unknown][] = [];
  const went: string[] = [];
  const scope = {
    registration: {
      scope: 'https://site.example/table/',
      showNotification: async (title: string, options: unknown) => void shown.push([title, options]),
    },
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: async () => went.push(`focus ${url}`) })),
      openWindow: async (address: string) => went.push(`open ${address}`),
    },
  } as unknown as Scope;
  return { scope, shown, went };
}

describe('a notice by push', () => {
  it('is shown in the words it was ordered with, one for each table', async () => {
    const { scope, shown } = worker();
    await showPush(scope, () => ({ room: 'ABCDEF', title: 'Small World', body: 'Твой ред е' }));
    expect(shown).toEqual([
      ['Small World', expect.objectContaining({ body: 'Твой ред е', tag: 'turn-ABCDEF', data: { room: 'ABCDEF' } })],
    ]);
  });

  it('is nothing if it was not written by a room', async () => {
    const { scope, shown } = worker();
    for (const said of [
      null,
      7,
      'x',
      {},
      { room: 'ABCDE0', title: '', body: '' },
      { room: 'ABCDEF', title: 1, body: '' },
    ])
      expect(readNotice(said)).toBeNull();
    await showPush(scope, () => JSON.parse('{'));
    expect(shown).toEqual([]);
    expect(readNotice({ room: 'ABCDEF', title: 'x'.repeat(999), body: 'x'.repeat(999) })?.title).toHaveLength(200);
  });

  it('leads to the page of its table, or opens one', async () => {
    const there = worker('https://site.example/table/', 'https://site.example/table/?x#room=ABCDEF');
    await goToTable(there.scope, { data: { room: 'ABCDEF' } });
    expect(there.went).toEqual(['focus https://site.example/table/?x#room=ABCDEF']);
    const elsewhere = worker('https://site.example/table/#room=ABCDEG', 'https://site.example/other/#room=ABCDEF');
    await goToTable(elsewhere.scope, { data: { room: 'ABCDEF' } });
    expect(elsewhere.went).toEqual(['open https://site.example/table/#room=ABCDEF']);
    await goToTable(elsewhere.scope, { data: { room: '/evil' } });
    expect(elsewhere.went).toHaveLength(1);
  });
});
