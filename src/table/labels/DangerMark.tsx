import { Glyph } from '../../look/index.ts';
import type { Threat } from '../../rules/ahead.ts';

/** Marks a region that could be taken next turn, with the tokens it takes: hatched with a shield, or dashed with a die if it takes luck. */
export function DangerMark({ danger }: { readonly danger: Threat | undefined }) {
  if (!danger) return null;
  const isSure = danger.odds === null;
  return (
    <span className={isSure ? 'table-danger' : 'table-danger table-danger-die'} data-danger={isSure ? 'sure' : 'die'}>
      <Glyph name={isSure ? 'thing.shield' : 'thing.die'} />
      <b>{danger.tokens}</b>
    </span>
  );
}
