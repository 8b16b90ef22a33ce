import { useSettings } from '../../../ui/look/settings.ts';
import { hasGraphicsCard } from '../../../ui/platform/canvas.ts';

/**
 * Is the table behind the start page to live? Where a graphics card draws it, unless the person chose the cheapest picture. The address may say so
 * itself: `?living=on`, `?living=off`.
 */
export function isLivingWanted(): boolean {
  const said = new URLSearchParams(location.search).get('living');
  if (said !== null) return said === 'on';
  return useSettings.getState().quality !== 'low' && hasGraphicsCard();
}
