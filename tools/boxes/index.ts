import { written } from '../measure/file.ts';
import { boxSchema } from './schema.ts';

/** `npm run make -- boxes`: writes the JSON Schema of boxes. */
await written('docs/box.schema.json', boxSchema());
