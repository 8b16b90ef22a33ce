import { Glyph } from '../../look/index.ts';
import type { Threat } from '../../rules/ahead.ts';

/** That a region could be taken next turn, and with how many tokens: hatched with a shield, or dashed with a die where it takes luck. */
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
