/** The review of a game that is over. Its panel, and with it the judge's thread, is fetched when somebody asks for it. */
export { ReviewContext, type Reviewed, useReviewed } from './context.ts';
export { useReviewable, useShownReview } from './shown.ts';
export const loadReviewPanel = () => import('./ReviewPanel.tsx');
