/** To be imported by whatever tells how this table plays where printed editions differ. */
import { settled } from './en/settled.ts';
import { speaker } from './index.ts';

speaker.learn(settled);
