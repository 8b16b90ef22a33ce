import type { JSX } from 'react';
import { headingNow } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import { fingers } from '../../ui/look/index.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { keepName, lastName } from './last-name.ts';
import { lineState } from './line-state.ts';
import { NameField } from './NameField.tsx';
import { useRoom } from './room-context.ts';

/** What has been typed so far; and whether that is over: a name was given, or none is wanted. */
interface Answer {
  readonly name: string;
  readonly isDone: boolean;
}

const useAnswer = lineState<Answer>(() => ({ name: '', isDone: lastName() !== '' }));

/** Asks once how the others are to call somebody who has sat down without a name; whoever has given one anywhere is not asked. */
export function NameAsk(): JSX.Element | null {
  const at = useRoom();
  const [{ name, isDone }, answer] = useAnswer(at?.client ?? null);
  const [seat] = at?.known.you.seats ?? [];
  if (at === null || seat === undefined || isDone || at.known.isOver) return null;
  // What the table waits for comes first, and a seat may have been named elsewhere: but nothing is taken from under the hands of whoever types.
  const isAsked = at.known.proposals.some(({ wanted }) => wanted.includes(at.known.you.device));
  if (name === '' && (isAsked || at.known.setup.seats[seat]?.name)) return null;
  const keep = async () => {
    answer({ name, isDone: true });
    const given = name.trim();
    if (given === '') return;
    keepName(given);
    // What was refused, the table says; it can be given again as it is.
    if (!(await at.ask({ type: 'name', seat, name: given }))) answer({ name, isDone: false });
  };
  return (
    <form ref={focusIdle} className="room-notice parchment room-name" data-name-ask {...onAnswered(() => void keep())}>
      <NameField name={name} onName={(next) => answer({ name: next, isDone })} />
      <button type="submit">{t(name.trim() === '' ? 'action.dismiss' : 'rooms.name.use')}</button>
    </form>
  );
}

/** Somebody who has just come, and is at nothing yet, can type at once; not where that would open keys over the board. */
function focusIdle(form: HTMLFormElement | null): void {
  const at = document.activeElement;
  const isIdle = at === null || at === document.body || at === headingNow();
  if (isIdle && !matches(fingers)) form?.querySelector('input')?.focus();
}
