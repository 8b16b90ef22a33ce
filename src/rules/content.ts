import { powers } from './powers/index.ts';
import { races } from './races/index.ts';
import { register } from './registry.ts';

// The box as it is sold. Importing the kernel's face opens it.
register({ races, powers });
