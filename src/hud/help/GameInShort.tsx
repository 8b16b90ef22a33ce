import type { JSX } from 'react';
import { type MessageKey, t } from '../../ui/locale/index.ts';

const steps: readonly MessageKey[] = [
  'help.short.pick',
  'help.short.conquer',
  'help.short.roll',
  'help.short.score',
  'help.short.decline',
  'help.short.win',
];

export function GameInShort(): JSX.Element {
  return (
    <ol className="in-short">
      {steps.map((step) => (
        <li key={step}>{t(step)}</li>
      ))}
    </ol>
  );
}
