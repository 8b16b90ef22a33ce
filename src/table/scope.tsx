import { createContext, type JSX, type ReactNode, use, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';

/** One table on the page. What is kept of how somebody looks at it begins anew with another table. */
export class TableScope {
  readonly #parts = new Map<object, unknown>();
  #root: HTMLElement | null = null;

  /** For the element that holds all of this table, as its `ref`. */
  readonly attach = (root: HTMLElement | null): (() => void) => {
    const come = () => {
      tables = [...tables.filter((one) => one !== this), this];
    };
    this.#root = root;
    tables = [this, ...tables];
    const uses = ['pointerdown', 'focusin'] as const;
    for (const use of uses) root?.addEventListener(use, come, true);
    return () => {
      this.#root = null;
      tables = tables.filter((one) => one !== this);
      for (const use of uses) root?.removeEventListener(use, come, true);
    };
  };

  /** The element that holds all of this table; the page, where none does. */
  get root(): HTMLElement {
    return this.#root ?? document.documentElement;
  }

  /** The first element of this table that a selector means; where no element holds it, of the page. */
  find<Found extends Element = HTMLElement>(selector: string): Found | null {
    return this.root.querySelector<Found>(selector);
  }

  findAll<Found extends Element = HTMLElement>(selector: string): readonly Found[] {
    return [...this.root.querySelectorAll<Found>(selector)];
  }

  /** Is what is pressed there for this table: at it, or at none, while it is the one used last? */
  isFor(target: EventTarget | null): boolean {
    const at = target instanceof Element ? tables.find((table) => table.#root?.contains(target)) : undefined;
    return (at ?? tableInFront() ?? this) === this;
  }

  part<T>(key: object, make: () => T): T {
    // Whatever lies there was made by the same function.
    if (!this.#parts.has(key)) this.#parts.set(key, make());
    return this.#parts.get(key) as T;
  }
}

/** The tables on the page, the one used last at the end. */
let tables: readonly TableScope[] = [];

export const tableInFront = (): TableScope | null => tables.at(-1) ?? null;

/** The table around a component. A picture has a React root of its own: `Canvas` hands it on. */
export const ScopeContext = createContext<TableScope | null>(null);

export function Scoped({ children }: { readonly children: ReactNode }): JSX.Element {
  const [scope] = useState(() => new TableScope());
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** The table around this component. Throws where there is none. */
export function useScope(): TableScope {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('There is no table around this component');
  return scope;
}

/** Something that every table has one of: a function that finds it. */
export function ofTable<T>(make: () => T): (scope: TableScope) => T {
  const key = {};
  return (scope) => scope.part(key, make);
}

/** A store that every table has one of: a hook for what is around a component, and `of` for those who hold a table. */
export interface TableStore<T> {
  (): T;
  <S>(select: (state: T) => S): S;
  readonly of: (scope: TableScope) => StoreApi<T>;
}

export function tableStore<T>(first: () => T): TableStore<T> {
  const of = ofTable(() => createStore<T>(first));
  function useHere(): T;
  function useHere<S>(select: (state: T) => S): S;
  function useHere(select: (state: T) => unknown = (state) => state): unknown {
    return useStore(of(useScope()), select);
  }
  return Object.assign(useHere, { of });
}
