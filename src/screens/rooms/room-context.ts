import { createContext, use } from 'react';
import type { Ask, KeptRooms, NoRoom, RemoteTable, RoomClient, RoomState } from '../../rooms/client/index.ts';
import type { Known, RoomRefusal } from '../../rooms/protocol/index.ts';
import type { Heard } from './use-at-room.ts';
import type { GoingLocal } from './use-going-local.ts';

/** What was refused, by the room or by whoever opens rooms: the key of its words. */
export type Trouble = `rooms.refused.${RoomRefusal}` | `rooms.no.${NoRoom['code']}`;

export interface AtRoom {
  readonly client: RoomClient;
  readonly table: RemoteTable;
  readonly kept: KeptRooms;
  readonly state: RoomState;
  readonly known: Known;
  /** What people said last, oldest first. */
  readonly heard: readonly Heard[];
  readonly noteRead: () => void;
  readonly trouble: Trouble | null;
  readonly setTrouble: (trouble: Trouble | null) => void;
  /** Takes the game over to this screen, once the table has agreed to that; null until then. */
  readonly goLocal: GoingLocal | null;
  /** What happened cannot be shown: until that has been read. */
  readonly unshown: (() => void) | null;
  /** Asks for something; a refusal is told. */
  readonly ask: (question: Ask) => Promise<boolean>;
}

export interface Meanwhile {
  readonly count: number;
  readonly isTurn: boolean;
  readonly onBack: () => void;
  readonly onMore: () => void;
}

export const MeanwhileContext = createContext<Meanwhile | null>(null);

export const RoomContext = createContext<AtRoom | null>(null);

/** The room somebody is at; null at a table that is in this page alone. */
export function useRoom(): AtRoom | null {
  return use(RoomContext);
}
