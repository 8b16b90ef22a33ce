import { useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import { copy } from '../../ui/platform/clipboard.ts';
import { canSend, send } from '../../ui/platform/share.ts';

/** `byHand`: the browser does not let the page copy; `unsent`: the system's sheet did not send it. */
interface Told {
  readonly what: 'copied' | 'byHand' | 'unsent';
  readonly text: string;
}

interface Given {
  /** What came of it, as long as it is about the same thing; null if nothing did. */
  readonly told: Told | null;
  readonly copyIt: (text: string) => Promise<Told>;
  /** Hands an address to the system's own sheet; null where there is none. */
  readonly sendIt: ((address: string) => Promise<void>) | null;
}

/**
 * Hands on a line of text: the one way to give away an address.
 * @param of what it is about, by identity: what was told of it is not true of another one, or of one that has changed
 */
export function useGiven(of: unknown): Given {
  const [given, setGiven] = useState<{ readonly told: Told | null; readonly of: unknown }>({ told: null, of });
  return {
    told: given.of === of ? given.told : null,
    async copyIt(text) {
      const told: Told = { what: (await copy(text)) ? 'copied' : 'byHand', text };
      setGiven({ told, of });
      return told;
    },
    sendIt: canSend()
      ? async (text) => {
          const isSent = await send({ title: t('app.title'), url: text });
          setGiven({ told: isSent ? null : { what: 'unsent', text }, of });
        }
      : null,
  };
}
