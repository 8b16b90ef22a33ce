/** Import this for the big screen: it loads the texts of the showcase, its visitors and its presenters. */
import { need } from './language.ts';
import './hud.ts';

void need('showcase');
