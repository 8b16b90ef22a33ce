import { type JSX, useState } from 'react';
import { makeBoxLink } from '../links/index.ts';
import { t } from '../locale/index.ts';
import { boxDataOf, type Creation } from './creation.ts';

interface SharingProps {
  readonly creation: Creation;
  /** What is called so in a file's name. */
  readonly name: string;
  /** Hands a text to the system as a file. */
  readonly onFile: (name: string, text: string) => void;
}

/** The page's address with this in it. */
function addressOf(link: string): string {
  return `${location.href.replace(/[?#].*$/s, '')}#made=${link}`;
}

/** Letters and digits of any writing, so that the name of a file is one everywhere. */
const asFileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'box';

/** Taken along: as a file, or as a link that any copy of the page opens. */
export function Sharing({ creation, name, onFile }: SharingProps): JSX.Element {
  const [told, setTold] = useState<'copied' | 'tooLong' | { readonly address: string } | null>(null);
  const [shared, setShared] = useState(creation);
  // What was told of a link is not true of what has been changed since.
  if (shared !== creation) {
    setShared(creation);
    setTold(null);
  }
  const give = async () => {
    const link = makeBoxLink(JSON.stringify(boxDataOf([creation])));
    if (link === null) return setTold('tooLong');
    const address = addressOf(link);
    try {
      await navigator.clipboard.writeText(address);
      setTold('copied');
    } catch {
      setTold({ address });
    }
  };
  return (
    <>
      <button
        type="button"
        data-file
        onClick={() => onFile(`${asFileName(name)}.box.json`, `${JSON.stringify(boxDataOf([creation]), null, 2)}\n`)}
      >
        {t('make.file')}
      </button>
      <button type="button" data-link onClick={() => void give()}>
        {t('make.link')}
      </button>
      <span role="status" className="make-told">
        {told === null ? null : typeof told === 'string' ? (
          t(`make.link.${told}`)
        ) : (
          <label>
            {t('make.link.here')}{' '}
            <input type="text" readOnly data-address value={told.address} onFocus={({ target }) => target.select()} />
          </label>
        )}
      </span>
    </>
  );
}
