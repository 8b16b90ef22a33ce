/** Imported by whatever speaks on the big screen: the table learns the words of the showcase. */
import { need } from './language.ts';
import './later.ts';

await need('showcase');
