import { attempted } from '../../ui/platform/attempt.ts';

/** The exclusive right of one tab to play a game. */
export interface Claim {
  /** Releases it to other tabs. May be called twice. */
  release(): void;
}

/** Milliseconds in which a browser has to say whether a lock is to be had. */
const PATIENCE = 3000;

/**
 * Claims a game for this tab; null if another tab has it. A tab that closes or crashes loses its claims automatically. If the browser lacks Web Locks
 * (a page served without TLS) or refuses them, every claim is granted, and only the store's revision check keeps a stale tab from writing.
 */
export function claimGame(id: string, locks: Pick<LockManager, 'request'> | undefined): Promise<Claim | null> {
  const unlocked: Claim = { release: () => undefined };
  if (locks === undefined) return Promise.resolve(unlocked);
  return new Promise((answer) => {
    let isAnswered = false;
    const given = (claim: Claim | null) => {
      clearTimeout(late);
      isAnswered = true;
      answer(claim);
    };
    const late = setTimeout(() => given(unlocked), PATIENCE);
    // Pending while the lock is held, i.e. until `release`; one that is over and granted nothing was none.
    void attempted(() =>
      locks.request(`small-world-table:${id}`, { ifAvailable: true }, (lock) => {
        if (lock === null || isAnswered) return given(null);
        return new Promise<void>((release) => given({ release }));
      }),
    ).then(() => given(unlocked));
  });
}
