import { boards, type GameView } from '../../rules/index.ts';
import type { Thing } from '../attention/index.ts';

/** What a piece is, by its id in the layout; null for what is only furniture. */
export function thingOfPiece(id: string, view: GameView): Thing | null {
  const [kind = '', one = '', other = ''] = id.split('/');
  switch (kind) {
    case 'chip':
    case 'figure':
      if (other === 'hand' || other === 'aside') return { of: other, force: Number(one) };
      return { of: 'tokens', region: Number(other.slice(1)) };
    case 'tribe':
    case 'tribechip':
      return { of: 'tribe', region: Number(one) };
    case 'marker':
      return { of: 'marker', marker: one, region: Number(other) };
    case 'waiting':
      return { of: 'marker', marker: one, region: null };
    case 'banner':
    case 'perch':
    case 'offer':
      return view.column.some(({ race }) => race === one) ? { of: 'combo', race: one } : { of: 'race', race: one };
    case 'badge': {
      const combo = view.column.find(({ power }) => power === one);
      return combo ? { of: 'combo', race: combo.race } : { of: 'power', power: one };
    }
    case 'tray':
      return { of: 'tray', race: one };
    case 'purse':
    case 'savings':
      return { of: 'purse', seat: Number(one) };
    case 'stud':
    case 'crown':
      return { of: 'round' };
    case 'die':
      return { of: 'die' };
    default:
      return null;
  }
}

/** What a part of a label says something of; null if it speaks for itself. */
export function thingOfLabel(part: Element, view: GameView): Thing | null {
  const [kind, one = '', other = ''] = part.closest<HTMLElement>('[data-label]')?.dataset.label?.split('/') ?? [];
  switch (kind) {
    case 'region':
      if (part.matches('.table-cost')) return { of: 'cost', region: Number(one) };
      return { of: part.matches('.table-danger') ? 'danger' : 'tokens', region: Number(one) };
    case 'number':
      return { of: 'region', region: Number(one) };
    case 'sign':
      return thingOfSign(Number(one), other);
    case 'combo':
      return { of: 'combo', race: one };
    case 'tray':
      return { of: 'tray', race: one };
    case 'hand':
      return { of: 'hand', force: Number(one) };
    case 'seat':
      return Number(one) < view.players ? { of: 'player', seat: Number(one) } : null;
    case 'round':
      return { of: 'round' };
    default:
      return null;
  }
}

/** What a sign of the map stands for. */
function thingOfSign(region: number, name: string): Thing {
  const [kind, id = ''] = name.split('.');
  if (id === 'lostTribe') return { of: 'tribe', region };
  if (kind === 'marker') return { of: 'marker', marker: id, region };
  const symbol = Object.values(boards)
    .flatMap(({ regions }) => regions.flatMap(({ symbols }) => symbols))
    .find((one) => one === id);
  return kind === 'symbol' && symbol ? { of: 'symbol', symbol } : { of: 'region', region };
}
