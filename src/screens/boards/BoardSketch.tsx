import type { JSX } from 'react';
import { type BoardFacts, type BoardId, boardFacts, isWater } from '../../rules/index.ts';
import { type BoardGeometry, inset, outlinesOf, type Point, type Ring } from '../../table/outlines/index.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { t } from '../../ui/locale/index.ts';
import { signOf, terrains } from '../../ui/look/index.ts';

/** Pieces of a sign, in board units. */
const SIGN = 0.26;

const pathOf = (ring: Ring) => `M${ring.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}Z`;

/** A board as a plan with what is printed on it; while it is being drawn a line says so. */
export function BoardSketch({ board }: { readonly board: BoardId }): JSX.Element {
  const { value, isMissing } = useLazy(outlinesOf(board));
  if (value === null) return <p data-said>{isMissing ? t('board.failed') : t('board.drawing')}</p>;
  return <Plan geometry={value} facts={boardFacts(board)} />;
}

interface PlanProps {
  readonly geometry: BoardGeometry;
  readonly facts: BoardFacts;
}

function Plan({ geometry, facts }: PlanProps): JSX.Element {
  const { width, height, regions } = geometry;
  return (
    <svg
      className="board-sketch"
      data-sketch
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      role="img"
      aria-label={boardWords(facts)}
    >
      {regions.map(({ id, outline, seat, spots }) => {
        const region = facts.regions[id];
        if (region === undefined) return null;
        const { top, side } = terrains[region.terrain];
        const signs = [
          ...(region.lostTribe ? ([['marker', 'lostTribe']] as const) : []),
          ...region.symbols.map((symbol) => ['symbol', symbol] as const),
        ];
        return (
          <g key={id}>
            <path d={pathOf(inset(outline))} fill={top} stroke={side} strokeWidth="0.03" strokeLinejoin="round" />
            <Sign kind="terrain" id={region.terrain} at={seat} faint />
            {signs.map(([kind, sign], place) => {
              const at = spots[place];
              return at ? <Sign key={sign} kind={kind} id={sign} at={at} /> : null;
            })}
          </g>
        );
      })}
    </svg>
  );
}

interface SignProps {
  readonly kind: 'terrain' | 'symbol' | 'marker';
  readonly id: string;
  readonly at: Point;
  readonly faint?: boolean;
}

function Sign({ kind, id, at, faint = false }: SignProps): JSX.Element {
  const scale = SIGN / 24;
  return (
    <g transform={`translate(${at.x} ${at.y})`} opacity={faint ? 0.45 : 1}>
      {faint ? null : <circle r={SIGN * 0.62} className="board-sign" />}
      <g
        transform={`translate(${-SIGN / 2} ${-SIGN / 2}) scale(${scale})`}
        fillRule="evenodd"
        className="board-sign-paths"
      >
        {signOf(kind, id).fill?.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </g>
  );
}

/** What a board is like, in words. */
function boardWords({ regions }: BoardFacts): string {
  return t('board.sketch', {
    regions: regions.length,
    water: regions.filter(({ terrain }) => isWater(terrain)).length,
    symbols: regions.reduce((sum, { symbols }) => sum + symbols.length, 0),
    tribes: regions.filter(({ lostTribe }) => lostTribe).length,
  });
}
