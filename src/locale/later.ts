/** To be imported by whatever is fetched later and speaks with words of its own: the table learns them. */
import { later } from './en/later.ts';
import { speaker } from './index.ts';

speaker.learn(later);
