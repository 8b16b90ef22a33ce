import type { HudSlots } from '../../hud/index.ts';
import { lazyPanel } from '../../hud/lazy/lazy-panel.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { t } from '../../ui/locale/index.ts';
import { Coach } from '../learn/coach.ts';

export const slots: HudSlots = {
  coach: Coach,
  regionAids: lazyPanel(() => import('../learn/aids/RegionAids.tsx')),
  turnAids: lazyPanel(() => import('../learn/aids/TurnAids.tsx')),
  story: lazyPanel(() => import('../story/StoryPanel.tsx'), { place: 'story' }),
  // Without it nobody misses anything.
  bestMoment: lazyComponent(() => import('../story/BestMoment.tsx')),
  turnMap: lazyPanel(() => import('../../hud/turn-map/TurnStory.tsx')),
  settings: lazyPanel(() => import('../learn/CoachSettings.tsx')),
  review: lazyPanel(() => import('../review/ReviewPanel.tsx'), { waiting: () => <p>{t('setup.loading')}</p> }),
};
