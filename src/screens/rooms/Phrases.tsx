import { type JSX, useId } from 'react';
import { gestureIds, phraseIds } from '../../rooms/protocol/index.ts';
import { number, t } from '../../ui/locale/index.ts';
import { AsWritten } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { useRoom } from './room-context.ts';

/** Set phrases and gestures: no free chat. What was said last can be read here once more. */
export function Phrases(): JSX.Element | null {
  const at = useRoom();
  const list = useId();
  const [seat] = at?.known.you.seats ?? [];
  if (at === null || seat === undefined) return null;
  const { client, known, heard, noteRead, state } = at;
  const fresh = heard.filter(({ isNew }) => isNew).length;
  const isHeard = state.connection === 'here';
  const naming = { board: known.view.board, seats: known.setup.seats };
  return (
    <>
      <button type="button" popoverTarget={list} data-room-say>
        {t('rooms.say')}
        {fresh === 0 ? null : (
          <>
            {' '}
            <b className="room-new" aria-hidden="true">
              {number(fresh)}
            </b>
            <span className="unseen">{t('rooms.say.new', { count: fresh })}</span>
          </>
        )}
      </button>
      <div id={list} popover="auto" className="room-phrases parchment" onToggle={noteRead}>
        {isHeard ? null : <p data-said>{t('table.silent')}</p>}
        <ul>
          {[...gestureIds, ...phraseIds].map((said) => (
            <li key={said}>
              <button
                type="button"
                popoverTarget={list}
                popoverTargetAction="hide"
                data-phrase={said}
                disabled={!isHeard}
                onClick={() => client.say(seat, said)}
              >
                {t(`rooms.phrase.${said}`)}
              </button>
            </li>
          ))}
        </ul>
        {heard.length === 0 ? null : (
          <section>
            <h3>{t('rooms.said')}</h3>
            <ol data-room-heard>
              {heard.map(({ nth, seat, said }) => (
                <li key={nth}>
                  <b>
                    <AsWritten>{seatName(naming, seat)}</AsWritten>
                  </b>{' '}
                  {t(`rooms.phrase.${said}`)}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </>
  );
}
