import { createContext, useContext } from 'react';
import type { Dealt } from '../../rules/index.ts';

/** The box that whatever is drawn here is from: each table provides its own. */
export const BoxContext = createContext<Dealt>({});

/** The box that a component's races and powers are from: what they are called and how they look depends on it. */
export const useDealt = (): Dealt => useContext(BoxContext);
