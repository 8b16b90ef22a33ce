import type { JSX } from 'react';
import { named, number, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { comboGames, measuredCoins } from '../../opponents/combo-coins.ts';
import type { Combo, GameView } from '../../rules/index.ts';
import { traitName } from '../../ui/words/names.ts';

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

interface MeasuredProps {
  readonly view: GameView;
  readonly combo: Combo;
}

/** What combos with this race, and with this power, brought in games between opponents; nothing for those never measured. */
export function Measured({ view, combo }: MeasuredProps): JSX.Element | null {
  const { players } = view;
  const lines = (['race', 'power'] as const).flatMap((kind) => {
    const found = measuredCoins(players, kind, combo[kind]);
    if (!found) return [];
    const [coins, low, high] = [found.coins, found.low, found.high].map((value) => number(value, tenths));
    return [
      t('combo.measured.line', {
        name: traitName(view, combo[kind]),
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
