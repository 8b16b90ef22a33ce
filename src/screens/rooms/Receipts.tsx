import { type JSX, useMemo, useState } from 'react';
import { checkFairness, type Fairness, playedOf } from '../../rooms/client/fairness.ts';
import { givenShare, type RoomClient } from '../../rooms/client/index.ts';
import type { Dropped } from '../../rooms/protocol/index.ts';
import { fileOf } from '../../session/saves/index.ts';
import { listOf, sentences, t } from '../../ui/locale/index.ts';
import { type Naming, seatName } from '../../ui/words/names.ts';
import { download, downloadBlob } from '../share/download.ts';
import { useRoom } from './room-context.ts';

/** After the game: was its chance fair, and what exactly was this device told? */
export function Receipts(): JSX.Element | null {
  const at = useRoom();
  const [fairness, setFairness] = useState<Fairness | 'checking' | 'missing' | null>(null);
  const played = useMemo(() => at && playedOf(at.known), [at]);
  const [isTold, setTold] = useState<'fetching' | 'failed' | null>(null);
  if (at === null) return null;
  const { known, client, kept } = at;
  const check = async () => {
    setFairness('checking');
    try {
      const own = givenShare(await kept.at(known.room), known);
      setFairness(await checkFairness(known, own?.value ?? null, own?.toward ?? null));
    } catch {
      setFairness('missing');
    }
  };
  const takeAway = async () => {
    setTold('fetching');
    const text = await toldTo(client, known.room);
    if (text !== null) downloadBlob(`small-world-${known.room}.jsonl`, new Blob([text], { type: 'application/jsonl' }));
    setTold(text === null ? 'failed' : null);
  };
  return (
    <section>
      <h3>{t('rooms.receipts')}</h3>
      <p>{t('rooms.fair.text')}</p>
      <div className="buttons">
        <button type="button" data-check-fair disabled={fairness === 'checking'} onClick={() => void check()}>
          {t('rooms.fair.check')}
        </button>
      </div>
      <p data-said data-fair={typeof fairness === 'object' ? fairness?.outcome : undefined}>
        {fairness === null
          ? null
          : fairness === 'missing'
            ? t('part.missing')
            : fairness === 'checking'
              ? t('setup.loading')
              : fairWords(fairness, { board: known.view.board, content: known.view.content, seats: known.setup.seats })}
      </p>
      <small>{isTold === 'failed' ? t('rooms.told.failed') : t('rooms.told.hint')}</small>
      <div className="buttons">
        {played === null ? null : (
          <button type="button" data-keep-file onClick={() => download(fileOf(known.room, Date.now(), played))}>
            {t('action.export')}
          </button>
        )}
        <button type="button" data-take-told disabled={isTold === 'fetching'} onClick={() => void takeAway()}>
          {t('rooms.told')}
        </button>
      </div>
    </section>
  );
}

function fairWords({ outcome, drawings, devices, dice, flaw, silent, isScreens }: Fairness, naming: Naming): string {
  if (outcome === 'notOpened') return t('rooms.fair.notOpened');
  if (outcome === 'fair' || outcome === 'partly') {
    const names = listOf(silent.map((seat) => seatName(naming, seat)));
    return sentences(
      outcome === 'partly' ? t('rooms.fair.partly') : t('rooms.fair.yes', { drawings, devices, dice }),
      isScreens ? t('rooms.fair.screen') : null,
      silent.length === 0 ? null : t('rooms.fair.silent', { seats: names, count: silent.length }),
    );
  }
  return t(flaw === 'otherShare' || flaw === 'missingShare' ? 'rooms.fair.commitment' : 'rooms.fair.stacks');
}

function headOf(room: string, dropped: Dropped | undefined) {
  const about = t('rooms.told.about', { room });
  if (dropped === undefined) return { about };
  return { about: sentences(about, t('rooms.told.dropped', { count: dropped.count })), dropped };
}

/** Everything that was sent to this device, a message a line; null if the room does not hand it out. */
async function toldTo(client: RoomClient, room: string): Promise<string | null> {
  let text = '';
  for (let part = 0, parts = 1; part < parts; part++) {
    const answer = await client.ask({ type: 'told', part });
    if (answer.type !== 'told') return null;
    parts = answer.parts;
    // Whoever opens the file later finds in its first line what it is.
    if (part === 0) text = `${JSON.stringify(headOf(room, answer.dropped))}\n`;
    text += answer.text;
  }
  return text;
}
