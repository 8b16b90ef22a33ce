import { useSettings } from '../../look/index.ts';

/**
 * Is the table behind the start page to live? Where a graphics card draws it, unless the person chose the cheapest picture. The address may say so
 * itself: `?living=on`, `?living=off`.
 */
export function isLivingWanted(): boolean {
  const said = new URLSearchParams(location.search).get('living');
  if (said !== null) return said === 'on';
  return useSettings.getState().quality !== 'low' && hasGraphicsCard();
}

/** Does a graphics card draw for this browser, and not the processor? */
function hasGraphicsCard(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: true });
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
