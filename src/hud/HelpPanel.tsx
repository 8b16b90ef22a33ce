import type { JSX } from 'react';
import { type MessageKey, t } from '../locale/index.ts';
import '../locale/later.ts';
import { Glyph } from '../look/glyphs.tsx';
import { GameInShort } from './GameInShort.tsx';
import { usePanels } from './panels.ts';

/** The keys and what they do, in the order of use. Letters are those of `shortcuts.ts`. */
const keys: readonly (readonly [string | readonly MessageKey[], MessageKey])[] = [
  ['B', 'help.board'],
  [['key.arrows'], 'help.arrows'],
  [['key.enter', 'key.space'], 'help.enter'],
  ['+  −  0…9', 'help.steps'],
  ['E', 'help.end'],
  [['key.undo'], 'help.undo'],
  ['S', 'help.skip'],
  ['T', 'help.threats'],
  ['O', 'help.column'],
  ['L', 'help.log'],
  ['M', 'help.map'],
  ['R', 'help.rules'],
  ['K', 'help.peek'],
  ['P', 'help.plan'],
  ['C', 'help.seated'],
  ['?', 'help.help'],
  [['key.escape'], 'help.close'],
];

const hands: readonly MessageKey[] = ['help.hands.region', 'help.hands.turn'];

/** The game in short, and how to use mouse, fingers and keys. */
export default function HelpPanel(): JSX.Element {
  return (
    <div className="help">
      <h3>{t('help.short')}</h3>
      <GameInShort />
      <p>
        <button type="button" data-reference="sheet" onClick={() => usePanels.setState({ open: 'sheet' })}>
          <Glyph name="thing.rules" /> {t('help.sheet')}
        </button>
      </p>
      <h3>{t('help.hands')}</h3>
      <ul>
        {hands.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
      <h3>{t('help.keys')}</h3>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>{typeof key === 'string' ? <kbd>{key}</kbd> : key.map((name) => <kbd key={name}>{t(name)}</kbd>)}</dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
