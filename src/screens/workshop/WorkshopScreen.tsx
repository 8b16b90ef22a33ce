import type { JSX } from 'react';
import { playWith, useBrought } from '../set-up/makers-screen.ts';
import { draftWith } from './draft-with.ts';
import { Workshop } from './Workshop.tsx';

/** The workshop as a page, with what a link brought. */
export function WorkshopScreen({ link }: { readonly link: string }): JSX.Element {
  const [brought, taken] = useBrought('workshop', link);
  return (
    <Workshop link={brought} onTaken={taken} onPlay={(wish) => void playWith((draft) => draftWith(draft, wish))} />
  );
}
