/** To be imported by whatever speaks on the coach's card: the table learns the words of the card itself. */
import { coach } from './en/coach.ts';
import { speaker } from './index.ts';

speaker.learn(coach);
