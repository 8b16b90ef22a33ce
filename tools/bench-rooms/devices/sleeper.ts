import type { World } from '../../../src/rooms/client/index.ts';
import { nodeWorld } from './node-world.ts';

/** A phone's world: while it sleeps, nothing of the page runs. */
export interface Sleeper {
  readonly world: World;
  sleep(): void;
  /** Somebody looks at it again, `later` milliseconds after it fell asleep by its own clock beyond those that have passed. */
  wake(later?: number): void;
}

/** Wakes up in one of two orders: what was due first, or what is told of being looked at. */
export function sleeper({ isDueFirst = true } = {}): Sleeper {
  const wakes = new Set<() => void>();
  let isAsleep = false;
  let ahead = 0;
  let due: (() => void)[] = [];
  /** Does something now, or when the phone is awake. */
  const orLater = (work: () => void) => {
    if (isAsleep) due.push(work);
    else work();
  };
  const catchUp = () => {
    for (const work of due.splice(0)) work();
  };
  return {
    world: {
      ...nodeWorld,
      now: () => performance.now() + ahead,
      connect: (address, ends) =>
        nodeWorld.connect(address, {
          onOpen: () => orLater(ends.onOpen),
          onText: (text) => orLater(() => ends.onText(text)),
          onClose: (code) => orLater(() => ends.onClose(code)),
        }),
      after(milliseconds, work) {
        let isOff = false;
        const cancel = nodeWorld.after(milliseconds, () => orLater(() => isOff || work()));
        return () => {
          isOff = true;
          cancel();
        };
      },
      onWake(listener) {
        wakes.add(listener);
        return () => wakes.delete(listener);
      },
    },
    sleep() {
      isAsleep = true;
    },
    wake(later = 0) {
      isAsleep = false;
      ahead += later;
      if (isDueFirst) catchUp();
      for (const wake of [...wakes]) wake();
      catchUp();
      due = [];
    },
  };
}
