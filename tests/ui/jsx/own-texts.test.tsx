// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { createContext, Fragment, type JSX, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { jsxs } from '#jsx/jsx-runtime';
import { marks, translatePage } from '../../../tools/monkey/translation.ts';

let end = () => {};
afterEach(() => {
  end();
  cleanup();
});

/** Translates what is there, and what will be. */
async function translate(): Promise<void> {
  end = translatePage();
  await settle();
}

const settle = () => act(() => new Promise((done) => setTimeout(done)));
const shown = (place: Element) => place.textContent?.replace(marks, '');
const Given = createContext(0);
const Passed = ({ children }: { readonly children?: ReactNode }) => <>{children}</>;
const Inner = ({ children }: { readonly children?: ReactNode }) => <i>{children}</i>;

/** What children are made of: texts, nothing, lists, and what has children in its turn. */
type Tree =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly Tree[]
  | { readonly tag: Tag; readonly children: readonly Tree[] };
const tags = ['b', 'span', Fragment, Suspense, Given, Passed, Inner] as const;
type Tag = (typeof tags)[number];

const { tree } = fc.letrec<{ tree: Tree; children: Tree[] }>((tie) => ({
  children: fc.array(tie('tree'), { maxLength: 5 }),
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('', ' ', 'Hill', ' 7 · ', 0, 12, 5n, null, false),
    fc.record({ tag: fc.constantFrom(...tags), children: tie('children') }),
    tie('children'),
  ),
}));

function drawn(part: Tree, place: number): ReactNode {
  if (typeof part !== 'object' || part === null) return part;
  if (!('tag' in part)) return part.map(drawn);
  const children = part.children.map(drawn);
  const props = part.tag === Given ? { children, value: 0 } : { children };
  return jsxs(part.tag, props, place);
}

describe('a page that a browser translates', () => {
  it('shows what it is to show, whatever text changes, comes or goes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(tree, { minLength: 2, maxLength: 4 }), async (moments) => {
        const [first, ...others] = moments.map((moment) => <div key="one">{drawn(moment, 0)}</div>);
        const { container, rerender, unmount } = render(first);
        await translate();
        for (const moment of others) {
          rerender(moment);
          await settle();
          const plain = render(moment);
          expect(shown(container)).toBe(shown(plain.container));
          plain.unmount();
        }
        unmount();
        end();
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [
      'a text among others',
      (word: string) => (
        <p>
          {word} <b>7</b>
        </p>
      ),
    ],
    [
      'a text that goes',
      (word: string) => (
        <p>
          {word === 'Hill' && 'a '}
          <b>{word}</b>
        </p>
      ),
    ],
    ['the text of a fragment', (word: string) => <Passed>{word}</Passed>],
    [
      'a choice',
      (word: string) => (
        <select>
          <option>
            {word} {7}
          </option>
        </select>
      ),
    ],
    [
      'a text in a picture',
      (word: string) => (
        <svg aria-hidden="true">
          <title>
            {word} {7}
          </title>
          <text>
            {word} <tspan>7</tspan>
          </text>
        </svg>
      ),
    ],
  ] as readonly (readonly [string, (word: string) => JSX.Element])[])('shows %s', async (_name, draw) => {
    const { container, rerender } = render(draw('Hill'));
    await translate();
    rerender(draw('Sea'));
    await settle();
    expect(shown(container)).toBe(shown(render(draw('Sea')).container));
  });
});

describe('a text', () => {
  const made = (content: JSX.Element) => render(content).container.innerHTML;

  it('is one with those beside it, and has an element of its own only beside an element', () => {
    const [count, isMore] = [7, false];
    expect(
      made(
        <p>
          Hill {count} · {'mine'}
        </p>,
      ),
    ).toBe('<p>Hill 7 · mine</p>');
    expect(
      made(
        <p>
          Hill {count} <b>mine</b>
        </p>,
      ),
    ).toBe('<p><text-run>Hill 7 </text-run><b>mine</b></p>');
    expect(
      made(
        <p>
          <i>7</i> <b>mine</b>
        </p>,
      ),
    ).toBe('<p><i>7</i><text-gap> </text-gap><b>mine</b></p>');
    expect(made(<p>{['a', 'b']}</p>)).toBe('<p>ab</p>');
    expect(made(<p>{isMore && <b>more</b>}</p>)).toBe('<p></p>');
  });

  it('leaves what is beside it where it was', () => {
    const draw = (count: number | null) => (
      <p>
        {count}
        {count === null ? null : ' of '}
        <input />
      </p>
    );
    const { container, rerender } = render(draw(7));
    const field = container.querySelector('input');
    rerender(draw(null));
    expect(container.querySelector('input')).toBe(field);
    expect(container.innerHTML).toBe('<p><input></p>');
  });

  it('is nothing but text where no element may be', () => {
    const count = 7;
    expect(
      made(
        <select>
          <option>
            Hill {count} {null}
          </option>
        </select>,
      ),
    ).toContain('<option>Hill 7 </option>');
    expect(
      made(
        <svg aria-hidden="true">
          <text>
            Hill <tspan>{count}</tspan>
          </text>
        </svg>,
      ),
    ).toContain('<tspan>Hill </tspan><tspan>7</tspan>');
  });
});
