import { type RenderResult, render } from '@testing-library/react';
import type { JSX, ReactElement, ReactNode } from 'react';
import { tableMachine } from '../../src/session/turn/index.ts';
import { TableActor } from '../../src/table/actor.ts';
import { ScopeContext, TableScope } from '../../src/table/scope.tsx';

/** The table that tests of one table look at. */
export const scope = new TableScope();

/** Puts something at that table, which has no chart. */
export function OnTable({ children }: { readonly children: ReactNode }): JSX.Element {
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}

/** Draws something at that table, which has no chart. */
export const renderAt = (drawn: ReactElement): RenderResult => render(drawn, { wrapper: OnTable });

interface AtTableProps {
  readonly logic?: typeof tableMachine;
  readonly children: ReactNode;
}

/** Puts something at that table. */
export function AtTable({ logic = tableMachine, children }: AtTableProps): JSX.Element {
  return (
    <OnTable>
      <TableActor.Provider logic={logic}>{children}</TableActor.Provider>
    </OnTable>
  );
}
