import type { RegionId } from '../../rules/index.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import type { TableScope } from '../../table/scope.tsx';
import { ask, closePanel, closeTooltip, usePanels } from '../frame/panels.ts';
import { latestNotice } from '../frame/use-notice.ts';
import { isBeside } from '../panels.ts';

/**
 * Closes what lies on top: an explanation, a dialog, why something was not done, a panel beside the board, a raised combo, the card of the region picked; with none of them
 * open, a notice about something that lasts. Returns whether there was any.
 * @param isCovered another dialog, which closes by itself, lies over the page
 */
export function closeInnermost(scope: TableScope, selected: RegionId | null, isCovered = false): boolean {
  if (closeTooltip(scope)) return true;
  const { asking, open } = usePanels.of(scope).getState();
  const [refusal, notice] = [latestNotice(scope, 'passing'), latestNotice(scope, 'lasting')];
  if (asking) ask(scope, null);
  else if (open && !isBeside(open)) closePanel(scope);
  else if (isCovered) return false;
  else if (refusal) refusal();
  else if (open) closePanel(scope);
  else if (useAttention.of(scope).getState().raised !== null) attend(scope, { raised: null });
  else if (selected !== null) attend(scope, { selected: null });
  else if (notice) notice();
  else return false;
  return true;
}
