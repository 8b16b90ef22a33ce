import { createContext, use } from 'react';
import type { SaveError, Saves } from '../../session/saves/index.ts';
import type { Session } from '../set-up/session.ts';

/** The game at this table as its keeper has it, and the way to another one. */
export interface AtTable {
  readonly session: Session;
  /** The games of this browser, or why they are unavailable. */
  readonly saves: Saves | SaveError;
  /** Sits down at another game; the present one stays as it is. */
  readonly onSit: (session: Session) => void;
}

export const AtTableContext = createContext<AtTable | null>(null);

/** The game at this table, for panels that look behind what one seat may see; null where nobody sits at one of their own. */
export function useAtTable(): AtTable | null {
  return use(AtTableContext);
}
