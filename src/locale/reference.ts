/** To be imported by the reference and whatever else speaks with its words: the table learns them. */
import { need } from './language.ts';
import './later.ts';
import './settled.ts';

await need('reference');
