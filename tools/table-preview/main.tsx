/**
 * The table without a game around it, to work on its looks: `npm run preview:table`, then for instance
 * `/?players=5&round=7&seed=3&camera=plan&quality=high`. Not part of the built site.
 */
import { createRoot } from 'react-dom/client';
import { useAttention } from '../../src/attention/index.ts';
import { useSettings } from '../../src/look/settings.ts';
import { legal, view } from '../../src/rules/index.ts';
import { TableView } from '../../src/table/TableView.tsx';
import { playedOn } from './positions.ts';

const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(asked.get(name) ?? otherwise);

const game = playedOn(
  number('players', 5),
  number('seed', 3),
  (now) => now.round >= number('round', 7) && now.phase === (asked.get('phase') ?? 'conquer'),
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
const root = document.getElementById('root');
if (root) createRoot(root).render(<TableView view={view(game, game.seat)} legal={legal(game)} seats={seats} />);
