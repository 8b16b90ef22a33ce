import {
  type ConnectionId,
  type Effect,
  openRoom,
  type Push,
  type Question,
  type Room,
  restoreRoom,
  type Store,
  Unrestorable,
  type WhyNot,
} from '../core/index.ts';
import { bounds, isRoomCode, readOpening } from '../protocol/index.ts';
import {
  attach,
  attachedTo,
  closed,
  type Environment,
  handOver,
  type RoomState,
  randomDigits,
  type Socket,
  socketPair,
} from './engine.ts';
import { answerTo } from './opponents.ts';
import { sendPush } from './push.ts';
import { checkSchema, makeSchema, markDeleted, sqlStore, storedIn } from './sql-store.ts';
import { Turns } from './turns.ts';

/** The process of this room, by a name of its own: another one than last time means that it was gone in between. */
let processName: string | null = null;

/** How exactly it is known when a connection was last heard of, in milliseconds. */
const exactness = 5_000;

/** Milliseconds: while an alarm rings, the engine may lose another that is not later than it. */
const soonest = 10;

/** The host of one room: it holds its sockets, its storage and its alarm, and leaves everything else to the core. */
export class RoomObject {
  private room: Room | null = null;
  /** Why it cannot be called back, once that was tried. */
  private broken: WhyNot | null = null;
  private readonly sockets = new Map<ConnectionId, Socket>();
  private lookedAround = 0;
  private sent = 0;
  private readonly turns = new Turns(() => this.sent);

  constructor(
    private readonly state: RoomState,
    private readonly environment: Environment,
  ) {}

  /** `POST` opens the room; anything else is somebody who comes. The path ends with the room's code. */
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const code = pathname.split('/').at(-1) ?? '';
    if (!isRoomCode(code)) return new Response(null, { status: 404 });
    if (request.method === 'POST') return this.open(code, await request.text());
    const room = this.awake(code);
    if (room === null && this.broken === null)
      return new Response(null, { status: storedIn(this.state.storage) === 'deleted' ? 410 : 404 });
    const { theirs, ours } = socketPair();
    if (room === null) {
      ours.accept();
      this.turnAway(ours);
      return handOver(theirs);
    }
    const connection = Math.max(-1, ...this.sockets.keys()) + 1;
    this.state.acceptWebSocket(ours);
    attach(ours, { connection, device: null, heard: Date.now() });
    this.sockets.set(connection, ours);
    this.safely(() => room.connected(connection, Date.now(), searchParams.get('device')));
    // Whoever has not said by then who they are has to go; the room stays awake for that.
    setTimeout(() => this.giveUpSilent(Date.now(), true), bounds.unknownFor + 50);
    return handOver(theirs);
  }

  async webSocketMessage(socket: Socket, message: unknown): Promise<void> {
    // Bytes are no message of ours: they are answered like any other nonsense.
    const text = typeof message === 'string' ? message : '';
    this.turns.take(socket, text, () => this.hear(socket, text));
  }

  private hear(socket: Socket, text: string): void {
    const room = this.awake();
    if (this.broken !== null) this.turnAway(socket);
    const attached = attachedTo(socket);
    const { connection, heard } = attached;
    if (heard === null || room === null) return;
    const now = Date.now();
    if (attached.isKnown && now - heard > exactness) attach(socket, { ...attached, heard: now });
    this.giveUpSilent(now);
    if (this.safely(() => room.receive(connection, text, Date.now()))) return;
    // It may be damaged: then everybody is told so. If it is not, whoever cannot even come in is.
    const isBack = this.awake() !== null;
    if (isBack && attached.device === null) this.turnAway(socket, 'damaged');
  }

  async webSocketClose(socket: Socket): Promise<void> {
    this.turns.take(socket, '', () => this.closed(socket));
  }

  private closed(socket: Socket): void {
    const room = this.awake();
    const { connection, heard } = attachedTo(socket);
    closed(socket);
    // Its number may be another one's by now.
    if (heard === null) return;
    this.sockets.delete(connection);
    if (room !== null) this.safely(() => room.disconnected(connection, Date.now()));
  }

  async webSocketError(socket: Socket): Promise<void> {
    await this.webSocketClose(socket);
  }

  async alarm(): Promise<void> {
    const room = this.awake();
    if (room !== null) this.safely(() => room.alarm(Date.now()));
  }

  private open(code: string, body: string): Response {
    const { storage } = this.state;
    if (storedIn(storage) !== 'nothing') return new Response(null, { status: 409 });
    const opening = readOpening(body);
    if (typeof opening === 'string') return new Response(null, { status: 400 });
    const store = this.store();
    const opened = store.together(() => {
      makeSchema(storage);
      store.setMeta('code', code);
      store.setMeta('process', nameOfProcess());
      const made = openRoom(code, store, opening, randomDigits(32), Date.now());
      if (made === null) store.forget();
      return made;
    });
    if (opened === null) return new Response(null, { status: 400 });
    this.room = opened.room;
    this.carryOut(opened.effects);
    return new Response(opened.commitment ?? '', { status: 201 });
  }

  private store(): Store {
    return sqlStore(this.state.storage, Number(this.environment.roomBytes) || bounds.room);
  }

  /** The room, called back from its storage if it has slept; null if there is none. */
  private awake(called?: string): Room | null {
    if (this.room !== null || this.broken !== null) return this.room;
    try {
      return this.calledBack(called);
    } catch (failure) {
      // Other rooms know nothing of it, and what is stored stays as it is.
      console.error('rooms:', failure);
      this.room = null;
      this.broken = failure instanceof Unrestorable ? failure.why : 'damaged';
      for (const socket of this.state.getWebSockets()) this.turnAway(socket);
      return null;
    }
  }

  private turnAway(socket: Socket, why = this.broken): void {
    try {
      socket.send(JSON.stringify({ type: 'closed', n: -1, why }));
      socket.close(1000);
    } catch {
      // It has gone by itself.
    }
  }

  private calledBack(called?: string): Room | null {
    const { storage } = this.state;
    if (storedIn(storage) !== 'room') return null;
    checkSchema(storage);
    const store = this.store();
    const code = String(store.meta('code'));
    if (called !== undefined && called !== code) return null;
    const lines = this.state.getWebSockets().flatMap((socket) => {
      const { connection, device, isSeen = true, heard } = attachedTo(socket);
      if (heard === null) return [];
      this.sockets.set(connection, socket);
      return [[connection, device, isSeen] as const];
    });
    const wasDown = store.meta('process') !== nameOfProcess();
    const restored = restoreRoom(code, store, lines, wasDown, Date.now());
    if (wasDown) store.setMeta('process', nameOfProcess());
    this.room = restored?.room ?? null;
    this.carryOut(restored?.effects ?? []);
    return this.room;
  }

  /** If it fails, nothing is stored: the room is called back from what is. Returns whether it did not. */
  private safely(work: () => readonly Effect[]): boolean {
    let isDone = true;
    let effects: readonly Effect[] = [];
    try {
      effects = work();
    } catch (failure) {
      console.error('rooms:', failure);
      this.room = null;
      isDone = false;
    }
    this.carryOut(effects);
    return isDone;
  }

  /** Phones and networks go without a word: who is silent too long is gone. Looked for as somebody speaks. */
  private giveUpSilent(now: number, isDue = false): void {
    if (!isDue && now - this.lookedAround < exactness) return;
    this.lookedAround = now;
    for (const [connection, socket] of [...this.sockets]) {
      const { heard, isKnown = false } = attachedTo(socket);
      const patience = isKnown ? bounds.silence : bounds.unknownFor;
      if (heard !== null && now - heard > patience) this.end(connection);
    }
  }

  /** Ends a connection: from now on it is nobody's, whatever still comes on it. */
  private end(connection: ConnectionId, code?: number): void {
    const socket = this.sockets.get(connection);
    if (socket === undefined) return;
    this.sockets.delete(connection);
    attach(socket, { ...attachedTo(socket), heard: null });
    closed(socket, code);
    this.safely(() => this.room?.disconnected(connection, Date.now()) ?? []);
  }

  private carryOut(effects: readonly Effect[]): void {
    for (const effect of effects) {
      switch (effect.do) {
        case 'send':
          this.send(effect.to, effect.text);
          break;
        case 'close':
          this.end(effect.connection, effect.code ?? 1000);
          break;
        case 'know': {
          const { connection, device, isSeen } = effect;
          const socket = this.sockets.get(connection);
          if (socket !== undefined) attach(socket, { connection, device, isSeen, isKnown: true, heard: Date.now() });
          break;
        }
        case 'alarm':
          this.state.waitUntil(this.setAlarm(effect.at));
          break;
        case 'ask':
          this.state.waitUntil(this.ask(effect.question));
          break;
        case 'push':
          this.state.waitUntil(this.push(effect.push));
          break;
        case 'gone':
          this.room = null;
          this.state.waitUntil(this.delete());
          break;
      }
    }
  }

  private async delete(): Promise<void> {
    const { storage } = this.state;
    await storage.deleteAlarm();
    await storage.deleteAll();
    markDeleted(storage);
  }

  private setAlarm(at: number | null): Promise<void> {
    const { storage } = this.state;
    return at === null ? storage.deleteAlarm() : storage.setAlarm(Math.max(at, Date.now() + soonest));
  }

  private send(connection: ConnectionId, text: string): void {
    this.sent += text.length;
    try {
      this.sockets.get(connection)?.send(text);
    } catch {
      // It has just gone: its end is reported by itself, and whoever comes back gets what is missing.
    }
  }

  private async push(push: Push): Promise<void> {
    const outcome = await sendPush(push, this.environment);
    const room = this.awake();
    if (room !== null) this.safely(() => room.pushed(push, outcome, Date.now()));
  }

  private async ask(question: Question): Promise<void> {
    const commands = await answerTo(question, this.state.id.toString(), this.environment);
    const room = this.awake();
    if (room !== null) this.safely(() => room.decided(question.name, commands, Date.now()));
  }
}

function nameOfProcess(): string {
  processName ??= randomDigits(8);
  return processName;
}
