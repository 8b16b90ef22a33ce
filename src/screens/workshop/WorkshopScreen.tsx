import type { JSX } from 'react';
import { ownIds } from '../../rules/index.ts';
import { type Draft, withChoice } from '../set-up/draft.ts';
import { playWith, useBrought } from '../set-up/makers-screen.ts';
import { choiceIn } from './boxes/box-shelf.ts';
import { ownBoxOf } from './guests.ts';
import { creations } from './shelf.ts';
import { type PlayWish, Workshop } from './Workshop.tsx';

export function WorkshopScreen({ link }: { readonly link: string }): JSX.Element {
  const [brought, taken] = useBrought('workshop', link);
  return (
    <Workshop link={brought} onTaken={taken} onPlay={(wish) => void playWith((draft) => draftWith(draft, wish))} />
  );
}

/** With a box in place of what was chosen, or one more guest: alone where it does not go with the others. */
export function draftWith(draft: Draft, wish: PlayWish): Draft {
  if ('box' in wish) return withChoice(draft, choiceIn(wish.box), wish.box.title);
  const { guest } = wish;
  const ids = ownIds(draft.own);
  const others = creations.kept().filter(({ id }) => ids.includes(id) && id !== guest.id);
  const both = ownBoxOf([...others, guest]);
  const found = 'own' in both ? both : ownBoxOf([guest]);
  return 'own' in found ? withChoice(draft, { ...draft, own: found.own }, undefined) : draft;
}
