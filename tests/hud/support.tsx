import { cleanup, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { usePanels } from '../../src/hud/frame/panels.ts';
import { useInput, useInputKind } from '../../src/hud/keys/input-kind.ts';
import type { Command, GameSetup } from '../../src/rules/index.ts';
import { type Keep, type LocalTable, type TableSetup, tableMachine } from '../../src/session/turn/index.ts';
import { TableActor } from '../../src/table/actor.ts';
import { attend } from '../../src/table/attention/index.ts';
import { defaultSettings, useSettings } from '../../src/ui/look/settings.ts';
import { AtTable, scope } from '../support/at-table.tsx';
import { laidTable } from '../support/table-actor.ts';

export type TableRef = ActorRefFrom<typeof tableMachine>;

const names = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

/** A table for so many players, without a curtain. */
export function tableFor(game: GameSetup, curtain = false): TableSetup {
  const seats = names.slice(0, game.players).map((name, colour) => ({ name, colour, control: 'human' as const }));
  return { game, seats, options: { curtain } };
}

/** Lets the chart write down and React draw. */
export const settle = () => new Promise<void>((done) => setTimeout(done, 0));

let actor: TableRef | null = null;

function Started({ table, children }: { readonly table: LocalTable; readonly children: ReactNode }) {
  useInputKind();
  const ref = TableActor.useActorRef();
  useEffect(() => {
    actor = ref;
    ref.send({ type: 'open', table, isTakenUp: false });
  }, [ref, table]);
  return <>{children}</>;
}

/** Draws something over a fresh game, and gives the chart it listens to. */
export async function playOver(
  children: ReactNode,
  setup: TableSetup,
  logic: typeof tableMachine = tableMachine,
  keep?: Keep,
): Promise<TableRef> {
  render(
    <AtTable logic={logic}>
      <Started table={laidTable(setup, keep)}>{children}</Started>
    </AtTable>,
  );
  await settle();
  if (!actor) throw new Error('no chart');
  return actor;
}

/** Does something and shows it at once. */
export async function act(ref: TableRef, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    ref.send({ type: 'do', commands: [command] });
    await settle();
    ref.send({ type: 'skip' });
    await settle();
  }
}

/** Clears the table between tests. */
export function clear(): void {
  cleanup();
  actor = null;
  attend(scope, { hovered: null, selected: null, combo: null, raised: null, camera: 'seated' });
  useSettings.setState(defaultSettings);
  usePanels.of(scope).setState({
    open: null,
    search: '',
    about: 0,
    recapped: null,
    asking: null,
    told: null,
    tooltip: null,
    peeking: false,
  });
  useInput.setState(useInput.getInitialState());
}
