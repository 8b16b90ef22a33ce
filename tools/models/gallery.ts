import { readdirSync } from 'node:fs';
import type { Model } from './language/model.ts';
import type { Turned } from './turned/index.ts';

const folder = new URL('./figures/', import.meta.url);

/** Ids of all models: the chip, and one for each file in `figures/`. */
export function modelIds(): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return ['chip', ...files.map((name) => name.replace(/\.ts$/, '')).sort()];
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
