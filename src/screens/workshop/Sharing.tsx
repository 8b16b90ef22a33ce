import { type JSX, useState } from 'react';
import { makeBoxLink } from '../../session/links/box-link.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/workshop.ts';
import { copy } from '../../ui/platform/clipboard.ts';

interface SharingProps {
  /** What is given away: plain JSON. */
  readonly data: object;
  /** What is called so in a file's name, and for ears that hear the buttons alone. */
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
export function Sharing({ data, name, onFile }: SharingProps): JSX.Element {
  const json = JSON.stringify(data);
  const [told, setTold] = useState<'copied' | 'tooLong' | { readonly address: string } | null>(null);
  const [shared, setShared] = useState(json);
  // What was told of a link is not true of what has been changed since.
  if (shared !== json) {
    setShared(json);
    setTold(null);
  }
  const give = async () => {
    const link = makeBoxLink(json);
    if (link === null) return setTold('tooLong');
    const address = addressOf(link);
    setTold((await copy(address)) ? 'copied' : { address });
  };
  return (
    <>
      <button
        type="button"
        data-file
        aria-label={`${t('make.file')}: ${name}`}
        onClick={() => onFile(`${asFileName(name)}.box.json`, `${JSON.stringify(data, null, 2)}\n`)}
      >
        {t('make.file')}
      </button>
      <button type="button" data-link aria-label={`${t('make.link')}: ${name}`} onClick={() => void give()}>
        {t('make.link')}
      </button>
      <span data-said className="make-told">
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
