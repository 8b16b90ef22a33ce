/** To be imported by whatever speaks on the big screen: the table learns the words of the showcase. */
import { showcase } from './en/showcase.ts';
import { speaker } from './index.ts';
import './later.ts';

speaker.learn(showcase);
