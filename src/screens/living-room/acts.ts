import { evenTemper } from '../../opponents/types.ts';
import type { Ask } from '../../rooms/client/index.ts';
import type { Known } from '../../rooms/protocol/index.ts';
import { t } from '../../ui/locale/index.ts';

type Asks = (question: Ask) => Promise<boolean>;

export async function fillFree({ roster }: Known, ask: Asks): Promise<void> {
  for (const { seat, state } of roster.seats)
    if (state === 'free')
      await ask({ type: 'give', seat, control: { level: 'raider', temper: evenTemper, seed: seat + 1 } });
}

export async function sitHere({ roster }: Known, ask: Asks): Promise<void> {
  const free = roster.seats.find(({ state }) => state === 'free');
  if (free !== undefined) await ask({ type: 'sit', seat: free.seat, name: t('living.here.name') });
}
