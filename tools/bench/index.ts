/**
 * `npm run bench`: the figures of the project, each beside its target. With `--json` (`npm run -s bench -- --json`) prints one JSON object and
 * nothing else on the standard output. `npm run bench -- eye table` takes only these parts. Progress goes to the error output.
 */
import { givenTo } from '../house/arguments.ts';
import { openSite, type Site } from '../site/site.ts';
import { carryFigures } from './carry/index.ts';
import { eyeFigures } from './eye/index.ts';
import { faceFigures } from './face/index.ts';
import type { Figure } from './figure.ts';
import { frameFigures } from './frames/index.ts';
import { gameFigures } from './games/index.ts';
import { grabFigures } from './grab/index.ts';
import { headlessFigures } from './headless/index.ts';
import { linkFigures } from './link/index.ts';
import { pageFigures } from './page/index.ts';
import { type Part, takeParts } from './parts.ts';
import { replayFigures } from './replay/index.ts';
import { tableFigures } from './table/index.ts';
import { turnFigures } from './turn/index.ts';

/** The built page, opened for whoever needs it first. */
const opened: { site?: Promise<Site> } = {};
const onSite = (take: (site: Site) => Promise<readonly Figure[]>) => async () => {
  opened.site ??= openSite();
  return take(await opened.site);
};
const parts: readonly Part[] = [
  { name: 'games', doing: 'Playing games …', take: gameFigures },
  { name: 'headless', doing: 'Asking the kernel …', take: headlessFigures },
  { name: 'link', doing: 'Packing games into links …', take: linkFigures },
  { name: 'page', doing: 'Weighing the page …', take: onSite(pageFigures) },
  { name: 'replay', doing: 'Going back in games …', take: replayFigures },
  { name: 'turn', doing: 'Watching opponents’ turns …', take: turnFigures },
  { name: 'table', doing: 'Counting what is drawn …', take: onSite(tableFigures) },
  { name: 'carry', doing: 'Carrying tokens …', take: onSite(carryFigures) },
  { name: 'grab', doing: 'Taking stacks …', take: onSite(grabFigures) },
  { name: 'face', doing: 'Looking into faces …', take: onSite(faceFigures) },
  { name: 'eye', doing: 'Looking at the table …', take: onSite(eyeFigures) },
  { name: 'frames', doing: 'Timing frames …', take: onSite(frameFigures) },
];
try {
  await takeParts('bench', parts, givenTo('bench', { json: false }, true));
} finally {
  await (await opened.site)?.close();
}
