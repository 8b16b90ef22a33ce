import { conformance } from './support/conformance.ts';
import { corePlace } from './support/core-place.ts';

const place = corePlace();
conformance('a room as the core has it', () => place, 400);
