/** Import this for the big screen: it loads the texts of the showcase. */
import { need } from './language.ts';
import './panels.ts';

await need('showcase');
