import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apartFrom, cleanName } from '../../src/rooms/protocol/index.ts';
import { corePlace } from './support/core-place.ts';
import type { Guest } from './support/guest.ts';
import { openingOf, seated } from './support/place.ts';

describe('a name', () => {
  it('of which nobody sees anything is none', () => {
    const unseen = [
      '\u200b\u200b\u200b\u200b',
      '\u2800',
      '\u3164',
      '\u00ad',
      '\u202e',
      '\ufe0f',
      ' \t\n',
      '\u0000',
      '\u{e0041}',
      '\u0301',
    ];
    expect(unseen.map(cleanName)).toEqual(unseen.map(() => ''));
  });

  it('has no line ends, no control signs, nothing that turns writing round, and no heap of marks', () => {
    expect(cleanName('Ana\nMaria')).toBe('Ana Maria');
    expect(cleanName('A\u0000n\u0007a')).toBe('A n a');
    expect(cleanName('\u202eanA')).toBe('anA');
    expect(cleanName('\u2067Ana')).toBe('Ana');
    expect(cleanName(`a${'\u0301'.repeat(15)}`).length).toBeLessThan(7);
    expect(cleanName('\ud800x')).toBe('x');
  });

  it('of any language stays as it was typed, and so do signs of several parts', () => {
    const names = ['Ștefania', 'Zażółć', 'Ивета', 'Niccolò', '李小龍', 'نور', 'दीपिका', '👩‍👩‍👧', 'Jean-Luc'];
    expect(names.map(cleanName)).toEqual(names.map((name) => name.normalize('NFC')));
  });

  it('that was cleaned is clean, whatever it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 20 }), (signs) => {
        const name = cleanName(String.fromCodePoint(...signs));
        expect(cleanName(name)).toBe(name);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
      }),
    );
  });

  it('is no longer than what was typed, though some letters are written as several', async () => {
    const all = Array.from({ length: 0x3_0000 }, (_, code) => String.fromCodePoint(code));
    const growing = all.filter((sign) => sign.normalize('NFC').length > sign.length);
    expect(growing.length).toBeGreaterThan(50);
    for (const sign of growing) {
      const typed = sign.repeat(20 / sign.length);
      expect(cleanName(typed).length).toBeLessThanOrEqual(20);
      expect(cleanName(cleanName(typed))).toBe(cleanName(typed));
    }
    const place = corePlace();
    const { guests } = await seated(place);
    const [host, guest] = guests as [Guest, Guest];
    // Guests fail where they hear what no page can read.
    for (const sign of growing) await guest.ask<'name'>({ type: 'name', seat: 1, name: sign.repeat(20 / sign.length) });
    expect(await host.hello()).toBe(true);
  });

  it('that others have gets a number, within the length that a name may have', () => {
    expect(apartFrom(['Ana', 'Ion'], 'Ana', 20)).toBe('Ana 2');
    expect(apartFrom(['Ana', 'ana 2'], 'ＡＮＡ', 20)).toBe('ＡＮＡ 3');
    expect(apartFrom(['A\u200bna'], 'Ana', 20)).toBe('Ana 2');
    expect(apartFrom(['x'.repeat(20)], 'x'.repeat(20), 20)).toBe(`${'x'.repeat(18)} 2`);
    expect(apartFrom([''], '', 20)).toBe('');
  });
});

describe('people at a table', () => {
  it('are told apart: whoever sits down, watches or takes another name', async () => {
    const place = corePlace();
    const { room, guests, links } = await seated(place, openingOf(['human', 'human', 'human']));
    const [host, second, third] = guests as [Guest, Guest, Guest];
    const nameOf = (seat: number) => host.now.setup.seats[seat]?.name;
    await host.ask<'name'>({ type: 'name', seat: 0, name: 'Ana' });
    await second.ask<'name'>({ type: 'name', seat: 1, name: 'ana' });
    await third.ask<'name'>({ type: 'name', seat: 2, name: '\u200bAna' });
    expect([0, 1, 2].map(nameOf)).toEqual(['Ana', 'ana 2', '\u200bAna 3']);
    await host.ask<'name'>({ type: 'name', seat: 0, name: 'Ana' });
    expect(nameOf(0)).toBe('Ana');
    const watcher = await place.connect(room);
    await watcher.hello({ passport: links[3] ?? '', name: 'Ana' });
    expect(host.now.roster.watchers[0]?.name).toBe('Ana 4');
    await second.ask<'name'>({ type: 'name', seat: 1, name: '\u200b\u200b' });
    expect(nameOf(1)).toBe('');
  });

  it('are told apart where a game comes with its names', async () => {
    const opening = openingOf(['human', 'human']);
    const seats = opening.setup.seats.map((seat) => ({ ...seat, name: 'Ion\n' }));
    const { guests } = await seated(corePlace(), { ...opening, setup: { ...opening.setup, seats } });
    expect(guests[0]?.now.setup.seats.map(({ name }) => name)).toEqual(['Ion', 'Ion 2']);
  });
});
