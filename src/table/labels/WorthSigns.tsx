import { useMemo } from 'react';
import { signsWorthOf } from '../../opponents/judgement/ahead.ts';
import { type SignsWorth, signsWorthToCombo } from '../../rules/ahead.ts';
import { boardFacts, type GameView } from '../../rules/index.ts';
import { signWorthWords } from '../../ui/words/sign-worth.ts';
import { lookedIn, useAttention } from '../attention/index.ts';
import { standingHeight } from '../layout/ground.ts';
import { regionPlan } from '../layout/regions.ts';
import { rimPlaces } from '../layout/rim-places.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { FloatingLabel } from './FloatingLabel.tsx';

/** Board units over the ground: the sign itself stays in sight below. */
const ABOVE = 0.34;

interface WorthSignsProps {
  readonly board: BoardGeometry;
  readonly view: GameView;
}

/**
 * What mines, magic sources and caverns are worth: on the whole map to the combo that somebody looks at in the pick, else in the region that is
 * looked at, to whoever sits here.
 */
export default function WorthSigns({ board, view }: WorthSignsProps) {
  const looked = useAttention((attention) => lookedIn(view.column, attention));
  const region = useAttention(({ hovered, selected }) => hovered ?? selected);
  const combo = view.phase === 'pickCombo' ? looked : null;
  const worth = useMemo(
    () => (combo === null ? signsWorthOf(view) : signsWorthToCombo(view, combo, view.seat)),
    [view, combo],
  );
  const regions = combo === null ? (region === null ? [] : [region]) : board.regions.map(({ id }) => id);
  return (
    <>
      {regions.map((id) => (
        <Worth key={id} board={board} region={id} worth={worth} />
      ))}
    </>
  );
}

interface WorthProps extends Pick<WorthSignsProps, 'board'> {
  readonly region: number;
  readonly worth: SignsWorth;
}

function Worth({ board, region, worth }: WorthProps) {
  const [facts, geometry] = [boardFacts(board.id).regions[region], board.regions[region]];
  if (!facts || !geometry) return null;
  const y = standingHeight(facts.terrain);
  return regionPlan(geometry, facts).symbols.map(({ symbol, spot }) => {
    const words = signWorthWords(worth, symbol);
    return words.length === 0 ? null : (
      <FloatingLabel
        key={symbol}
        id={`worth/${region}/${symbol}`}
        at={[spot.x, y + ABOVE, spot.y]}
        or={rimPlaces(geometry).map(({ x, y: near }) => [x, y, near])}
        className="table-note"
      >
        {words.join(' · ')}
      </FloatingLabel>
    );
  });
}
