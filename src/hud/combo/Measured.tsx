import type { JSX } from 'react';
import { named, number, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { comboGames, measuredCoins } from '../../opponents/combo-coins.ts';
import type { Combo } from '../../rules/index.ts';

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

interface MeasuredProps {
  readonly players: number;
  readonly combo: Combo;
}

/** What combos with this race, and with this power, brought in games between opponents; nothing for those never measured. */
export function Measured({ players, combo }: MeasuredProps): JSX.Element | null {
  const lines = (['race', 'power'] as const).flatMap((kind) => {
    const found = measuredCoins(players, kind, combo[kind]);
    if (!found) return [];
    const [coins, low, high] = [found.coins, found.low, found.high].map((value) => number(value, tenths));
    return [
      t('combo.measured.line', {
        name: named(kind, combo[kind]),
        coins: coins ?? null,
        low: low ?? null,
        high: high ?? null,
      }),
    ];
  });
  if (lines.length === 0) return null;
  const { games, level } = comboGames;
  return (
    <section data-measured>
      <h3>{t('combo.measured')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="faint">{t('combo.measured.note', { games, players, level: named('level', level) })}</p>
    </section>
  );
}
