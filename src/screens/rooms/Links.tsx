import { type JSX, useCallback, useEffect, useState } from 'react';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { type MessageKey, t } from '../../ui/locale/index.ts';
import '../../ui/locale/games.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import { seatName } from '../../ui/words/names.ts';
import '../share/share.css';
import { useGiven } from '../share/use-given.ts';
import { addressFor } from '../use-route.ts';
import { isHeld, presenceWords } from './Presence.tsx';
import { useRoom } from './room-context.ts';

// Fetched when a code is wanted.
const QrCode = lazyPanel(() => import('../share/QrCode.tsx'));

interface Link {
  readonly seat: number | null;
  readonly passport: string;
}

export function Links(): JSX.Element | null {
  const at = useRoom();
  const client = at?.client ?? null;
  const [links, setLinks] = useState<readonly Link[] | null>(null);
  const [isRefused, setRefused] = useState(false);
  // A seat that is claimed has another link from then on.
  const devices = at?.known.roster.seats.map((seat) => `${seat.devices}${seat.state === 'free'}`).join(' ') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever somebody sits down or gets up
  useEffect(() => {
    if (client === null) return;
    let isOff = false;
    void client.ask({ type: 'links' }).then((answer) => {
      if (isOff) return;
      if (answer.type === 'links') setLinks(answer.links);
      setRefused(answer.type === 'refused');
    });
    return () => {
      isOff = true;
    };
  }, [client, devices]);
  const renew = useCallback(
    (seat: number | null) => {
      void client?.ask({ type: 'renew', seat }).then((answer) => {
        if (answer.type === 'links') setLinks(answer.links);
        setRefused(answer.type === 'refused');
      });
    },
    [client],
  );
  if (at === null) return null;
  const { known } = at;
  const naming = { board: known.view.board, seats: known.setup.seats };
  const shown = [...(links ?? [])].sort((a, b) => rank(a, known) - rank(b, known));
  const labelOf = (seat: number | null) => {
    if (seat === null) return t('rooms.links.watch');
    const name = { seat: seatName(naming, seat) };
    if (known.you.seats[0] === seat) return t('rooms.links.own', name);
    const seen = known.roster.seats.find((one) => one.seat === seat);
    // Nobody sits there yet: whoever opened the table is there in their stead.
    if (seen && isHeld(known, seen)) return t('rooms.links.seat', name);
    if (seen?.state === 'opponent') return t('rooms.links.opponent', name);
    const presence = seen === undefined ? null : presenceWords(seen, Date.now() + at.state.ahead);
    return t('rooms.links.seat', name) + (presence === null ? '' : ` · ${presence}`);
  };
  return (
    <section>
      <h3>{t('rooms.links')}</h3>
      <p>{t('rooms.links.hint')}</p>
      {isRefused ? (
        <p data-said="now">{t('rooms.told.failed')}</p>
      ) : links === null ? (
        <p>{t('setup.loading')}</p>
      ) : null}
      {shown.map(({ seat, passport }) => (
        <LinkRow
          key={seat ?? 'watch'}
          label={labelOf(seat)}
          name={String(seat ?? 'watch')}
          address={addressFor({ at: 'room', link: passport })}
          onRenew={() => renew(seat)}
        />
      ))}
    </section>
  );
}

/** Friends first. One's own seat comes last: it needs no link before another device is to have it. */
function rank({ seat }: Link, { you, setup }: Known): number {
  if (seat === null) return 30;
  if (you.seats[0] === seat) return 20;
  return setup.seats[seat]?.control === 'human' ? seat : 10 + seat;
}

interface LinkRowProps {
  readonly label: string;
  readonly name: string;
  readonly address: string;
  /** Makes the link void, and another one; missing where there is no such thing. */
  readonly onRenew?: () => void;
}

export function LinkRow({ label, name, address, onRenew }: LinkRowProps): JSX.Element {
  const { told, copyIt, sendIt } = useGiven(address);
  const [isCode, setCode] = useState(false);
  // Each of the links has such a button.
  const nameOf = (key: MessageKey) => `${t(key)}: ${label}`;
  return (
    <div className="room-link" data-link-of={name}>
      <label>
        <b>{label}</b>
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <div className="buttons">
        <button type="button" aria-label={nameOf('share.copy')} onClick={() => void copyIt(address)}>
          {t('share.copy')}
        </button>
        {sendIt === null ? null : (
          <button type="button" aria-label={nameOf('share.send')} onClick={() => void sendIt(address)}>
            {t('share.send')}
          </button>
        )}
        <button type="button" aria-label={nameOf('share.code')} aria-expanded={isCode} onClick={() => setCode(!isCode)}>
          {t('share.code')}
        </button>
        {onRenew === undefined ? null : (
          <button
            type="button"
            aria-label={nameOf('rooms.links.renew')}
            title={t('rooms.links.renew.hint')}
            onClick={onRenew}
          >
            {t('rooms.links.renew')}
          </button>
        )}
      </div>
      {isCode ? <QrCode text={address} /> : null}
      <p data-said>{told === null ? null : t(`share.${told.what}`)}</p>
    </div>
  );
}
