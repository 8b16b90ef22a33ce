import { type JSX, useState } from 'react';
import type { GameFile } from '../../session/saves/index.ts';
import { type MessageKey, t } from '../../ui/locale/index.ts';
import { download } from './download.ts';
import { useGiven } from './use-given.ts';

interface TakeAlongProps {
  readonly words: Readonly<Record<'file' | 'link' | 'copied' | 'here' | 'tooLong', MessageKey>>;
  /** What is called so, for ears that hear the buttons alone. */
  readonly name: string;
  /** What it is, by identity. */
  readonly of: unknown;
  readonly file: () => GameFile;
  /** The page's address with it; null if it is too much for one. */
  readonly address: () => string | null;
}

export function TakeAlong({ words, name, of, file, address }: TakeAlongProps): JSX.Element {
  const { told, copyIt } = useGiven(of);
  const [tooMuch, setTooMuch] = useState<unknown>(null);
  const give = () => {
    const text = address();
    if (text === null) setTooMuch(of);
    else void copyIt(text);
  };
  return (
    <>
      <button type="button" data-file aria-label={`${t(words.file)}: ${name}`} onClick={() => download(file())}>
        {t(words.file)}
      </button>
      <button type="button" data-link aria-label={`${t(words.link)}: ${name}`} onClick={give}>
        {t(words.link)}
      </button>
      <span data-said className="make-told">
        {tooMuch === of ? (
          t(words.tooLong)
        ) : told === null ? null : told.what === 'copied' ? (
          t(words.copied)
        ) : (
          <label>
            {t(words.here)}{' '}
            <input type="text" readOnly data-address value={told.text} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </span>
    </>
  );
}
