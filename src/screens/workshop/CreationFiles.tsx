import type { ChangeEvent, JSX } from 'react';
import { makeBoxLink } from '../../session/links/box-link.ts';
import '../../ui/locale/workshop.ts';
import { asFileName } from '../share/download.ts';
import { TakeAlong } from '../share/TakeAlong.tsx';
import { addressFor } from '../use-route.ts';

/** More than any box is, in bytes. */
const LONGEST = 200_000;

interface OpenFileProps {
  readonly label: string;
  /** The text of the file; null if it cannot be read, or is longer than any box. */
  readonly onText: (text: string | null) => void;
}

export function OpenFile({ label, onText }: OpenFileProps): JSX.Element {
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    onText(file.size > LONGEST ? null : await file.text().catch(() => null));
    target.value = '';
  }
  return (
    <label className="file-button">
      <span>{label}</span>
      <input type="file" className="unseen" data-open-file accept=".json,application/json" onChange={take} />
    </label>
  );
}

const words = {
  file: 'make.file',
  link: 'make.link',
  copied: 'make.link.copied',
  here: 'make.link.here',
  tooLong: 'make.link.tooLong',
} as const;

export function TakenAlong({ data, name }: { readonly data: object; readonly name: string }): JSX.Element {
  const json = JSON.stringify(data);
  const file = () => ({ name: `${asFileName(name, 'box')}.box.json`, text: `${JSON.stringify(data, null, 2)}\n` });
  const address = () => {
    const link = makeBoxLink(json);
    return link && addressFor({ at: 'workshop', brought: link });
  };
  return <TakeAlong words={words} name={name} of={json} file={file} address={address} />;
}
