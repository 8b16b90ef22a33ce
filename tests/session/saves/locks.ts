/** The part of the Web Locks API a claim asks: one holder a name, `ifAvailable` answered at once. */
export function lockManager(): Pick<LockManager, 'request'> {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  // The real one is overloaded; a claim uses this one form.
  return { request: request as LockManager['request'] };
}
