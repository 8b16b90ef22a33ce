import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordsLeftIn } from './left-in-code.ts';

/** Words that are no message, and why. */
const allowed: Readonly<Record<string, string>> = {
  'src/screens/living-room/BigScreenTable.tsx: #room=': 'belongs to an address, drawn as a code',
  'src/screens/showcase/Presenter.tsx: OK': 'stands on the key itself, on every remote control',
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

it('no word of a reader’s stands in the code: all come from the catalogue', () => {
  const left = files.flatMap((file) =>
    wordsLeftIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
  );
  expect(left.filter((one) => !Object.hasOwn(allowed, one))).toEqual([]);
  // No exception outlives its words.
  expect(Object.keys(allowed).filter((one) => !left.includes(one))).toEqual([]);
});

it.each([
  ['text', '<p>Hello there</p>'],
  ['text in an expression', "<p>{isOpen ? 'Hello' : null}</p>"],
  ['what is read aloud', '<button aria-label="Hello" />'],
  ['a tooltip', '<p title={`Hello $' + '{name}`} />'],
  ['words for a component', '<Told text="Hello" />'],
  ['words for a picture', "<img alt={name ?? 'Hello'} />"],
  ['words in an empty field', '<input placeholder="Hello" />'],
  ['properties', "h('p', { title: 'Hello' })"],
  ['elements made by hand', "element.textContent = 'Hello'"],
  ['attributes made by hand', "element.setAttribute('aria-label', 'Hello')"],
])('finds %s', (_, code) => {
  expect(wordsLeftIn('one.tsx', code)).toHaveLength(1);
});

it('takes nothing else for words: keys, classes, data, signs', () => {
  const code = `<p className="faint" title={t('a.key')} label="a.key" data-kind="card">{kind === 'race' ? t(\`race.\${id}\`) : '…'} &times; 3</p>`;
  expect(wordsLeftIn('one.tsx', code)).toEqual([]);
});
