import { useStore } from 'zustand';
import '../../ui/locale/hud.ts';
import { t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { stackPlace } from '../layout/ground.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { useOverlay } from '../overlay.ts';
import { FloatingLabel } from './FloatingLabel.tsx';

/** Over what stands in the region, and over a die that is thrown for none, in board units. */
const OVER = { region: 0.78, die: 0.6 } as const;

/** What the die needs and the chance of it, while it is thrown; then what it came to, over what it is thrown for. */
export default function DieSign({ board }: { readonly board: BoardGeometry }) {
  const { showStore } = useOverlay();
  const rolling = useStore(showStore, (now) => now.rolling);
  const rolled = useStore(showStore, (now) => now.rolled);
  if (rolling === null) return null;
  const { region, need } = rolling;
  const [x, y, z] = region === null ? rolling.at : stackPlace(board, region);
  const needed = need && t('rolling.need', { least: need.least });
  const odds = need && t('rolling.odds', { ...need.odds, chance: need.odds.wins / need.odds.of });
  return (
    <FloatingLabel id="die" at={[x, y + (region === null ? OVER.die : OVER.region), z]} className="table-die">
      {rolled === null ? (
        <span>
          <b>{needed}</b>
          <small>{odds}</small>
        </span>
      ) : (
        <span data-outcome={rolled.won ? 'won' : 'lost'}>
          <b>
            <Glyph name={rolled.won ? 'thing.check' : 'thing.close'} />{' '}
            {t(rolled.won ? 'rolling.won' : 'rolling.lost', { value: rolled.value })}
          </b>
          <small>{needed}</small>
        </span>
      )}
    </FloatingLabel>
  );
}
