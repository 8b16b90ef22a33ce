import throws from '../../src/table/motion/throws.json';
import { giveThrows } from '../../src/table/motion/throws.ts';

giveThrows(throws);
