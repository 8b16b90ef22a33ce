import { useEffect } from 'react';
import { togglePanel, usePanels } from '../../hud/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { useReviewed } from '../review/context.ts';
import { useShownReview } from '../review/shown.ts';
import { ReplayFork } from './ReplayFork.tsx';
import { ReplayKey } from './ReplayKey.tsx';
import type { ReplayAside } from './ReplayLine.tsx';

/** What else a moment of a replay may be used for: looked at with the strongest level's eyes, or played on from. */
export const ReplayAsides: ReplayAside = ({ replay }) => (
  <>
    <ReplayReview replay={replay} />
    <ReplayFork replay={replay} />
  </>
);

/** A button in the line of a replay: opens the review of a game that is over. It is open already for whoever comes from it. */
const ReplayReview: ReplayAside = () => {
  const scope = useScope();
  const isReviewable = useReviewed() !== null;
  useEffect(() => {
    if (!isReviewable || !useShownReview.getState().follows) return;
    useShownReview.setState({ follows: false });
    if (usePanels.of(scope).getState().open !== 'review') togglePanel(scope, 'review');
  }, [scope, isReviewable]);
  if (!isReviewable) return null;
  return (
    <ReplayKey icon="review" name="review" label={t('action.review')} onPress={() => togglePanel(scope, 'review')} />
  );
};
