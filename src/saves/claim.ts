/** The exclusive right of one tab to play a game. */
export interface Claim {
  /** Releases it to other tabs. May be called twice. */
  release(): void;
}

/**
 * Claims a game for this tab; null if another tab has it. A tab that closes or crashes loses its claims automatically. If the browser lacks Web Locks
 * (a page served without TLS) or refuses them, every claim is granted, and only the store's revision check keeps a stale tab from writing.
 */
export function claimGame(id: string, locks: Pick<LockManager, 'request'> | undefined): Promise<Claim | null> {
  const unlocked: Claim = { release: () => undefined };
  if (locks === undefined) return Promise.resolve(unlocked);
  return new Promise((answer) => {
    // The request stays pending while the lock is held, i.e. until `release`.
    locks
      .request(`small-world-table:${id}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return answer(null);
        return new Promise<void>((release) => answer({ release }));
      })
      .catch(() => answer(unlocked));
  });
}
