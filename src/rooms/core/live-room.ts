import type { Why } from '../protocol/index.ts';
import { Budgets } from './budget.ts';
import { type Connection, isPlain, type Message } from './connection.ts';
import type { ConnectionId, Effect } from './effect.ts';
import { type Door, type Facts, shutDoor } from './facts.ts';
import { after, fitsInRow, type Game, writeSnapshot } from './game.ts';
import { type Receipts, receiptsIn } from './receipts.ts';
import type { Act, ActKind, DeviceRow, LogRow, ProposalRow, PushRow, SeatRow, Store, TurnPush } from './room-store.ts';

export interface Step {
  readonly act: Act;
  readonly seat: number | null;
  readonly key: string | null;
  readonly at: number;
}

/** How the game stood before and stands now, and the length of the log that both have in common. */
export interface Done extends Step {
  readonly before: Game;
  readonly game: Game;
  readonly from: number;
}

/** The place in the outbox of the notices of a turn. */
const pushName = 'push';
/** Steps between snapshots, best early in a turn: each position to step back to (`few`) makes one longer. */
const snapshots = { least: 50, most: 250, few: 5 };
/** Steps after which whoever has to do something looks again; others change nothing a player decides upon. */
const decisive: readonly ActKind[] = ['deal', 'do', 'back', 'takeBack', 'end'];

/** A room in memory, as its store has it: whatever is changed here is stored in the same breath. */
export class LiveRoom {
  readonly connections = new Map<ConnectionId, Connection>();
  readonly seats: SeatRow[];
  readonly devices: DeviceRow[];
  readonly proposals: ProposalRow[];
  /** For each step, the length of the log that it left as it was. */
  readonly froms: number[] = [];
  renames = 0;
  /** The last step that a player's next one depends on. */
  lastDecisive = -1;
  private readonly dues: Map<string, number>;
  private alarmAt: number | null | undefined;
  private asked: string | null;
  private atDoor: Door;
  private ordered: readonly PushRow[];
  private unsent: TurnPush | null;
  /** The last step that the big screen has shown, and since when it is waited for. */
  shown = -1;
  pacing = -1;
  private out: Effect[] = [];
  private readonly receipts: Receipts;
  readonly budgets = new Budgets();
  /** Letters sent, or read for somebody, since the room is awake: what its work is measured by. */
  letters = 0;

  constructor(
    readonly code: string,
    readonly store: Store,
    public game: Game,
    private known: Facts,
    private snapshotAt = -1,
  ) {
    this.receipts = receiptsIn(store);
    this.seats = [...store.seats()];
    this.devices = [...store.devices()];
    this.proposals = [...store.proposals()];
    this.dues = new Map(store.dues().map(({ name, at }) => [name, at]));
    const outbox = store.outbox();
    this.asked = outbox.find(({ name }) => name !== pushName)?.name ?? null;
    const unsent = outbox.find(({ name }) => name === pushName);
    this.unsent = unsent === undefined ? null : JSON.parse(unsent.body);
    this.ordered = (store.meta('pushes') as readonly PushRow[] | null) ?? [];
    this.atDoor = (store.meta('door') as Door | null) ?? shutDoor;
  }

  /** The number of the last step. */
  get n(): number {
    return this.froms.length - 1;
  }

  get facts(): Facts {
    return this.known;
  }

  setFacts(change: Partial<Facts>): void {
    this.known = { ...this.known, ...change };
    this.store.setMeta('facts', this.known);
  }

  get door(): Door {
    return this.atDoor;
  }

  setDoor(change: Partial<Door>): void {
    this.atDoor = { ...this.atDoor, ...change };
    this.store.setMeta('door', this.atDoor);
  }

  get pushes(): readonly PushRow[] {
    return this.ordered;
  }

  setPushes(pushes: readonly PushRow[]): void {
    this.ordered = pushes;
    this.store.setMeta('pushes', pushes);
  }

  get turnPush(): TurnPush | null {
    return this.unsent;
  }

  setTurnPush(push: TurnPush | null): void {
    if (push === null && this.unsent === null) return;
    this.unsent = push;
    if (push === null) this.store.unpost(pushName);
    else this.store.post({ name: pushName, body: JSON.stringify(push) });
  }

  putSeat(seat: number, change: Partial<SeatRow>): void {
    const row = this.seats[seat];
    if (row === undefined) return;
    const next = { ...row, ...change };
    this.seats[seat] = next;
    this.store.putSeat(next);
  }

  putDevice(row: DeviceRow): void {
    this.devices[row.device] = row;
    this.store.putDevice(row);
  }

  putProposal(row: ProposalRow): void {
    const at = this.proposals.findIndex(({ proposal }) => proposal === row.proposal);
    this.proposals.splice(at < 0 ? this.proposals.length : at, 1, row);
    this.store.putProposal(row);
  }

  dropProposal(row: ProposalRow): void {
    const at = this.proposals.findIndex(({ proposal }) => proposal === row.proposal);
    if (at >= 0) this.proposals.splice(at, 1);
    this.store.dropProposal(row.proposal);
  }

  dueAt(name: string): number | null {
    return this.dues.get(name) ?? null;
  }

  /** Sets when that is due (null: never), and the alarm for whatever comes first. */
  setDue(name: string, at: number | null): void {
    if (this.dueAt(name) === at) return;
    if (at === null) this.dues.delete(name);
    else this.dues.set(name, at);
    this.store.setDue(name, at);
  }

  setAlarm(): void {
    const at = this.dues.size === 0 ? null : Math.min(...this.dues.values());
    if (at === this.alarmAt) return;
    this.alarmAt = at;
    this.effect({ do: 'alarm', at });
  }

  /** The alarm has rung: it is asked for again, whatever comes first. */
  forgetAlarm(): void {
    this.alarmAt = undefined;
  }

  /** The name of the question that an opponent has not answered yet. */
  get question(): string | null {
    return this.asked;
  }

  /** Remembers what is asked of an opponent, so that it is asked again after a crash. */
  setQuestion(name: string | null): void {
    if (this.asked !== null) this.store.unpost(this.asked);
    this.asked = name;
    if (name !== null) this.store.post({ name, body: '' });
  }

  seatsOf(device: number | null): readonly number[] {
    return this.seats.filter(({ devices }) => device !== null && devices.includes(device)).map(({ seat }) => seat);
  }

  connectionsOf(device: number): readonly Connection[] {
    return [...this.connections.values()].filter((connection) => connection.device === device && !connection.isLeaving);
  }

  isHere(seat: number): boolean {
    return this.seats[seat]?.devices.some((device) => this.connectionsOf(device).length > 0) ?? false;
  }

  commit(step: Step): Done | Why {
    const before = this.game;
    const game = after(before, step.seat, step.act);
    if ('refused' in game) {
      const { refused } = game;
      return refused === null ? { by: 'room', code: 'nothingToTakeBack' } : { by: 'rules', ...refused };
    }
    const from = Math.min(before.holding.log.length, game.holding.log.length);
    this.write(step, game, from);
    return { ...step, before, game, from };
  }

  write({ act, seat, key, at }: Step, game: Game, from: number): void {
    const n = this.froms.length;
    this.store.append({ n, seat, key, act, from, entries: game.holding.log.slice(from), at });
    this.noteStep({ act, key }, from);
    this.game = game;
    const { least, most, few } = snapshots;
    const isDue = n - this.snapshotAt >= (game.holding.past.length <= few ? least : most);
    if (act.kind === 'deal' || isDue) this.keepSnapshot();
  }

  /** The game as it stands; where that is too long for a row, the old one stays, and the rest is replayed. */
  keepSnapshot(): void {
    const body = writeSnapshot(this.game);
    this.snapshotAt = this.n;
    if (fitsInRow(body)) this.store.keepSnapshot({ n: this.n, body });
  }

  forgetTold(device: number): void {
    this.receipts.forget(device);
  }

  /** Has the room stored all that it may? It takes what its game needs to come to its end, and no more. */
  get isFull(): boolean {
    return this.store.isFull();
  }

  noteStep({ act, key }: Pick<LogRow, 'act' | 'key'>, from: number): void {
    this.froms.push(from);
    if (act.kind === 'name' && key !== null) this.renames += 1;
    const deals = act.kind === 'drawn' && act.deals === true;
    if (deals || decisive.includes(act.kind)) this.lastDecisive = this.n;
  }

  /** Sends messages, and writes what somebody is told into their receipt. */
  send({ id, device }: Connection, ...messages: readonly Message[]): void {
    const told: string[] = [];
    for (const message of messages) {
      const { type, ...rest } = message;
      // How far a game is, is nothing for strangers.
      const text = JSON.stringify({ type, n: device === null ? -1 : this.n, ...rest });
      this.letters += text.length;
      if (!isPlain(message)) told.push(text);
      this.out.push({ do: 'send', to: id, text });
    }
    // A guest is to leave nothing behind, and a big screen knows what everybody knows.
    const isPassing = device !== null && (this.devices[device]?.isGuest || this.facts.bigScreen?.now === device);
    if (device !== null && told.length > 0 && !isPassing)
      this.receipts.note(device, told, this.seatsOf(device).length === 0, this.devices.length);
  }

  sendAll(message: Message): void {
    for (const connection of this.connections.values())
      if (connection.device !== null && !connection.isLeaving) this.send(connection, message);
  }

  /** Ends a connection, once everything before that is sent. */
  close(connection: Connection, code?: number): void {
    if (connection.isLeaving) return;
    connection.isLeaving = true;
    this.out.push({ do: 'close', connection: connection.id, ...(code === undefined ? {} : { code }) });
  }

  effect(effect: Effect): void {
    this.out.push(effect);
  }

  takeEffects(): readonly Effect[] {
    const taken = this.out;
    this.out = [];
    return taken;
  }
}

export function isRefused(outcome: Done | Why): outcome is Why {
  return !('game' in outcome);
}
