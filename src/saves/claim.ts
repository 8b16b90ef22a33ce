/** The right to play one game, held by one tab at a time. */
export interface Claim {
  /** Lets another tab play it. Harmless when called twice. */
  release(): void;
}

/**
 * Claims a game for this tab; null when another tab has it. A tab that closes or crashes gives up its claims by itself.
 * Where the browser has no Web Locks (a page served without TLS), or refuses them, every claim is granted, and the shelf's
 * revision check alone keeps a stale tab from writing.
 */
export function claimGame(id: string, locks: Pick<LockManager, 'request'> | undefined): Promise<Claim | null> {
  const unlocked: Claim = { release: () => undefined };
  if (locks === undefined) return Promise.resolve(unlocked);
  return new Promise((answer) => {
    // The request stays pending for as long as the lock is held, which is until `release`.
    locks
      .request(`small-world-table:${id}`, { ifAvailable: true }, (lock) => {
        if (lock === null) return answer(null);
        return new Promise<void>((release) => answer({ release }));
      })
      .catch(() => answer(unlocked));
  });
}
