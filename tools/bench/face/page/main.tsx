/** A table on which one race holds all land, so that its figures can be compared with the ground they stand on: `/?race=elves`. */
import { createRoot } from 'react-dom/client';
import { boardFacts, type GameView, isWater, newGame, view } from '../../../../src/rules/index.ts';
import { outlinesOf } from '../../../../src/table/outlines/index.ts';
import { Scoped } from '../../../../src/table/scope.tsx';
import { TableView } from '../../../../src/table/TableView.tsx';
import { useSettings } from '../../../../src/ui/look/settings.ts';
import { measure } from './measure.ts';

const race = new URLSearchParams(location.search).get('race') ?? 'elves';
const players = 5;

/** The view of a new game, with one token of the race in every region of land. */
function everywhere(): GameView {
  const begun = newGame({ players, seed: 1 });
  if (!begun.ok) throw new Error('no game');
  const empty = view(begun.state, 0);
  const force = { id: 1, seat: 0, race, power: null, declined: false, hand: 0, aside: 0, memory: {} };
  const regions = empty.regions.map((region, id) => {
    const terrain = boardFacts(empty.board).regions[id]?.terrain ?? 'sea';
    return { ...region, lostTribe: false, ...(isWater(terrain) ? {} : { force: 1, tokens: 1 }) };
  });
  return { ...empty, forces: [force], regions };
}

const seats = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name, colour) => ({ name, colour }));
useSettings.setState({ quality: 'high', reducedMotion: 'on' });
const shown = everywhere();
Object.assign(window, {
  measureFaces: (upper: readonly (readonly [number, number, number])[]) => measure(shown, upper),
});

await outlinesOf(shown.board).promise();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Scoped>
      <TableView view={shown} legal={[]} seats={seats} />
    </Scoped>,
  );
