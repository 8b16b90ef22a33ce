import { attempted } from './attempt.ts';
import { offered } from './offered.ts';

export async function cacheNames(): Promise<readonly string[]> {
  const names = await attempted(async () => offered('caches')?.keys());
  return Array.isArray(names) ? names : [];
}

export async function forgetCache(name: string): Promise<void> {
  await attempted(async () => offered('caches')?.delete(name));
}
