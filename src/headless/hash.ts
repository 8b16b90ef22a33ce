import type { GameState } from '../rules/index.ts';
import { canonical, fingerprint } from '../session/saves/index.ts';

const hashes = new WeakMap<GameState, string>();

/** The fingerprint of a position, as in game files (`check`, see `positionDigest`): 16 hexadecimal digits. */
export function hashOf(state: GameState): string {
  const known = hashes.get(state);
  if (known !== undefined) return known;
  const hash = fingerprint(textOf(state));
  hashes.set(state, hash);
  return hash;
}

/** Cached texts of parts that successive positions share: a command changes few, and no part is changed in place. */
const texts = new WeakMap<object, string>();

function shared(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = canonical(part);
  texts.set(part, text);
  return text;
}

/** The canonical text of a state, assembled from the texts of its parts. */
function textOf(state: GameState): string {
  const { rules: _rules, ...fields }: Readonly<Record<string, unknown>> = { ...state };
  let text = '';
  for (const name of Object.keys(fields).sort()) {
    if (fields[name] === undefined) continue;
    text += `${text === '' ? '' : ','}"${name}":${partText(state, name, fields[name])}`;
  }
  return `{${text}}`;
}

function partText(state: GameState, name: string, value: unknown): string {
  if (name === 'tray' || name === 'column' || name === 'hidden') return shared(state[name]);
  return name === 'regions' ? regionsText(state.regions) : canonical(value);
}

function regionsText(regions: GameState['regions']): string {
  let text = '';
  for (const region of regions) text += text === '' ? shared(region) : `,${shared(region)}`;
  return `[${text}]`;
}
