import type { workshop as english } from '../en/workshop.ts';
import { workshop as en } from '../en/workshop.ts';
import type { Words } from '../keys.ts';
export const workshop = { ...en } as const satisfies Words<typeof english>;
