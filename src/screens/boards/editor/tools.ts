import type { RegionSymbol, Terrain } from '../../../rules/index.ts';
import type { MessageKey } from '../../../ui/locale/index.ts';
import { type SignKey, signOf } from '../../../ui/platform/keys.ts';
import type { Draft, Edit } from './edits/index.ts';

export type Tool =
  | 'select'
  | 'split'
  | 'turn'
  | 'merge'
  | 'island'
  | 'tribe'
  | `terrain.${Terrain}`
  | `symbol.${RegionSymbol}`;

const grounds: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain', 'sea', 'lake'];
const symbols: readonly RegionSymbol[] = ['mine', 'magic', 'cavern'];

export const toolGroups: readonly {
  readonly group: 'look' | 'ground' | 'signs' | 'borders';
  readonly tools: readonly Tool[];
}[] = [
  { group: 'look', tools: ['select'] },
  { group: 'ground', tools: grounds.map((ground): Tool => `terrain.${ground}`) },
  { group: 'signs', tools: [...symbols.map((symbol): Tool => `symbol.${symbol}`), 'tribe'] },
  { group: 'borders', tools: ['split', 'turn', 'merge', 'island'] },
];

/** The key of the keyboard that does at a region what the tool does there, as it stands on it. */
export const keysOfTools: readonly { readonly key: string; readonly tool: Tool }[] = [
  ...grounds.map((ground, k) => ({ key: String(k + 1), tool: `terrain.${ground}` as const })),
  { key: 'M', tool: 'symbol.mine' },
  { key: 'G', tool: 'symbol.magic' },
  { key: 'C', tool: 'symbol.cavern' },
  { key: 'T', tool: 'tribe' },
];

export function toolOfKey(pressed: SignKey): Tool | null {
  const toolOf = (sign: string) => keysOfTools.find(({ key }) => key.toLowerCase() === sign)?.tool ?? null;
  return toolOf(signOf(pressed, (sign) => toolOf(sign) !== null) ?? '');
}

export const isOnBorders = (tool: Tool): tool is 'turn' | 'merge' | 'island' =>
  tool === 'turn' || tool === 'merge' || tool === 'island';

/** Does it change what is printed on regions, so that it can be drawn across several? */
export const isBrush = (tool: Tool): tool is Exclude<Tool, 'select' | 'split' | 'turn' | 'merge' | 'island'> =>
  tool !== 'select' && tool !== 'split' && !isOnBorders(tool);

export function hintOf(tool: Tool): MessageKey {
  if (tool.startsWith('terrain.')) return 'edit.hint.paint';
  if (isBrush(tool)) return 'edit.hint.sign';
  return `edit.hint.${tool}`;
}

/** What a brush does; a sign is put on, or taken off where the first has it (`isOn` says otherwise). */
export function brushed(draft: Draft, tool: Tool, regions: readonly number[], isOn?: boolean): Edit | null {
  const [kind, id = ''] = tool.split('.');
  const first = draft.data.regions[regions[0] ?? -1];
  if (first === undefined) return null;
  if (kind === 'terrain') return { edit: 'terrain', regions, terrain: id as Terrain };
  if (kind === 'tribe') return { edit: 'tribe', regions, on: isOn ?? first.lostTribe !== true };
  const symbol = id as RegionSymbol;
  if (kind === 'symbol') return { edit: 'symbol', regions, symbol, on: isOn ?? !first.symbols?.includes(symbol) };
  return null;
}
