/** For programs other than the page: the English words for what races and powers of one's own are made of, and for what is wrong with a box. */
import { parts } from './en/parts.ts';
import { speaker } from './index.ts';

speaker.learn(parts);
