import { type HudSlots, lazyPanel } from '../../hud/index.ts';
import { loadTurnStory } from '../../hud/turn-map/index.ts';
import { t } from '../../ui/locale/index.ts';
import { Coach } from '../learn/coach.ts';
import { loadCoachSettings, loadRegionAids, loadTurnAids } from '../learn/index.ts';
import { loadReviewPanel } from '../review/index.ts';
import { loadStory } from '../story/index.ts';

/** What other folders add to the panels of any table, each fetched when first drawn, or later. */
export const slots: HudSlots = {
  coach: Coach,
  regionAids: lazyPanel(loadRegionAids),
  turnAids: lazyPanel(loadTurnAids),
  story: lazyPanel(loadStory, { place: 'story' }),
  turnMap: lazyPanel(loadTurnStory),
  settings: lazyPanel(loadCoachSettings),
  review: lazyPanel(loadReviewPanel, { waiting: () => <p>{t('setup.loading')}</p> }),
};
