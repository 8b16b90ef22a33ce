import { createContext, use } from 'react';
import type { SaveError, Saves } from '../../session/saves/index.ts';
import type { Session } from '../set-up/session.ts';

export interface AtTable {
  readonly session: Session;
  readonly saves: Saves | SaveError;
  readonly onSit: (session: Session) => void;
}

export const AtTableContext = createContext<AtTable | null>(null);

/** For panels that look behind what one seat may see; null where nobody sits at a table of their own. */
export function useAtTable(): AtTable | null {
  return use(AtTableContext);
}
