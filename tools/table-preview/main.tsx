/**
 * The table without a game around it, for working on its looks: `npm run preview:table`, then e.g.
 * `/?players=5&round=7&seed=3&camera=plan&quality=high`, or with `&own=6` races of one's own in the box. Not part of the built site.
 */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useAttention } from '../../src/attention/index.ts';
import { outlinesOf } from '../../src/boards/index.ts';
import { useSettings } from '../../src/look/settings.ts';
import { apply, legal, view } from '../../src/rules/index.ts';
import { TableView } from '../../src/table/TableView.tsx';
import { stagesOf } from '../../src/turn/stages.ts';
import type { Stage } from '../../src/turn/types.ts';
import { ownBox, playedOn } from './positions.ts';
import '../../src/look/heraldry.ts';

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);

const content = ownBox(number('own', 0), number('look', 1));
const game = playedOn(
  number('players', 5),
  number('seed', 3),
  (now) => now.round >= number('round', 7) && now.phase === (asked.get('phase') ?? 'conquer'),
  content,
);
const quality = asked.get('quality');
if (quality === 'low' || quality === 'medium' || quality === 'high') useSettings.setState({ quality });
useSettings.setState({ reducedMotion: 'on' });
const camera = asked.get('camera');
if (camera === 'plan' || camera === 'free') useAttention.setState({ camera });
const hovered = asked.get('hovered');
if (hovered !== null) useAttention.setState({ hovered: Number(hovered) });

const names = ['Ada', 'Bruno', 'Chidi', 'Dora', 'Emil'];
const seats = names.slice(0, game.players).map((name, colour) => ({ name, colour }));

/** `&show=finalRoll` (or another command's name): plays that command and shows its events. */
function stagesToShow(): readonly Stage[] {
  const wanted = asked.get('show');
  if (wanted === null) return [];
  const before = playedOn(
    number('players', 5),
    number('seed', 3),
    (now) => now.round >= number('round', 7) && legal(now).some(({ type }) => type === wanted),
  );
  const command = legal(before).find(({ type }) => type === wanted);
  const outcome = command && apply(before, command);
  if (!outcome?.ok) return [];
  useSettings.setState({ reducedMotion: 'off' });
  return stagesOf(view(before, before.seat), view(outcome.state, before.seat), outcome.events, 0);
}

const stages = stagesToShow();

function Preview() {
  const [at, setAt] = useState(0);
  const stage = stages[at] ?? null;
  return (
    <TableView
      view={stage?.after ?? stages.at(-1)?.after ?? view(game, game.seat)}
      legal={stages.length > 0 ? [] : legal(game)}
      seats={seats}
      stage={stage}
      last={at === stages.length - 1}
      onShown={() => setAt((now) => now + 1)}
    />
  );
}

await outlinesOf(game.board).promise();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Preview />);
