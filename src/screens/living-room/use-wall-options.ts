import { useEffect, useMemo } from 'react';
import { t } from '../../ui/locale/index.ts';
import { useSettings } from '../../ui/look/index.ts';
import { readOptions, type ShowcaseOptions, usualOptions } from '../showcase/options.ts';
import { useFaults } from '../showcase/use-faults.ts';

/** What the address says of how a wall is shown: the options of a showcase. At a table of friends their own settings count, and the margin. `note`: what is to be said of it. */
export function useWallOptions(isWall: boolean): ShowcaseOptions & { readonly note: string | null } {
  const { options, faults } = useMemo(() => readOptions(location.search), []);
  const note = useFaults(faults, isWall && options.seed !== null ? t('living.wall.seed') : null);
  useEffect(() => {
    if (!isWall || options.sound) return;
    return useSettings.lend({ effects: 0, room: 0 });
  }, [isWall, options]);
  return { ...(isWall ? options : { ...usualOptions, margin: options.margin, sparing: options.sparing }), note };
}
