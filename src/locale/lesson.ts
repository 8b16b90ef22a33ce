/** To be imported by the first game: the table learns its words. */
import { lesson } from './en/lesson.ts';
import { speaker } from './index.ts';

speaker.learn(lesson);
