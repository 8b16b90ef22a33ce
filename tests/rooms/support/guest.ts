import {
  type FromRoom,
  type FromRoomType,
  follow,
  type Known,
  PROTOCOL,
  readFromRoom,
  type Saying,
  sightOf,
  type Telling,
  type ToRoom,
  type ToRoomType,
} from '../../../src/rooms/protocol/index.ts';
import type { Command, Seat } from '../../../src/rules/index.ts';
import { newestRules } from '../../../src/rules/index.ts';

type Answer = Telling<'accepted'> | Telling<'refused'>;
type Asked<Type extends ToRoomType> = Omit<Saying<Type>, 'id'>;

let drawn = 0;
/** A device's secret: another one each time. */
export function freshSecret(): string {
  drawn += 1;
  return drawn.toString(16).padStart(64, '0');
}

/** A device at a room, as a page would be: it says, hears, and follows. */
export class Guest {
  known: Known | null = null;
  readonly texts: string[] = [];
  readonly heard: FromRoom[] = [];
  isClosed = false;
  private asked = 0;
  private readonly waiting = new Set<() => void>();

  constructor(
    readonly say: (text: string) => void,
    readonly cut: () => void,
    readonly secret: string = freshSecret(),
  ) {}

  hear(text: string): void {
    const message = readFromRoom(text);
    if (message === null) throw new Error(`not a message of a room: ${text.slice(0, 300)}`);
    this.texts.push(text);
    this.heard.push(message);
    this.known = follow(this.known, message);
    for (const look of [...this.waiting]) look();
  }

  /** The connection has ended. */
  close(): void {
    this.isClosed = true;
    for (const look of [...this.waiting]) look();
  }

  /** Waits until something holds, for twelve seconds at most. */
  until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`${what} has not come; last heard: ${this.texts.slice(-3).join('\n').slice(0, 900)}`));
      }, 12_000);
      const look = () => {
        if (!holds()) return;
        clearTimeout(end);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  /** Says hello; answers whether the room lets it in. */
  async hello({
    passport,
    name,
    seen = -1,
  }: {
    passport?: string;
    name?: string;
    seen?: number;
  } = {}): Promise<boolean> {
    const before = this.heard.length;
    this.send({
      type: 'hello',
      protocol: PROTOCOL,
      rules: newestRules,
      secret: this.secret,
      seen,
      ...(passport === undefined ? {} : { passport }),
      ...(name === undefined ? {} : { name }),
    });
    const isAnswer = ({ type }: FromRoom) => type === 'welcome' || type === 'refused' || type === 'outdated';
    await this.until(() => this.heard.slice(before).some(isAnswer), 'an answer to hello');
    const answer = this.heard.slice(before).find(isAnswer);
    if (answer === undefined || !isTooFast(answer)) return answer?.type === 'welcome';
    await calm();
    return this.hello({
      seen,
      ...(passport === undefined ? {} : { passport }),
      ...(name === undefined ? {} : { name }),
    });
  }

  /** Comes with the room's code alone, and asks to be let in. */
  knock(name: string): void {
    const { secret } = this;
    this.send({ type: 'hello', protocol: PROTOCOL, rules: newestRules, secret, seen: -1, knock: true, name });
  }

  send(message: ToRoom): void {
    this.say(JSON.stringify(message));
  }

  /** Asks for something, and waits for the answer; asks again where it was too fast for the room. */
  async ask<Type extends ToRoomType>(message: Asked<Type> & { type: Type }, id = `r${this.asked++}`): Promise<Answer> {
    const before = this.heard.length;
    this.say(JSON.stringify({ ...message, id }));
    const answer = () =>
      this.heard
        .slice(before)
        .find(
          (one): one is Answer =>
            (one.type === 'accepted' || one.type === 'refused') && (one.id === id || isTooFast(one)),
        );
    await this.until(() => answer() !== undefined, `an answer to ${message.type}`);
    const found = answer();
    if (found === undefined) throw new Error('no answer');
    if (!isTooFast(found)) return found;
    await calm();
    return this.ask(message, id);
  }

  do(seat: Seat, commands: readonly Command[], on = this.now.n, id?: string): Promise<Answer> {
    return this.ask<'do'>({ type: 'do', on, seat, commands: [...commands] }, id);
  }

  get now(): Known {
    if (this.known === null) throw new Error('not at a room');
    return this.known;
  }

  sight(seat: Seat | null) {
    return sightOf(this.now, seat);
  }

  /** Everything it was told of a kind. */
  all<Type extends FromRoomType>(type: Type): Telling<Type>[] {
    return this.heard.filter((one): one is Telling<Type> => one.type === type);
  }

  /** The links that the room gives its host. */
  async links(): Promise<readonly string[]> {
    const before = this.all('links').length;
    this.say(JSON.stringify({ type: 'links', id: `l${this.asked++}` }));
    await this.until(() => this.all('links').length > before, 'links');
    return (this.all('links').at(-1)?.links ?? []).map(({ passport }) => passport);
  }
}

/** What a refusal says in a word. */
export function codeIn(answer: FromRoom): string {
  if (answer.type !== 'refused') return answer.type;
  return answer.why.by === 'room' ? answer.why.code : answer.why.refusal.code;
}

/** As long as it takes until a room listens again. */
const calm = () => new Promise((resolve) => setTimeout(resolve, 100));

/** A room that is spoken to faster than anybody presses buttons has not read what was asked. */
function isTooFast(answer: FromRoom): boolean {
  return answer.type === 'refused' && answer.why.by === 'room' && answer.why.code === 'tooFast';
}
