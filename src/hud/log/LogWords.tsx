import type { JSX } from 'react';
import { useScope } from '../../table/scope.tsx';
import { type MessageValue, parts } from '../../ui/locale/index.ts';
import { RegionLink } from '../board/RegionLink.tsx';
import { openTrait } from '../frame/panels.ts';
import { type Narration, plainWords } from './narration.ts';

/** Heard as one sentence, after which its regions, races and powers follow as buttons. */
export function LogWords({ line }: { readonly line: Narration }): JSX.Element {
  const scope = useScope();
  const { key, args, regions } = line;
  const asButton = (argument: string, name: string) => {
    const trait = traitIn(args[argument]);
    if (trait)
      return (
        <button key={argument} type="button" className="link" onClick={() => openTrait(scope, trait.kind, trait.id)}>
          {name}
        </button>
      );
    const region = regions[argument];
    if (region === undefined) return undefined;
    return <RegionLink key={argument} region={region} name={name} />;
  };
  const all = parts<JSX.Element>(key, args, {}, asButton);
  if (all.every((part) => typeof part === 'string')) return <>{all}</>;
  return (
    <>
      <span className="unseen">{plainWords(line)}</span>
      {all.map((part, place) =>
        typeof part === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places
          <span key={place} aria-hidden="true">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

function traitIn(value: MessageValue | undefined): { readonly kind: 'race' | 'power'; readonly id: string } | null {
  if (typeof value !== 'object' || value === null || !('key' in value)) return null;
  const [kind] = value.key.split('.');
  return kind === 'race' || kind === 'power' ? { kind, id: value.id } : null;
}
