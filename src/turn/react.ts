import { createActorContext } from '@xstate/react';
import { tableMachine } from './machine.ts';

/** The one chart of the page, for React: `TableActor.Provider`, `TableActor.useSelector`, `TableActor.useActorRef`. */
export const TableActor = createActorContext(tableMachine);
