import { createActorContext } from '@xstate/react';
import { type ComponentProps, createElement, type JSX, type ReactNode, useMemo } from 'react';
import { tableMachine } from '../session/turn/machine.ts';
import { BoxContext } from '../ui/look/index.ts';

const { Provider, useSelector, useActorRef } = createActorContext(tableMachine);

function InItsBox({ children }: { readonly children: ReactNode }): JSX.Element {
  const content = useSelector(({ context }) => context.view?.content);
  const dealt = useMemo(() => ({ content }), [content]);
  return createElement(BoxContext, { value: dealt }, children);
}

/** A table's chart, and its box: two tables on a page have each its own. */
function TableProvider(props: ComponentProps<typeof Provider>): JSX.Element {
  return createElement(Provider, props, createElement(InItsBox, null, props.children));
}

/** A table’s chart, for React: `TableActor.Provider`, `TableActor.useSelector`, `TableActor.useActorRef`. */
export const TableActor = { Provider: TableProvider, useSelector, useActorRef };
