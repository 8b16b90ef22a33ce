import { newestRules } from '../../rules/index.ts';
import { addressOf } from '../chance/index.ts';
import {
  type FromRoom,
  follow,
  type Known,
  PROTOCOL,
  readFromRoom,
  type Said,
  type Saying,
  type ToRoom,
  unreadIn,
} from '../protocol/index.ts';
import { openConnection, paced } from './connection.ts';
import { type Answered, type Ask, asking } from './requests.ts';
import { atFirst, type Ending, type RoomState } from './state.ts';
import type { World } from './world.ts';

/** Milliseconds after which a hello that came too fast is said again. */
const helloAgainAfter = 500;
/** Milliseconds between two things pointed at: a wandering finger is nothing to keep a room busy with. */
const pointsApart = 200;

export interface Coming {
  readonly address: string;
  /** Who this device is there: whoever has it is this device. */
  readonly secret: string;
  readonly passport?: string | undefined;
  readonly name?: string | undefined;
  /** Without an invitation: the host is asked to let us in. */
  readonly knock?: boolean | undefined;
  /** The share in chance that this device's opening was committed to, as long as it may not have arrived. */
  readonly share?: string | undefined;
  /** A name for this page's requests that no other page of the device has. */
  readonly page: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A device at a room: it follows what it is told, and asks until it is answered. */
export interface RoomClient {
  readonly state: RoomState;
  subscribe(listener: () => void): () => void;
  /** Hears everything said for the moment: phrases, notices, what proposals have come to. */
  onTold(listener: (message: FromRoom) => void): () => void;
  ask(question: Ask): Promise<Answered>;
  /** A phrase or a gesture: worth nothing later, so it is said once. */
  say(seat: number, said: Said): void;
  /** Says whether somebody looks at this page: whoever does needs no notice. Until then, yes. */
  look(isSeen: boolean): void;
  /** Points at something, or tells what the big screen has shown: worth nothing later either. */
  tell(message: Saying<'point' | 'shown'>): void;
  /** Ends the connection; the seat stays. */
  end(): void;
}

export function comeTo(world: World, coming: Coming): RoomClient {
  let state = atFirst;
  const listeners = new Set<() => void>();
  const ears = new Set<(message: FromRoom) => void>();
  let step = -1;
  /** An invitation is shown until somebody has answered it. */
  let passport = coming.passport;
  let isSeen = true;
  let isGreeting = false;
  /** What the room has said on this connection that it waits for, before it lets anybody in. */
  let told: RoomState['waits'] = null;

  const change = (next: Partial<RoomState>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };

  const say = (message: ToRoom) => connection.say(JSON.stringify(message));
  const pace = paced(world, (text) => connection.say(text));
  /** Says what is worth nothing later: only here and now, and of each kind the last. */
  const tell = (message: Saying<'say' | 'look' | 'point' | 'shown'>) => {
    if (state.connection === 'here')
      pace.say(message.type, JSON.stringify(message), message.type === 'point' ? pointsApart : 0);
  };

  const hello = () => {
    const { known } = state;
    // With a hole in its log a device knows nothing; a watcher may have been told less than its last step.
    const isSure = known !== null && known.log.length === known.length && known.you.seats.length > 0;
    const seen = isSure ? step : -1;
    isGreeting = true;
    const { secret, name, share } = coming;
    const owed = share !== undefined && known === null ? { share } : {};
    // Who is known needs neither.
    const isNew = known === null && (passport !== undefined || coming.knock === true);
    const shown = {
      ...(passport === undefined ? (isNew ? { knock: true } : {}) : { passport }),
      ...(name && (isNew || passport !== undefined) ? { name } : {}),
    };
    say({ type: 'hello', protocol: PROTOCOL, rules: newestRules, secret, seen, ...shown, ...owed });
  };

  const end = (ending: Ending | null) => {
    connection.end();
    questions.giveUp({ by: 'room', code: 'notNow' });
    pace.forget();
    change({ connection: 'ended', ending });
  };

  const welcomed = (message: Extract<FromRoom, { type: 'welcome' }>) => {
    // Every game is drawn by shares of its own: where the first commitment is another one, so is the game.
    const { known } = state;
    const isSame = known === null || known.drawings[0]?.commitment === message.drawings[0]?.commitment;
    const deal = isSame ? state.deal : state.deal + 1;
    isGreeting = false;
    passport = undefined;
    step = message.n;
    connection.proved();
    const local = isSame ? state.local : null;
    change({
      known: follow(known, message),
      isKnocking: false,
      connection: 'here',
      waits: null,
      deal,
      local,
      ahead: message.clock.now - coming.clock(),
    });
    if (!isSeen) tell({ type: 'look', isSeen });
    questions.sayAll();
  };

  /** Does it follow upon what we know? Old ones are left out; if something is missing, we say hello again. */
  const isNext = (message: FromRoom, { you }: Known): boolean => {
    const next = message.type === 'step' ? step + 1 : step;
    if (message.type === 'step' && message.n <= step) return false;
    // Watchers who are a turn behind are not told every step.
    if (message.n <= next || you.seats.length === 0) return true;
    if (!isGreeting) hello();
    return false;
  };

  const followed = (message: FromRoom) => {
    const before = state.known;
    if (before === null || !isNext(message, before)) return;
    const known = follow(before, message);
    if (known === null || known === before) {
      if (message.type === 'step' && !isGreeting) hello();
      return;
    }
    if (message.type === 'step') step = message.n;
    change({ known: known.n === step ? known : { ...known, n: step } });
  };

  const refused = (message: Extract<FromRoom, { type: 'refused' }>) => {
    const { id, why } = message;
    const code = why.by === 'room' ? why.code : null;
    if (code === 'tooFast') {
      if (id !== null) questions.sayLater(id);
      else if (isGreeting) world.after(helloAgainAfter, () => isGreeting && hello());
    }
    // A phrase or pointing finger that came too late is refused without an id too: no answer to a hello.
    if (code === 'helloFirst' || code === 'tooFast' || (id === null && code === 'notYourSeat')) return;
    if (id !== null) questions.settle(id, { type: 'refused', why });
    // Who was at this table and is a stranger now has been put out by another browser of the same device.
    else if (isGreeting && code === 'badPassport' && state.known !== null) end({ how: 'closed', why: 'removed' });
    else if (isGreeting && code !== null) end({ how: 'refused', code });
    // An earlier room does not say which question it could not read; what only tells is answered by nobody.
    else if (code === 'malformed') questions.giveUp(why);
  };

  const hear = (message: FromRoom) => {
    if (message.type === 'welcome') welcomed(message);
    else if (message.type === 'refused') refused(message);
    else if (message.type === 'knocking') change({ isKnocking: true });
    else if (message.type === 'waits') {
      told = message.why;
      change({ waits: told });
    } else if (message.type === 'outdated') end({ how: 'outdated', who: message.who });
    else if (message.type === 'closed') end({ how: 'closed', why: message.why });
    else if (message.type === 'local') change({ local: message });
    else if (message.type === 'pong') change({ ahead: message.now - coming.clock() });
    else followed(message);
    if (message.type === 'accepted' || message.type === 'links' || message.type === 'told' || message.type === 'pass')
      questions.settle(message.id, message);
    // Heard in time, whoever looks is not told elsewhere as well.
    if (message.type === 'notice' && message.what === 'turn') tell({ type: 'look', isSeen });
    for (const ear of [...ears]) ear(message);
  };

  /** Kinds of messages for which we have said hello again since one of them could be read. */
  const unread = new Set<string>();

  const hearUnread = (text: string) => {
    const { kind, weight, id } = unreadIn(text);
    if (weight === 'passing') {
      // It was meant as an answer all the same.
      if (id !== null) questions.settle(id, { type: 'refused', why: { by: 'room', code: 'unknown' } });
      return;
    }
    // Whatever comes on the way to a welcome is in it.
    if (isGreeting && kind !== 'welcome' && kind !== '') return;
    if (!unread.has(kind)) {
      unread.add(kind);
      hello();
    } else if (weight === 'needed') end({ how: 'outdated', who: 'page' });
  };

  const connection = openConnection(world, addressOf(coming.address, coming.secret), {
    onOpen() {
      told = null;
      hello();
    },
    onText(text) {
      const message = readFromRoom(text);
      if (message === null) {
        hearUnread(text);
        return;
      }
      unread.delete(message.type);
      hear(message);
    },
    onCut(isTooMuch) {
      pace.forget();
      change({ connection: state.known === null ? 'connecting' : 'resuming', waits: isTooMuch ? 'tooMuch' : told });
    },
    ping: () => JSON.stringify({ type: 'ping', at: Math.round(world.now()) } satisfies ToRoom),
    isPong: (text) => text.startsWith('{"type":"pong"'),
  });
  const questions = asking(world, coming.page, (id, text) => {
    // Before it was welcomed, a device is nobody.
    if (state.connection === 'here') pace.say(id, text);
  });

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onTold(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    ask: (question) =>
      state.connection === 'ended'
        ? Promise.resolve({ type: 'refused', why: { by: 'room', code: 'notNow' } })
        : questions.ask(question),
    say: (seat, said) => tell({ type: 'say', seat, said }),
    look(next) {
      if (next === isSeen) return;
      isSeen = next;
      tell({ type: 'look', isSeen });
    },
    tell,
    end: () => end(state.ending),
  };
}
