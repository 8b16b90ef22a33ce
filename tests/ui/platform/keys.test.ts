import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenKey, keyAction, shortcutOf, shortcuts } from '../../../src/hud/keys/shortcut-keys.ts';
import { keysOfTools, toolOfKey } from '../../../src/screens/boards/editor/ToolBar.tsx';
import { askOf } from '../../../src/screens/replay/keys.ts';
import { keyName, opensPresenter, askOf as presenterAsk } from '../../../src/screens/showcase/presses.ts';
import { type PressedKey, signOf, stepKeyOf } from '../../../src/ui/platform/keys.ts';

/** What the keys of three rows of letters, from Q on, type on keyboards of other alphabets; a dot where it is a letter that does not matter. */
const layouts: Readonly<Record<string, readonly [string, string, string]>> = {
  'Bulgarian, traditional': [',уеишщксдз', 'ьяаожгтнвм', 'юйъэфхпрлб'],
  'Bulgarian, phonetic': ['чшертъуиоп', 'асдфгхйкл;', 'зжцвбнм,./'],
  Russian: ['йцукенгшщз', 'фывапролдж', 'ячсмитьбю.'],
  Greek: [';ςερτυθιοπ', 'ασδφγηξκλ΄', 'ζχψωβνμ,./'],
  Hebrew: ["/'קראטוןםפ", 'שדגכעיחלךף', 'זסבהנמצתץ.'],
  Arabic: ['ضصثقفغعهخح', 'شسيبلاتنمك', 'ئءؤرلىةوزظ'],
  Persian: ['ضصثقفغعهخح', 'شسیبلاتنمک', 'ظطزرذدپو./'],
  Georgian: ['ქწერტყუიოპ', 'ასდფგჰჯკლ;', 'ზხცვბნმ,./'],
  Armenian: ['քոեռտըւիօպ', 'ասդֆգհյկլ;', 'զղցվբնմ,․/'],
  Korean: ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ;', 'ㅋㅌㅊㅍㅠㅜㅡ,./'],
  Hindi: ['ौैाीूबहगदज', 'ोे्िुपरकतच', '.ंमनवलस,.य'],
  Thai: ['ๆไำพะัีรนย', 'ฟหกดเ้่าสว', 'ผปแอิืทมใฝ'],
};

/** Keyboards of our letters, in another order. */
const latin: Readonly<Record<string, readonly [string, string, string]>> = {
  French: ['azertyuiop', 'qsdfghjklm', 'wxcvbn,;:!'],
  German: ['qwertzuiop', 'asdfghjklö', 'yxcvbnm,.-'],
  Turkish: ['qwertyuıop', 'asdfghjklş', 'zxcvbnmöç.'],
};

const places = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

const free = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

/** Every key of letters of a keyboard: what stands there on ours, and what is pressed. */
const keysOf = (rows: readonly [string, string, string]) =>
  places.flatMap((row, at) =>
    [...row].map((letter, k) => ({
      letter: letter.toLowerCase(),
      pressed: { ...free, key: [...(rows[at] ?? '')][k] ?? '', code: `Key${letter}` },
    })),
  );

const settings = { shortcuts: true, keys: {} };
const place = { isCovered: false, isTyping: false, isControl: false, isDialogOpen: false };

describe.each(Object.entries(layouts))('a keyboard of another alphabet: %s', (_, rows) => {
  const keys = keysOf(rows);
  const at = (letter: string) => keys.find((one) => one.letter === letter)?.pressed ?? expect.fail(letter);

  it('takes back and does again by the place of Z and Y, wherever that is heard', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
      const z = { ...at('z'), ...held };
      expect(stepKeyOf(z)).toBe('undo');
      expect(stepKeyOf({ ...z, shiftKey: true })).toBe('redo');
      expect(stepKeyOf({ ...at('y'), ...held })).toBe('redo');
      expect(keyAction(z, place, settings)).toBe('undo');
      expect(askOf(z, { isTaken: false, isControl: false, isClicked: false })).toMatchObject({ way: -1 });
      // The third key of Polish and other keyboards makes letters, and comes with Control on some systems.
      expect(stepKeyOf({ ...z, altKey: true })).toBeNull();
    }
  });

  it('has letters where signs of ours stand on it, once it has typed one of its own: none of them steps in a replay', () => {
    const letter = keys.find(({ pressed }) => /\p{L}/u.test(pressed.key))?.pressed ?? expect.fail();
    shortcutOf(letter, settings);
    for (const { pressed } of keys)
      expect(askOf(pressed, { isTaken: false, isControl: false, isClicked: false })).toBeNull();
  });

  it('has every single key of the table, of the presenter and of the board editor', () => {
    for (const shortcut of shortcuts) {
      const letter = chosenKey(shortcut, settings);
      if (!/[a-z]/.test(letter)) continue;
      expect(shortcutOf(at(letter), settings), letter).toBe(shortcut);
      expect(shortcutOf({ ...at(letter), key: at(letter).key.toUpperCase() }, settings), letter).toBe(shortcut);
    }
    expect(opensPresenter({ of: 'key', key: keyName(at('p')) })).toBe(true);
    expect(presenterAsk({ of: 'key', key: keyName(at('t')) })).toBe('tour');
    for (const { key, tool } of keysOfTools) if (/[A-Z]/.test(key)) expect(toolOfKey(at(key.toLowerCase()))).toBe(tool);
  });
});

describe.each(Object.entries(latin))('a keyboard of our alphabet in another order: %s', (_, rows) => {
  it('goes by what it types', () => {
    for (const { letter, pressed } of keysOf(rows)) {
      if (!/^[a-z]$/.test(pressed.key)) continue;
      expect(signOf(pressed, () => true)).toBe(pressed.key);
      // Its letter is ours: that it means nothing here does not make another of it.
      if (pressed.key !== letter) expect(signOf(pressed, (sign) => sign === letter)).toBeNull();
      const step = stepKeyOf({ ...pressed, ctrlKey: true });
      expect(step).toBe(pressed.key === 'z' ? 'undo' : pressed.key === 'y' ? 'redo' : null);
    }
  });
});

it('a sign of ours on a key of ours stays what it is', () => {
  const comma = { ...free, key: ',', code: 'KeyW' };
  expect(signOf({ ...free, key: 'd', code: 'KeyH' }, () => true)).toBe('d');
  expect(askOf(comma, { isTaken: false, isControl: false, isClicked: false })).toMatchObject({ unit: 'mark', way: -1 });
});

it('figures and signs go by their place as well, where something else stands there', () => {
  const digit = (key: string, shiftKey = false): PressedKey => ({ ...free, key, code: 'Digit1', shiftKey });
  const isDigit = (sign: string) => /\d/.test(sign);
  expect(['1', '&', '١', '۱', '१'].map((key) => signOf(digit(key), isDigit))).toEqual(['1', '1', '1', '1', '1']);
  expect(signOf(digit('!', true), isDigit)).toBeNull();
  expect(signOf({ ...free, key: 'End', code: 'Numpad1' }, isDigit)).toBeNull();
  expect(signOf({ ...free, key: 'б', code: 'Comma' }, (sign) => sign === ',')).toBe(',');
  expect(signOf({ ...free, key: 'Process', code: 'KeyQ' }, (sign) => sign === 'q')).toBe('q');
});

it('nothing in the source asks for a letter by itself', () => {
  const source = join(import.meta.dirname, '../../../src');
  const asking = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('ui/platform/keys.ts'))
    .filter((path) =>
      /\b(key|code)(\.toLowerCase\(\))? ?[!=]== ?'([^ '\\]|Key[A-Z]|Digit\d)'|\.code\b.*(Key|Digit)/.test(
        readFileSync(path, 'utf8'),
      ),
    );
  expect(asking.map((path) => path.slice(source.length))).toEqual([]);
});
