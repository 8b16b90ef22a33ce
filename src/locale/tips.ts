/** Imported by whatever speaks the coach's lines: the table learns them. */
import { need } from './language.ts';
import './settled.ts';

await need('tips');
