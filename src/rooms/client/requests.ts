import type { Saying, Telling, ToRoomType, Why } from '../protocol/index.ts';
import type { World } from './world.ts';

/** What may be asked of a room: everything that is answered under an id. */
export type Ask = {
  [Type in ToRoomType]: 'id' extends keyof Saying<Type> ? Omit<Saying<Type>, 'id'> : never;
}[ToRoomType];

export type Answered =
  | Telling<'accepted'>
  | Telling<'links'>
  | Telling<'told'>
  | Telling<'pass'>
  | { readonly type: 'refused'; readonly why: Why };

/** Milliseconds after which what was not answered is said again. */
const sayAgainAfter = 3_000;
/** Milliseconds until what came too fast is said again, and how much longer a part of it, drawn by chance, may be. */
const calm = { least: 250, spread: 500 } as const;

export interface Asking {
  ask(question: Ask): Promise<Answered>;
  /** Says everything again that is unanswered, in order: the connection is another one. */
  sayAll(): void;
  /** The room could not listen to that: it is said again a little later. */
  sayLater(id: string): void;
  settle(id: string, answer: Answered): void;
  /** Nobody will answer any more: everything counts as refused for this reason. */
  giveUp(why: Why): void;
}

/** Asks until answered, with ids of this page's own (`name`), each carried out once; `say` may lose it. */
export function asking(world: World, name: string, say: (id: string, text: string) => void): Asking {
  const open = new Map<string, { readonly text: string; readonly settle: (answer: Answered) => void; said: number }>();
  let count = 0;
  let cancel: (() => void) | null = null;

  const sayOne = (id: string, one: { readonly text: string; said: number }) => {
    one.said = world.now();
    say(id, one.text);
  };

  const watch = () => {
    if (cancel !== null || open.size === 0) return;
    cancel = world.after(sayAgainAfter, () => {
      cancel = null;
      for (const [id, one] of open) if (world.now() - one.said >= sayAgainAfter) sayOne(id, one);
      watch();
    });
  };

  return {
    ask(question) {
      const id = `${name}.${count++}`;
      return new Promise((settle) => {
        const one = { text: JSON.stringify({ ...question, id }), settle, said: 0 };
        open.set(id, one);
        sayOne(id, one);
        watch();
      });
    },
    sayAll() {
      for (const [id, one] of open) sayOne(id, one);
    },
    sayLater(id) {
      world.after(calm.least + world.chance() * calm.spread, () => {
        const one = open.get(id);
        if (one !== undefined) sayOne(id, one);
      });
    },
    settle(id, answer) {
      const one = open.get(id);
      open.delete(id);
      if (open.size === 0) {
        cancel?.();
        cancel = null;
      }
      one?.settle(answer);
    },
    giveUp(why) {
      for (const id of [...open.keys()]) this.settle(id, { type: 'refused', why });
    },
  };
}
