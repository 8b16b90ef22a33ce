import { useState } from 'react';
import { keyedChoices, keyOf } from '../../../hud/index.ts';
import { useInput } from '../../../hud/keys/input-kind.ts';
import { t } from '../../../ui/locale/index.ts';
import { useSettings } from '../../../ui/look/index.ts';
import type { Line } from './lesson.ts';

type KeySettings = Parameters<typeof keyOf>[1];

/** What is to be done: what a line points at, or to press a region that is for the learner to find. */
interface Asked extends Pick<Line, 'figure'> {
  readonly target?: Line['target'] | { readonly at: 'anyRegion' };
}

/** By which keys what a line asks for is done, in words; null where it asks for nothing, or only to be read. */
export function byKeys({ target, figure }: Asked, settings: KeySettings): string | null {
  const key = (shortcut: Parameters<typeof keyOf>[0]) => keyOf(shortcut, settings).toUpperCase() || null;
  switch (target?.at) {
    case 'region':
      return t('lesson.keys.region', {
        key: key('region'),
        number: target.region + 1,
        // What takes luck is asked for once more in the region's card.
        twice: figure?.of === 'die' ? 'yes' : 'no',
      });
    case 'anyRegion':
      return t('lesson.keys.region', { key: null, number: null, twice: 'no' });
    case 'combo':
      return t('lesson.keys.combo', { key: key('end') });
    case 'choice': {
      const shortcut = (['end', 'decline'] as const).find((one) => keyedChoices[one].includes(target.choice));
      return t('lesson.keys.button', { key: shortcut === undefined ? null : key(shortcut) });
    }
    case undefined:
      return null;
  }
}

/** `byKeys` for whoever last used a keyboard, not a pointer, nor a remote or pad, which lack these keys. */
export function useByKeys(): (asked: Asked) => string | null {
  const isByKeys = useInput(({ byKeyboard, byArrows }) => byKeyboard && !byArrows);
  const settings = useSettings();
  return (asked) => (isByKeys ? byKeys(asked, settings) : null);
}

export type KeysOf = (name: string, line: Line, isAgain: boolean) => string | null;

/** `byKeys`, but only at a lesson's first line done in this way, or when asked for: once done, it's known. */
export function useKeysAtFirst(): KeysOf {
  const keysOf = useByKeys();
  const [first] = useState(() => new Map<string, string>());
  return (name, line, isAgain) => {
    const { target = null } = line;
    const keys = keysOf(line);
    // Which region it is says the line itself.
    const way = target?.at === 'region' ? keysOf({ ...line, target: { ...target, region: 0 } }) : keys;
    if (way === null) return null;
    if (!first.has(way)) first.set(way, name);
    return isAgain || first.get(way) === name ? keys : null;
  };
}
