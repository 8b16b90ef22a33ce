import type { JSX } from 'react';
import { PrintedBoard, viewBoxOf } from '../../hud/plan/Printed.tsx';
import { type BoardFacts, type BoardId, boardFacts, isWater } from '../../rules/index.ts';
import { outlinesOf } from '../../table/outlines/index.ts';
import { useLazy } from '../../ui/lazy/use-lazy.ts';
import { t } from '../../ui/locale/index.ts';

/** A board as a plan with what is printed on it; while it is being drawn a line says so. */
export function BoardSketch({ board }: { readonly board: BoardId }): JSX.Element {
  const { value, isMissing } = useLazy(outlinesOf(board));
  if (value === null) return <p data-said>{isMissing ? t('board.failed') : t('board.drawing')}</p>;
  const facts = boardFacts(board);
  return (
    <svg className="board-sketch" data-sketch viewBox={viewBoxOf(value)} role="img" aria-label={boardWords(facts)}>
      <PrintedBoard geometry={value} regions={facts.regions} />
    </svg>
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
