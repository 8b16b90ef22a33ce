/** To be imported by the map of the turn: the table learns its words. */
import { need } from './language.ts';

await need('turn-map');
