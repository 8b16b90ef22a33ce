import type { LogEntry } from '../../rules/course.ts';
import type { Command } from '../../rules/index.ts';
import type { Control, TableSetup } from '../../session/turn/types.ts';
import type { Proposal, PushOrder } from '../protocol/index.ts';

/** What changed the game of a room. Rows of this kind, played in order from its deal, lead to its state. */
export type Act =
  | { readonly kind: 'deal'; readonly deal: Deal; readonly share: string; readonly device?: string | null }
  /** Drawn with the room's share and a device's: stacks and dice, or (`deals`) all of an unplayed game. */
  | { readonly kind: 'drawn'; readonly room: string; readonly device: string | null; readonly deals?: boolean }
  | { readonly kind: 'do'; readonly commands: readonly Command[] }
  | { readonly kind: 'back' }
  /** The table agreed to a take-back: the log is as long as this again. */
  | { readonly kind: 'takeBack'; readonly to: number }
  | { readonly kind: 'give'; readonly control: Control }
  | { readonly kind: 'name'; readonly name: string; readonly colour?: number }
  | { readonly kind: 'end' };

export type ActKind = Act['kind'];

/** A step of a room, as it is stored: never changed, but for the names of passers-by, and without gaps. */
export interface LogRow {
  /** From 0. */
  readonly n: number;
  readonly seat: number | null;
  /** One step, however often it is asked for: the device and its id; null for what the room did itself. */
  readonly key: string | null;
  readonly act: Act;
  /** What came of it: the log of the game is this long, then these entries follow. */
  readonly from: number;
  readonly entries: readonly LogEntry[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SeatRow {
  readonly seat: number;
  /** Only a passport of this generation claims the seat. */
  readonly generation: number;
  /** One of this generation has claimed it: with the same, another device may ask to join. −1 for none. */
  readonly knock: number;
  /** The devices that sit there, the first one first. */
  readonly devices: readonly number[];
  /** An opponent that decides meanwhile. */
  readonly warm: Exclude<Control, 'human'> | null;
  readonly wasLeft: boolean;
  /** Its owner plays on as soon as the turn is over for which time has run out. */
  readonly returns?: boolean;
  /** Since when nobody of it is connected; null while somebody is. */
  readonly away: number | null;
  /** The table was told that it is absent. */
  readonly isAbsent: boolean;
  /** A passer-by plays here for a while: until when, and whose seat it is again then. */
  readonly visit?: {
    readonly until: number;
    readonly control: Exclude<Control, 'human'>;
    readonly name: string;
    /** The first step of it. */
    readonly from?: number;
  } | null;
}

/** A device that has been at the room. Its secret is known only by its hash. */
export interface DeviceRow {
  readonly device: number;
  readonly hash: string;
  /** Hashes of the secrets of other browsers that have come with a pass of it: they are this device as well. */
  readonly also?: readonly string[];
  readonly name: string;
  readonly isWatcher: boolean;
  readonly hasShared: boolean;
  /** The commitment to it with which the device came; null or missing if it came with none. */
  readonly committed?: string | null;
  /** When it sat down at this game: only for a while may it give its share. */
  readonly satDown?: number;
  /** It has come by the code of a big screen, and nothing of it stays. */
  readonly isGuest?: boolean;
}

export interface ProposalRow {
  readonly proposal: number;
  readonly what: Proposal;
  readonly by: number;
  readonly seat: number | null;
  readonly yes: readonly number[];
  readonly no: readonly number[];
  readonly wanted: readonly number[];
  /** Of a rematch: the proposer's share in its chance. Nobody is told before it is dealt. */
  readonly share?: string;
}

/** The game as it stood after a step, so that only what came later is played again. */
export interface SnapshotRow {
  readonly n: number;
  /** JSON, as `game.ts` writes it. */
  readonly body: string;
}

/** What is due at which moment; the room's alarm rings at the earliest. */
export interface DueRow {
  readonly name: string;
  readonly at: number;
}

/** A question not answered yet, or the notices of a turn still to be sent (`push`): it survives a crash. */
export interface OutboxRow {
  readonly name: string;
  /** JSON. */
  readonly body: string;
}

export interface PushRow extends PushOrder {
  readonly device: number;
  readonly endpoint: string;
}

export interface TurnPush {
  readonly turn: string;
  readonly seat: number;
  readonly at: number;
  /** Where they are still to go, and how often that was tried. */
  readonly left: readonly string[];
  readonly tries: number;
}

/** Synchronous. `together` stores all of it or, if it throws, nothing; nothing is sent before that. */
export interface Store {
  together<T>(work: () => T): T;

  meta(name: string): unknown;
  setMeta(name: string, value: unknown): void;

  /** Throws if the number is not the next one, or the key is known. */
  append(row: LogRow): void;
  rowsFrom(n: number): readonly LogRow[];
  /** What that step did is written otherwise: only to strike out a name of which nothing is to stay. */
  rewrite(n: number, act: Act): void;
  /** The number of the last step when the request with that key was accepted, step or not; null if none was. */
  stepOf(key: string): number | null;
  /** Remembers a request that was accepted without being a step: some thousands of them, the newest. */
  keep(key: string, n: number): void;

  seats(): readonly SeatRow[];
  putSeat(row: SeatRow): void;
  devices(): readonly DeviceRow[];
  putDevice(row: DeviceRow): void;
  proposals(): readonly ProposalRow[];
  putProposal(row: ProposalRow): void;
  dropProposal(proposal: number): void;

  dues(): readonly DueRow[];
  /** Null: no longer. */
  setDue(name: string, at: number | null): void;
  outbox(): readonly OutboxRow[];
  post(row: OutboxRow): void;
  unpost(name: string): void;

  snapshot(): SnapshotRow | null;
  keepSnapshot(row: SnapshotRow): void;

  /** The leak receipt: what was sent to a device, in order. */
  tell(device: number, text: string): void;
  told(device: number): readonly string[];
  toldLetters(device: number): number;
  /** Forgets the oldest of it, so many letters or a little more; returns what is forgotten, in order. */
  untell(device: number, letters: number): readonly string[];
  forgetTold(device: number): void;

  isFull(): boolean;

  /** Deletes everything: the room has never been. */
  forget(): void;
}

/** A game at the moment it comes to a room. */
export interface Deal {
  readonly setup: TableSetup;
  /** What had been played of it elsewhere. */
  readonly commands: readonly Command[];
}
