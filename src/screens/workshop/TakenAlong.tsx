import type { JSX } from 'react';
import { makeBoxLink } from '../../session/links/box-link.ts';
import '../../ui/locale/workshop.ts';
import { asFileName } from '../share/give.ts';
import { TakeAlong } from '../share/TakeAlong.tsx';
import { addressFor } from '../use-route.ts';

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
