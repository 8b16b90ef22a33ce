import { definePart } from './define.ts';
import { some } from './field.ts';
import { fitsAny, grounds } from './where.ts';

const fields = { where: some(grounds) } as const;

/** Regions by which it may enter the map, besides those of CON-2. */
export const entry = definePart('entry', {
  clause: 'PRT-3',
  fields,
  hooks({ where }, [clause]) {
    const fits = fitsAny(where);
    return { entry: { clause, allows: (state, _force, region) => fits(state, region) } };
  },
});

export const reach = definePart('reach', {
  clause: 'PRT-4',
  fields,
  hooks({ where }, [clause]) {
    const fits = fitsAny(where);
    return { reach: { clause, allows: (state, _force, region) => fits(state, region) } };
  },
});

export const links = definePart('links', {
  clause: 'PRT-5',
  fields,
  hooks({ where }) {
    const fits = fitsAny(where);
    return { links: (state, from, to) => from !== to && fits(state, from) && fits(state, to) };
  },
});

/** Seas and the lake may be taken (CON-4). */
export const water = definePart('water', {
  clause: 'PRT-6',
  fields: {},
  hooks: (_said, [clause]) => ({ water: { clause } }),
});
