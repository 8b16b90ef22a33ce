import { useEffect, useState } from 'react';
import { t } from '../../ui/locale/index.ts';

/** Milliseconds for which it is shown. */
const faultTime = 20_000;

/** What was not understood of an address, or else `otherwise`, for a while; null afterwards or if nothing. */
export function useFaults(faults: readonly string[], otherwise: string | null = null): string | null {
  const isFresh = useAwhile(faultTime);
  if (!isFresh) return null;
  return faults.length > 0 ? t('showcase.fault', { words: faults.join(', ') }) : otherwise;
}

function useAwhile(milliseconds: number): boolean {
  const [isNow, setNow] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNow(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isNow;
}
