/** To be imported by whatever speaks the coach's lines: the table learns them. */
import { tips } from './en/tips.ts';
import { speaker } from './index.ts';
import './settled.ts';

speaker.learn(tips);
