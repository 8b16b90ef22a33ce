import { type JSX, useCallback, useState } from 'react';
import { Workshop } from '../../workshop/index.ts';
import { downloadBlob } from '../download.ts';
import { forgetMade } from './address.ts';

const give = (name: string, text: string) => downloadBlob(name, new Blob([text], { type: 'application/json' }));

/** The workshop as a page, with what a link brought. */
export function WorkshopScreen({ link }: { readonly link: string }): JSX.Element {
  const [brought, setBrought] = useState(link);
  const [seen, setSeen] = useState(link);
  if (link !== seen) {
    setSeen(link);
    if (link !== '') setBrought(link);
  }
  const taken = useCallback(() => {
    forgetMade();
    setBrought('');
  }, []);
  return <Workshop link={brought === '' ? null : brought} onTaken={taken} onFile={give} />;
}
