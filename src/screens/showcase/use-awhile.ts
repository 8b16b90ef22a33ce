import { useEffect, useState } from 'react';

/** True for this many milliseconds from now on. */
export function useAwhile(milliseconds: number): boolean {
  const [isNow, setNow] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNow(false), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isNow;
}
