/** To be imported by what speaks of newer versions: the table learns the words for it. */
import { offline } from './en/offline.ts';
import { speaker } from './index.ts';

speaker.learn(offline);
