/** To be imported by whatever helps to judge a move: the table learns its words. */
import { aids } from './en/aids.ts';
import { speaker } from './index.ts';

speaker.learn(aids);
