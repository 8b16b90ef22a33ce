/** Import this where the coach's tips are used: it loads them. */
import { need } from './language.ts';
import './reference.ts';

void need('tips');
