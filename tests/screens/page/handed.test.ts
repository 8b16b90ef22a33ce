import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTables } from '../../../src/rooms/client/tables-link.ts';
import { codeLength, codeLetters, codeTyped, readRoomLink } from '../../../src/rooms/protocol/code.ts';
import { newestRules, newGame } from '../../../src/rules/index.ts';
import { readAddress, readHanded } from '../../../src/screens/page/read-handed.ts';
import { makeBoxLink } from '../../../src/session/links/box-link.ts';
import { makeLink, openLink } from '../../../src/session/links/link.ts';
import { isLong } from '../../support/how-long.ts';

/** The same texts each time, but in the long run. */
const runs = isLong ? { numRuns: 20_000 } : { numRuns: 1500, seed: 54 };

/** Letters of other alphabets, and signs of other writings, that look like ours: from what keyboards and chats were seen to make of codes. */
const alike: Readonly<Record<string, string>> = {
  A: 'aАаΑαＡ𝐀Å',
  B: 'bВвΒβＢ𝓑',
  C: 'cСсＣℂç',
  E: 'eЕеΕεＥé',
  H: 'hНнΗＨ',
  K: 'kКкΚκＫⓀ',
  L: 'lI1ıiІＬ',
  M: 'mМмΜＭ',
  P: 'pРрΡρＰ',
  S: 'sЅѕＳś',
  T: 'tТтΤτＴ',
  X: 'xХхΧχＸ',
  Y: 'yУуΥυＹ',
  Z: 'zΖζＺž',
  2: '２٢२²',
  7: '７۷७⑦',
  3: '３Зз',
};

const code = fc.string({ unit: fc.constantFrom(...codeLetters), minLength: codeLength, maxLength: codeLength });
const seal = fc.string({
  unit: fc.constantFrom(...'ABCXYZabcxyz0189-_'),
  minLength: 20,
  maxLength: 20,
});
const invitation = fc
  .tuple(code, fc.constantFrom('w', '0', '3', 'd12'), fc.nat(99_999), seal)
  .map((parts) => parts.join('.'));
const unseen = fc.constantFrom('', '\u200b', '\u2068', '\u2069', '\u00ad', '\ufeff', '\u200e', '\u2060', '\ufe0f');
const before = fc.constantFrom('', ' ', '(', '“', '„', '«', '[', '*', '_', '"', '>', '— ', '\u2068', '<', '`', '👉 ');
const behind = fc.constantFrom(
  '',
  ' ',
  ')',
  '.',
  ',',
  '!',
  '?',
  '*',
  '_',
  '”',
  '»',
  ']',
  '>',
  '…',
  '\u2069',
  ';',
  '`',
  '\n',
  ' 🎲',
  '.)',
);
const within = fc.constantFrom('', '', '', ' ', '-', '–', '_', '\u00a0', '\u200b', '.', '·', '\u202f');
const page = fc.constantFrom(
  'http://192.168.1.20:5280/',
  'https://example.net/table/?lang=bg',
  'HTTP://10.0.0.2:7412/',
);
const sign = fc.constantFrom('#room=', '#room%3D', '#ROOM=', '%23room=', '#room =', '#room＝', '＃room=');

/** A code as it passed through a keyboard, a chat and an eye. */
const worn = (text: string) =>
  fc
    .tuple(
      ...[...text].map((letter) =>
        fc.tuple(fc.constantFrom(letter, ...(alike[letter] ?? letter.toLowerCase())), within),
      ),
    )
    .map((letters) =>
      letters.flatMap(([letter, gap], at) => (at < text.length - 1 ? [letter, gap] : [letter])).join(''),
    );

const worldly = code.chain((text) => fc.tuple(fc.constant(text), worn(text), before, behind));

describe('a code that was handed on', () => {
  it('is that code, whatever alphabet it is in, and whatever was put around and into it', () => {
    fc.assert(
      fc.property(worldly, ([text, typed, left, right]) => {
        expect(readHanded(`${left}${typed}${right}`)).toEqual({ kind: 'room', body: text });
      }),
      runs,
    );
  });

  it('is a code, and no pass, where what is put into it makes it look like the beginning of one', () => {
    for (const text of ['*VX.KR.d4', '*VXKR.d4.', 'VX.KR.d4'])
      expect(readHanded(text)).toEqual({ kind: 'room', body: 'VXKRD4' });
  });

  it.each([
    'КТХМВ2',
    'ктхмв2',
    '“KTXMB2”',
    '(KTXMB2)',
    'KTXMB2,',
    '\u2068KTXMB2\u2069',
    'KTX\u200bMB2',
    'KTX–MB2',
    'KTX_MB2',
    'ktx mb2',
    'K.T.X.M.B.2',
    'ＫＴＸＭＢ２',
    'The code is KTXMB2!',
    'Код: КТХМВ2.',
    'http://192.168.1.20:5280/#room=ktxmb2',
    'http://192.168.1.20:5280/#room=KTXMB2.',
    'http://192.168.1.20:5280/#room%3DKTXMB2)',
    'http%3A%2F%2F192.168.1.20%3A5280%2F%23room%3DKTXMB2',
    '<http://192.168.1.20:5280/#room=KTXMB2|come>',
    '[come](http://192.168.1.20:5280/#room=KTXMB2)',
    'http://192.168.1.20:5280/#room=KTXMB2%20come%20soon',
  ])('%s', (text) => expect(readHanded(text)).toEqual({ kind: 'room', body: 'KTXMB2' }));

  it.each([
    '',
    'ABC',
    'ABCDE0',
    'ABCDEFG',
    '%E0%A4%A',
    'KTXMB2 KTXMB3',
    'Please come',
    '#KTX',
    'KTXMB2.1',
    'KTXMB2.w.0.short',
  ])('%s is none', (text) => expect(readHanded(text)).toBeNull());

  it('is the same however often it is read, and of no more than one meaning', () => {
    const letters = Object.values(alike).join('');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...codeLetters, ...letters, ' ', '-'), maxLength: 12 }), (text) => {
        const read = codeTyped(text);
        if (read !== null) expect([codeTyped(read), codeTyped(text.toLowerCase())]).toEqual([read, read]);
      }),
      runs,
    );
  });
});

describe('an invitation that was handed on', () => {
  it('leads to its seat, whatever a chat has put around it', () => {
    fc.assert(
      fc.property(invitation, page, sign, unseen, before, behind, (text, host, mark, hidden, left, right) => {
        const expected = { kind: 'room', body: text };
        expect(readHanded(`${left}${host}${mark}${hidden}${text}${right}`)).toEqual(expected);
        expect(readAddress(`#room=${encodeURIComponent(`${text}${right}`)}`)).toEqual(expected);
        if (!text.includes('.d')) expect(readHanded(`${left}${text}${right}`)).toEqual(expected);
      }),
      runs,
    );
  });

  it('that was cut short is no code, so that nobody knocks who was invited: it is told to be broken', () => {
    fc.assert(
      fc.property(invitation, fc.integer({ min: 1, max: 22 }), (text, less) => {
        const cut = text.slice(0, -less);
        expect(readRoomLink(cut)).toBeNull();
        expect(readAddress(`#room=${cut}`)).toEqual({ kind: 'room', body: cut });
      }),
      { ...runs, numRuns: 300 },
    );
  });

  it('takes tables along, the last of them too', () => {
    const tables = ['ABCDEF.d1.0.ABCDEFGHIJKLMNOPQRS_', 'KTXMB2.d12.34.abcdefghijklmnopqrs-'];
    for (const end of ['', ')', '.', '*', ' ', '_', '…']) {
      const handed = readHanded(`https://example.net/#tables=${tables.join('%7E')}${end}`);
      expect(handed?.kind).toBe('tables');
      expect(readTables(handed?.body ?? '')?.tables.map(({ passport }) => passport)).toEqual(tables);
      expect(readTables(handed?.body ?? '')?.broken).toBe(0);
    }
  });
});

describe('a game, a box or a board that was handed on', () => {
  const setup = { players: 2, seed: 3, rules: newestRules };
  const start = newGame(setup);
  if (!start.ok) throw new Error('no game');
  const seats = [0, 1].map((colour) => ({ name: '', colour, control: 'human' as const }));
  const made = makeLink({ setup: { game: setup, seats, options: { curtain: false } }, game: start.state, log: [] });
  if (!made.ok) throw new Error(made.problem);
  const links = { game: made.link, made: makeBoxLink('{"id":"base"}') ?? '', board: makeBoxLink('{"board":3}') ?? '' };

  it('is whole, and the same, whatever a chat has put around it, glued to it or broken it with', () => {
    const end = fc.oneof(behind, fc.constantFrom('_*', '__', '-', ' and then some', '|come', '&amp;x', 'abc'));
    fc.assert(
      fc.property(
        fc.constantFrom('game', 'made', 'board'),
        page,
        before,
        end,
        fc.nat(),
        (kind, host, left, right, at) => {
          const link = links[kind];
          expect(readHanded(`${left}${host}#${kind}=${link}${right}`)).toEqual({ kind, body: link });
          const place = 8 + (at % (link.length - 8));
          const broken = `${link.slice(0, place)}\r\n${link.slice(place)}`;
          expect(readAddress(`#${kind}=${encodeURIComponent(broken)}`)).toEqual({ kind, body: link });
          expect(readHanded(`${host}#${kind}=${link.slice(0, place)}\u200b${link.slice(place)}`)).toEqual({
            kind,
            body: link,
          });
        },
      ),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 3) },
    );
  });

  it('says what is wrong with it where it is not', () => {
    const { game } = links;
    const opened = (text: string) => openLink(readAddress(`#game=${text}`)?.body ?? '');
    expect(opened(game.slice(0, -3))).toEqual({ ok: false, problem: 'cut' });
    expect(opened(`${game.slice(0, -3)})`)).toEqual({ ok: false, problem: 'cut' });
    expect(opened(game.toLowerCase())).toMatchObject({ ok: false });
    expect(opened(`${game.slice(0, 9)}*${game.slice(10)}`)).toEqual({ ok: false, problem: 'broken' });
    expect(opened(game)).toMatchObject({ ok: true });
  });
});
