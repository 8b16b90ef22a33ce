import { type JSX, useEffect, useRef, useState } from 'react';
import type { Proposal } from '../../rooms/protocol/index.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/rooms.ts';
import { useRoom } from './room-context.ts';
import { proposeRematch } from './use-client.ts';

/** What somebody at the table proposes; that another device may join, it proposes itself. */
type Proposable =
  | Exclude<Proposal, { readonly what: 'takeBack' | 'join' | 'replace' }>
  | { readonly what: 'takeBack'; readonly seat: number };

export function Agreements(): JSX.Element | null {
  const at = useRoom();
  const [asks, setAsks] = useState<'end' | 'goLocal' | null>(null);
  if (at === null) return null;
  const { known, ask } = at;
  const [asker] = known.mayAsk;
  const over: readonly Proposable[] = [{ what: 'rematch' }, { what: 'goLocal' }];
  const playing: readonly Proposable[] = [
    ...(asker === undefined ? [] : [{ what: 'takeBack', seat: asker } as const]),
    { what: known.clock.isPaused ? 'resume' : 'pause' },
    { what: 'end' },
    { what: 'goLocal' },
  ];
  const propose = (proposal: Proposable) =>
    void (proposal.what === 'rematch' ? proposeRematch(at) : ask({ type: 'propose', proposal }));
  return (
    <section>
      <h3>{t('rooms.propose')}</h3>
      <div className="buttons">
        {(known.isOver ? over : playing).map((proposal) => (
          <button
            key={proposal.what}
            type="button"
            data-propose={proposal.what}
            // With nobody else there it is done at once, and nothing takes it back.
            onClick={() =>
              proposal.what === 'end' || proposal.what === 'goLocal' ? setAsks(proposal.what) : propose(proposal)
            }
          >
            {t(`rooms.propose.${proposal.what}`)}
          </button>
        ))}
      </div>
      <small>{t('rooms.propose.hint')}</small>
      {asks === null ? null : (
        <Sure
          key={asks}
          of={asks}
          words={t(`rooms.propose.${asks}.sure`)}
          label={t(`rooms.propose.${asks}`)}
          onStay={() => setAsks(null)}
          onSure={() => {
            setAsks(null);
            propose({ what: asks });
          }}
        />
      )}
    </section>
  );
}

interface SureProps {
  readonly words: string;
  readonly label: string;
  /** Which it is, for tests. */
  readonly of: string;
  readonly onStay: () => void;
  readonly onSure: () => void;
}

/** Before what nothing takes back: it begins at staying, Escape stays, and focus returns to what asked. */
export function Sure({ words, label, of, onStay, onSure }: SureProps): JSX.Element {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const asked = document.activeElement;
    stay.current?.focus();
    return () => {
      if (asked instanceof HTMLElement) asked.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is for whatever of it has the focus
    <div
      className="room-sure"
      data-said="now"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.preventDefault();
        event.stopPropagation();
        onStay();
      }}
    >
      <p>{words}</p>
      <div className="buttons">
        <button ref={stay} type="button" onClick={onStay}>
          {t('rooms.stay')}
        </button>
        <button type="button" data-out-sure={of} onClick={onSure}>
          {label}
        </button>
      </div>
    </div>
  );
}
