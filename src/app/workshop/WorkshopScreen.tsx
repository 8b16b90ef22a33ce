import type { JSX } from 'react';
import { Workshop } from '../../workshop/index.ts';
import { workshopPage } from '../made-pages.ts';
import { giveFile, playWith, useBrought } from '../made-screen.ts';
import { draftWith } from './draft-with.ts';

/** The workshop as a page, with what a link brought. */
export function WorkshopScreen({ link }: { readonly link: string }): JSX.Element {
  const [brought, taken] = useBrought(workshopPage, link);
  return (
    <Workshop
      link={brought}
      onTaken={taken}
      onFile={giveFile}
      onPlay={(wish) => void playWith((draft) => draftWith(draft, wish))}
    />
  );
}
