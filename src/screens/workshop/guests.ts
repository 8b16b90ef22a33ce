import { findContent, type OwnBox, ownIds } from '../../rules/index.ts';
import { useLanguage } from '../../ui/locale/language.ts';
import { ownName } from '../../ui/words/names.ts';
import { type Creation, printedBox } from './creation.ts';
import { creations } from './shelf.ts';
import { judged } from './verdict.ts';

export function ownBoxOf(
  creations: readonly Creation[],
): { readonly own: OwnBox | undefined } | { readonly words: string } {
  if (creations.length === 0) return { own: undefined };
  const found = judged(creations);
  return found.ok ? { own: found.box.own } : { words: found.fault.words };
}

/** As they stand in the workshop now: changed, or gone. Those that cannot be played any more are left out. */
export function guestsNow(own: OwnBox): OwnBox | undefined {
  const ids = ownIds(own);
  const there = creations.kept().filter(({ id }) => ids.includes(id));
  const whole: Creation[] = [];
  for (const one of there) if ('own' in ownBoxOf([...whole, one])) whole.push(one);
  const box = ownBoxOf(whole);
  return withPrinted('own' in box ? box.own : undefined, own);
}

export function guestNames({ ownRaces = [], ownPowers = [] }: OwnBox): string {
  const { id } = useLanguage.getState();
  return [...ownRaces, ...ownPowers].map((one) => ownName(one, id)).join(', ');
}

/** With the printed ones that the box had, where it leaves some out and can still be played with. */
function withPrinted(guests: OwnBox | undefined, { races, powers }: OwnBox): OwnBox | undefined {
  if (races === undefined && powers === undefined) return guests;
  const own = { ...guests, ...(races && { races }), ...(powers && { powers }) };
  return findContent({ id: printedBox().id, own }).ok ? own : guests;
}
