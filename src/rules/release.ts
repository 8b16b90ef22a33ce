import { release } from './box.ts';
import { boxes } from './boxes/index.ts';

// Registers the boxes as published; importing the kernel does this.
release(boxes);
