import { type JSX, useState } from 'react';
import { headingNow } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import { FINGERS } from '../../ui/look/index.ts';
import { onAnswered } from '../../ui/platform/form.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { keepName, lastName } from './last-name.ts';
import { NameField } from './NameField.tsx';
import { useRoom } from './room-context.ts';

/** Asks once how the others are to call somebody who has sat down without a name; whoever has given one anywhere is not asked. */
export function NameAsk(): JSX.Element | null {
  const at = useRoom();
  const [name, setName] = useState('');
  const [isDone, setDone] = useState(() => lastName() !== '');
  const [seat] = at?.known.you.seats ?? [];
  // What the table waits for comes first.
  const isAsked = at?.known.proposals.some(({ wanted }) => wanted.includes(at.known.you.device)) ?? false;
  if (isAsked) return null;
  if (at === null || seat === undefined || isDone || at.known.isOver || at.known.setup.seats[seat]?.name) return null;
  const keep = () => {
    setDone(true);
    if (name.trim() === '') return;
    keepName(name.trim());
    void at.ask({ type: 'name', seat, name: name.trim() });
  };
  return (
    <form ref={focusIdle} className="room-notice parchment room-name" data-name-ask {...onAnswered(keep)}>
      <NameField name={name} onName={setName} />
      <button type="submit">{t(name.trim() === '' ? 'action.dismiss' : 'rooms.name.use')}</button>
    </form>
  );
}

/** Somebody who has just come, and is at nothing yet, can type at once; not where that would open keys over the board. */
function focusIdle(form: HTMLFormElement | null): void {
  const at = document.activeElement;
  const isIdle = at === null || at === document.body || at === headingNow();
  if (isIdle && !matches(FINGERS)) form?.querySelector('input')?.focus();
}
