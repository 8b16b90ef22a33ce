import { createContext, useContext } from 'react';
import type { Dealt } from '../../rules/index.ts';

/** The box that whatever is drawn here is from: each table provides its own. */
export const BoxContext = createContext<Dealt>({});

export const useDealt = (): Dealt => useContext(BoxContext);
