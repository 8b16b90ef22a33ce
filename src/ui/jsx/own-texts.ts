import type { ElementType, ExoticComponent, Key, ReactElement, JSX as ReactJSX, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/** As React has it, but that no component returns a bare text. Its place is a tag, or `<>{text}</>`. */
export declare namespace JSX {
  type Drawn = Element | null | readonly Drawn[];
  type ElementType =
    | keyof IntrinsicElements
    | ((props: never) => Drawn)
    | (new (
        props: never,
      ) => { render(): Drawn })
    | ExoticComponent<never>;
  interface Element extends ReactJSX.Element {}
  interface ElementClass extends ReactJSX.ElementClass {}
  interface ElementAttributesProperty extends ReactJSX.ElementAttributesProperty {}
  interface ElementChildrenAttribute extends ReactJSX.ElementChildrenAttribute {}
  type LibraryManagedAttributes<C, P> = ReactJSX.LibraryManagedAttributes<C, P>;
  interface IntrinsicAttributes extends ReactJSX.IntrinsicAttributes {}
  interface IntrinsicClassAttributes<T> extends ReactJSX.IntrinsicClassAttributes<T> {}
  interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
}

export type Made = (type: ElementType, props: Props, key?: Key) => ReactElement;

export interface Props {
  readonly children?: ReactNode;
}

type Text = string | number | bigint;

const textOnly: ReadonlySet<unknown> = new Set(['option', 'title', 'desc', 'textarea', 'style', 'script']);
/** Where an element of HTML would not be drawn. */
const svgText: ReadonlySet<unknown> = new Set(['text', 'tspan', 'textPath']);
const context = Symbol.for('react.context');

/**
 * The props of a tag with every text in an element of its own. React holds a text that stands beside others by its node, and writes to that node for
 * ever; but a browser that translates the page puts another in its place, and what is written is then seen by nobody, or the node is missed when the
 * part goes. A text that is its element's only child React writes to the element itself. So texts with nothing between them become one, and one that has
 * neighbours gets a `text-run`: an element in its line, so that nothing is laid out otherwise. Only spaces between two boxes would be a box more: they get
 * a `text-gap`, which has none (ui/look/styles/base.css).
 *
 * A component gets its children as they are; what it may return, `JSX` says.
 */
export function withOwnTexts(type: unknown, props: Props): Props {
  const { children } = props;
  if (typeof type === 'string') {
    if (!isList(children) || !hasText(children)) return props;
    if (textOnly.has(type) || isTextOnly(children)) return { ...props, children: textOf(children) };
    return { ...props, children: withRuns([...children], svgText.has(type) ? 'tspan' : 'text-run') };
  }
  if (!isTransparent(type) || !hasText(children)) return props;
  return {
    ...props,
    children: isList(children) ? withRuns([...children], 'text-run') : run(`${children}`, 'text-run'),
  };
}

/** Do the children of that stand in whatever is around it: a fragment, a boundary, a context? */
function isTransparent(type: unknown): boolean {
  if (typeof type === 'symbol') return true;
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === context;
}

function isText(child: ReactNode): child is Text {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}

function isList(child: ReactNode): child is Iterable<ReactNode> {
  return typeof child === 'object' && child !== null && Symbol.iterator in child;
}

function hasText(child: ReactNode): boolean {
  return isList(child) ? [...child].some(hasText) : isText(child);
}

function isTextOnly(child: ReactNode): boolean {
  return isList(child) ? [...child].every(isTextOnly) : isText(child);
}

function textOf(child: ReactNode): string {
  return isList(child) ? [...child].map(textOf).join('') : isText(child) ? `${child}` : '';
}

/** Every child in its place, since React knows them by it: a text added to another leaves its place empty. */
function withRuns(children: readonly ReactNode[], name: string): ReactNode[] {
  const made: ReactNode[] = [];
  let text = '';
  children.forEach((child, place) => {
    if (!isText(child)) {
      made.push(isList(child) ? withRuns([...child], name) : child);
      return;
    }
    text += child;
    const isLast = !isText(children[place + 1]);
    made.push(isLast ? run(text, name, `text ${place}`) : null);
    if (isLast) text = '';
  });
  return made;
}

function run(text: string, name: string, key?: Key): ReactElement | null {
  if (text === '') return null;
  const isGap = name === 'text-run' && text.trim() === '';
  return jsx((isGap ? 'text-gap' : name) as 'span', { children: text }, key);
}
