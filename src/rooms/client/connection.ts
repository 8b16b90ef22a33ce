import { bounds } from '../protocol/index.ts';
import type { Socket, World } from './world.ts';

/** Messages at once, then milliseconds for each: below what a room takes of a seat with two pages. */
const usual = { burst: 40, grant: 80 } as const;

/** What a page says, no faster than its room listens. */
interface Pace {
  /** Replaces what waits under the same name; at least `apart` milliseconds after what was said under it. */
  say(name: string, text: string, apart?: number): void;
  forget(): void;
}

/** A burst at once, then one message after another; of what is worth nothing later, the last one. */
export function paced(world: World, say: (text: string) => void): Pace {
  const waiting = new Map<string, { readonly text: string; readonly from: number; readonly apart: number }>();
  const last = new Map<string, number>();
  let granted: number = usual.burst;
  let since = world.now();
  let cancel: () => void = () => undefined;

  const sayDue = () => {
    const now = world.now();
    granted = Math.min(usual.burst, granted + (now - since) / usual.grant);
    since = now;
    for (const [name, { text, from, apart }] of waiting) {
      if (granted < 1) break;
      if (from > now) continue;
      waiting.delete(name);
      granted -= 1;
      if (apart > 0) last.set(name, now);
      say(text);
    }
    cancel();
    if (waiting.size === 0) return;
    const soonest = Math.min(...[...waiting.values()].map(({ from }) => from));
    const next = Math.max(soonest, now + (1 - granted) * usual.grant);
    cancel = world.after(Math.max(1, Math.ceil(next - now)), sayDue);
  };

  return {
    say(name, text, apart = 0) {
      const from = waiting.get(name)?.from ?? (last.get(name) ?? Number.NEGATIVE_INFINITY) + apart;
      waiting.set(name, { text, from, apart });
      sayDue();
    },
    forget() {
      cancel();
      waiting.clear();
    },
  };
}

/** Milliseconds before the first new try, how much longer each next one waits, and the longest wait. */
const pauses = { first: 150, growth: 1.8, longest: 8_000 } as const;
/** Milliseconds a connection may take to open. */
const opensWithin = 4_000;
/**
 * Milliseconds of silence after which the other side is asked whether it is there, and how long it may take to answer; less when the page wakes up. We say
 * something that often as well, however much we hear: a room takes whoever is silent for gone.
 */
const beat = { quiet: 10_000, patience: 5_000, awake: 1_500, says: 20_000 } as const;

/**
 * The code with which a room hangs up on whoever has said too much; the milliseconds that we wait then, twice as long each time up to the longest, and how long a
 * connection has to last after its welcome until that is forgotten.
 */
const tooMuch = { code: bounds.tooMuch, first: 2_000, growth: 2, longest: 60_000, forgotten: 60_000 } as const;

interface ConnectionEnds {
  /** A connection is there: nothing said before has necessarily arrived. */
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  /** The connection is gone; another one is coming. `isTooMuch`: the room hung up, since we had said too much. */
  readonly onCut: (isTooMuch: boolean) => void;
  readonly ping: () => string;
  readonly isPong: (text: string) => boolean;
}

/** A connection to a room that is mended whenever it is cut. */
export interface Connection {
  /** Says something now, if there is a connection; else it is lost, and `onOpen` will tell when to say it again. */
  say(text: string): void;
  readonly isOpen: boolean;
  /** The other side has understood us: should it be cut, the first new try comes soon. */
  proved(): void;
  end(): void;
}

/**
 * Opens a connection that mends itself: new tries come after growing pauses, each a random part of its length, so that a room that comes back is not met by
 * everybody at once; and at once when the page is looked at again or the network is back. Silence is not taken for peace: after a while it is asked into.
 */
export function openConnection(
  world: World,
  address: string,
  { onOpen, onText, onCut, ping, isPong }: ConnectionEnds,
): Connection {
  let socket: Socket | null = null;
  let isOpen = false;
  let hasEnded = false;
  let pause: number = pauses.first;
  let began = 0;
  let gone = 0;
  let spoke = 0;
  /** When the other side understood us on this connection. */
  let understood: number | null = null;
  /** How long a room that hung up on us is left alone: whatever else goes wrong meanwhile, no try comes sooner. */
  let penance: number | null = null;
  /** Until when an answer has to come to what was asked; nothing was asked if that is never. */
  let answerBy = Number.POSITIVE_INFINITY;
  let patience = 0;
  let cancel: () => void = () => undefined;
  const wait = (milliseconds: number, work: () => void) => {
    cancel();
    cancel = world.after(milliseconds, work);
  };

  const tryAgain = () => {
    const whole = Math.max(pause, penance ?? 0);
    pause = Math.min(pauses.longest, pause * pauses.growth);
    const part = whole * (0.5 + world.chance() / 2);
    wait(penance === null ? part : Math.max(tooMuch.first, part), connect);
  };

  const drop = (code?: number) => {
    const before = socket;
    socket = null;
    const wasOpen = isOpen;
    isOpen = false;
    answerBy = Number.POSITIVE_INFINITY;
    gone = world.now();
    if (understood !== null && gone - understood >= tooMuch.forgotten) penance = null;
    understood = null;
    const isTooMuch = code === tooMuch.code;
    if (isTooMuch) penance = penance === null ? tooMuch.first : Math.min(tooMuch.longest, penance * tooMuch.growth);
    before?.close();
    if (wasOpen) onCut(isTooMuch);
  };

  const speak = (text: string) => {
    spoke = world.now();
    socket?.send(text);
  };

  const listen = () => {
    answerBy = Number.POSITIVE_INFINITY;
    const untilWeSpeak = Math.max(0, spoke + beat.says - world.now());
    wait(Math.min(beat.quiet, untilWeSpeak), () => askInto(beat.patience));
  };

  const askInto = (within: number) => {
    const by = world.now() + within;
    // Whoever is asked twice has no more time to answer.
    if (answerBy <= by) return;
    patience = within;
    speak(ping());
    awaitAnswer();
  };

  const awaitAnswer = () => {
    answerBy = world.now() + patience;
    wait(patience, () => {
      drop();
      connect();
    });
  };

  const connect = () => {
    if (hasEnded) return;
    began = world.now();
    // A connection that was given up has nothing more to say.
    const isMine = () => mine !== null && socket === mine;
    let mine: Socket | null = null;
    const made = world.connect(address, {
      onOpen() {
        if (!isMine()) return;
        isOpen = true;
        spoke = world.now();
        listen();
        onOpen();
      },
      onText(text) {
        if (!isMine()) return;
        // What had come before a page fell asleep proves nothing, but that it takes time to read it.
        if (answerBy === Number.POSITIVE_INFINITY || isPong(text)) listen();
        else awaitAnswer();
        onText(text);
      },
      onClose(code) {
        if (!isMine()) return;
        drop(code);
        tryAgain();
      },
    });
    mine = made;
    socket = made;
    wait(opensWithin, () => {
      drop();
      tryAgain();
    });
  };

  const forget = world.onWake(() => {
    if (hasEnded) return;
    pause = pauses.first;
    if (isOpen) askInto(beat.awake);
    else if (socket === null && penance !== null) wait(Math.max(0, gone + tooMuch.first - world.now()), connect);
    else if (socket === null || world.now() - began > beat.awake) {
      drop();
      connect();
    }
  });

  // The browser may be wrong: the next try is as soon as after any other cut.
  const forgetLost = world.onLost(() => {
    if (hasEnded || !isOpen) return;
    drop();
    tryAgain();
  });

  connect();
  return {
    say(text) {
      if (isOpen) speak(text);
    },
    get isOpen() {
      return isOpen;
    },
    proved() {
      pause = pauses.first;
      understood ??= world.now();
    },
    end() {
      hasEnded = true;
      forget();
      forgetLost();
      cancel();
      const last = socket;
      socket = null;
      isOpen = false;
      last?.close();
    },
  };
}
