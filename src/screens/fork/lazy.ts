import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';

/** Asks who is to play on from a moment. Fetched when somebody wants to. */
export const ForkDialog = lazyComponent(() => import('./ForkDialog.tsx'), { needsNotice: true });
