import type { JSX } from 'react';
import { type MessageKey, t } from '../locale/index.ts';

/** The keys and what they do, in the order of use. Letters are those of `shortcuts.ts`. */
const keys: readonly (readonly [string | readonly MessageKey[], MessageKey])[] = [
  ['B', 'help.board'],
  [['key.arrows'], 'help.arrows'],
  [['key.enter', 'key.space'], 'help.enter'],
  ['+  −  0…9', 'help.steps'],
  ['E', 'help.end'],
  [['key.undo'], 'help.undo'],
  ['S', 'help.skip'],
  ['O', 'help.column'],
  ['L', 'help.log'],
  ['R', 'help.rules'],
  ['K', 'help.peek'],
  ['P', 'help.plan'],
  ['C', 'help.seated'],
  ['?', 'help.help'],
  [['key.escape'], 'help.close'],
];

/** The list of keys. */
export function HelpPanel(): JSX.Element {
  return (
    <dl className="keys">
      {keys.map(([key, what]) => (
        <div key={what}>
          <dt>{typeof key === 'string' ? <kbd>{key}</kbd> : key.map((name) => <kbd key={name}>{t(name)}</kbd>)}</dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
