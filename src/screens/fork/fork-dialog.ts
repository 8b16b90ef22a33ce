import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';

export const ForkDialog = lazyComponent(() => import('./ForkDialog.tsx'), { needsNotice: true });
