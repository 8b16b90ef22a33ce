import { useEffect, useState } from 'react';
import { addressForOthers } from '../../rooms/client/index.ts';

/** Milliseconds until the way here is asked for again where there was no answer. */
const ASK_AGAIN = 4000;

/** The address that leads phones here; undefined until it is known, null where none can come. */
export function useAddress(): string | null | undefined {
  const [address, setAddress] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOff = false;
    const ask = () =>
      addressForOthers(location.href.replace(/[?#].*$/s, '')).then(
        (found) => isOff || setAddress(found),
        () => {
          if (!isOff) timer = setTimeout(ask, ASK_AGAIN);
        },
      );
    void ask();
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, []);
  return address;
}
