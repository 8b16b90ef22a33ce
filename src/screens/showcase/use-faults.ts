import { t } from '../../ui/locale/index.ts';
import { useAwhile } from './use-awhile.ts';

/** Milliseconds for which it is shown. */
const faultTime = 20_000;

/** What was not understood of an address, in words, or else what is to be known of it, for a while; null afterwards, or if there is nothing. */
export function useFaults(faults: readonly string[], otherwise: string | null = null): string | null {
  const isFresh = useAwhile(faultTime);
  if (!isFresh) return null;
  return faults.length > 0 ? t('showcase.fault', { words: faults.join(', ') }) : otherwise;
}
