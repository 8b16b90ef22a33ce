import { offered } from './capability.ts';

/** By which tabs keep out of each other's way; undefined where there are none, as without TLS. */
export function tabLocks(): Pick<LockManager, 'request'> | undefined {
  const locks = offered('navigator.locks');
  return typeof locks?.request === 'function' ? locks : undefined;
}
