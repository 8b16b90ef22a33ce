import type { JSX } from 'react';
import type { RegionSymbol, Terrain } from '../../../rules/index.ts';
import { type MessageKey, nameOf, said, t } from '../../../ui/locale/index.ts';
import { Glyph } from '../../../ui/look/index.ts';
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

const toolGroups: readonly {
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

function toolName(tool: Tool): string {
  if (tool === 'tribe') return t('region.lostTribe');
  if (isOnBorders(tool) || tool === 'select' || tool === 'split') return t(`edit.tool.${tool}`);
  return said(nameOf(tool, tool.slice(tool.indexOf('.') + 1)));
}

function ToolSign({ tool }: { readonly tool: Tool }): JSX.Element {
  const [kind, id] = tool.split('.');
  if (kind === 'terrain' || kind === 'symbol') return <Glyph name={`${kind}.${id}`} />;
  if (tool === 'tribe') return <Glyph name="marker.lostTribe" />;
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={drawings[tool as keyof typeof drawings]} className="edit-tool-sign" />
    </svg>
  );
}

/** Signs of the tools that nothing on the table has: an arrow, and what becomes of borders. */
const drawings = {
  select: 'M5 3l14 9-6 1.5L16 20l-3 1.5-3-6.5-5 4z',
  split: 'M4 4h16v16H4zM15 1L9 23',
  turn: 'M8 4v16M16 4v16M8 12h8M12 5v4M12 15v4',
  merge: 'M3 5h18v14H3zM12 5v3M12 16v3M9 12h6',
  island: 'M12 2v6M12 16v6M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8',
} as const;

interface ToolBarProps {
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
}

export function ToolBar({ tool, onTool }: ToolBarProps): JSX.Element {
  return (
    <section className="edit-tools" aria-label={t('edit.tools')}>
      {toolGroups.map(({ group, tools }) => (
        <fieldset key={group} data-tools={group}>
          <legend>{t(`edit.group.${group}`)}</legend>
          <div className="edit-tool-row">
            {tools.map((one) => {
              const key = keysOfTools.find((found) => found.tool === one)?.key;
              return (
                <button
                  key={one}
                  type="button"
                  className="edit-tool"
                  data-use={one}
                  aria-label={toolName(one)}
                  aria-pressed={one === tool}
                  aria-keyshortcuts={key}
                  onClick={() => onTool(one)}
                >
                  <ToolSign tool={one} />
                  <span>{toolName(one)}</span>
                  {key ? <kbd>{key}</kbd> : null}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

export function KeyList(): JSX.Element {
  const grounds = keysOfTools.filter(({ tool }) => tool.startsWith('terrain.'));
  const rows = [
    ['← ↑ → ↓', t('edit.keys.arrows')],
    ['Enter', t('edit.keys.enter')],
    ['Esc', t('edit.keys.escape')],
    [`1–${grounds.length}`, t('edit.keys.ground')],
    ...keysOfTools
      .filter(({ tool }) => !tool.startsWith('terrain.'))
      .map(({ key, tool }) => [key, t('edit.keys.sign', { sign: toolName(tool) })]),
    ['Ctrl+Z', t('edit.undo')],
    ['Ctrl+Shift+Z', t('edit.redo')],
  ];
  return (
    <details className="edit-keys">
      <summary>{t('edit.keys')}</summary>
      <dl>
        {rows.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
