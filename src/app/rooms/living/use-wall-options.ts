import { useEffect, useMemo } from 'react';
import { t } from '../../../locale/index.ts';
import { borrowSettings } from '../../../look/borrowed-settings.ts';
import { readOptions, type ShowcaseOptions, useAwhile, usualOptions } from '../../../showcase/index.ts';

/** Milliseconds for which what was not understood of the address is shown. */
const faultTime = 20_000;

/** What the address says of how a wall is shown: the options of a showcase. At a table of friends their own settings count, and the margin. `note`: what is to be said of it. */
export function useWallOptions(isWall: boolean): ShowcaseOptions & { readonly note: string | null } {
  const { options, faults } = useMemo(() => readOptions(location.search), []);
  const isFresh = useAwhile(faultTime);
  useEffect(() => {
    if (!isWall || options.sound) return;
    return borrowSettings({ effects: 0, room: 0 });
  }, [isWall, options]);
  const notes = [
    ...(faults.length > 0 ? [t('showcase.fault', { words: faults.join(', ') })] : []),
    ...(isWall && options.seed !== null ? [t('living.wall.seed')] : []),
  ];
  const note = isFresh && notes.length > 0 ? notes.join(' ') : null;
  return { ...(isWall ? options : { ...usualOptions, margin: options.margin, sparing: options.sparing }), note };
}
