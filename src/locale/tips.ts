/** Import this where the coach's tips are used: it loads them. */
import { need } from './language.ts';
import './settled.ts';

await need('tips');
