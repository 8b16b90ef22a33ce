import { type JSX, useCallback, useState } from 'react';
import { useSettings } from '../../look/index.ts';
import { type PlayWish, Workshop } from '../../workshop/index.ts';
import { downloadBlob } from '../download.ts';
import { keepDraft, lastDraft, openLastDraft } from '../last-draft.ts';
import { forgetMade } from './address.ts';
import { draftWith } from './draft-with.ts';

const give = (name: string, text: string) => downloadBlob(name, new Blob([text], { type: 'application/json' }));

/** To the start page, where the last set-up now has what was wished for. */
async function play(wish: PlayWish): Promise<void> {
  await openLastDraft();
  keepDraft(draftWith(lastDraft(useSettings.getState().curtain), wish));
  location.assign(location.pathname);
}

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
  return (
    <Workshop link={brought === '' ? null : brought} onTaken={taken} onFile={give} onPlay={(wish) => void play(wish)} />
  );
}
