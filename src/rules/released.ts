import { release } from './box.ts';
import { boxes } from './boxes/index.ts';

// The boxes as they are sold. Importing the kernel's face brings them.
release(boxes);
