import { readdirSync } from 'node:fs';
import type { Model } from './language/model.ts';
import type { Turned } from './turned/index.ts';

const folder = new URL('./figures/', import.meta.url);

const idsIn = (place: URL) =>
  readdirSync(place)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

/** Ids of all models of the table: the chip, and one for each file in `figures/`. */
export function modelIds(): string[] {
  return ['chip', ...idsIn(folder)];
}

/** Ids of the parts of figures of one's own, and of the pieces of one's own: one for each file in `figures/made/`. */
export function madeIds(): string[] {
  return idsIn(new URL('made/', folder)).map((id) => `made/${id}`);
}

/** The model in `figures/<id>.ts`. */
export async function modelOf(id: string): Promise<Model | Turned> {
  const module: unknown = await import(new URL(`${id}.ts`, folder).href);
  const found = typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (!isModel(found)) throw new Error(`figures/${id}.ts does not export a model as its default.`);
  return found;
}

function isModel(value: unknown): value is Model | Turned {
  return typeof value === 'object' && value !== null && ('parts' in value || 'near' in value) && 'triangles' in value;
}
