import { createActorContext } from '@xstate/react';
import { tableMachine } from '../session/turn/machine.ts';

/** The page's only chart, for React: `TableActor.Provider`, `TableActor.useSelector`, `TableActor.useActorRef`. */
export const TableActor = createActorContext(tableMachine);
