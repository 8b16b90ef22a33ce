import type { ExoticComponent, JSX as ReactJSX } from 'react';

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
