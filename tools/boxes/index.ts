import { writeFileSync } from 'node:fs';
import { boxSchema } from './schema.ts';

/** `npm run boxes`: writes the JSON Schema of boxes (`docs/box.schema.json`). */
writeFileSync(new URL('../../docs/box.schema.json', import.meta.url), `${JSON.stringify(boxSchema(), null, 2)}\n`);
