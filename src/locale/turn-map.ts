/** To be imported by the map of the turn: the table learns its words. */
import { turnMap } from './en/turn-map.ts';
import { speaker } from './index.ts';

speaker.learn(turnMap);
