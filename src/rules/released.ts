import { release } from './box.ts';
import { boxes } from './boxes/index.ts';
import { ownHooks } from './parts/index.ts';

// Registers the boxes as published, and the vocabulary for those of one's own; importing the kernel does this.
release(boxes, ownHooks);
