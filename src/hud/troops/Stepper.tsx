import type { JSX } from 'react';
import type { Command } from '../../rules/index.ts';
import { Glyph } from '../../ui/look/index.ts';

interface StepperStep {
  readonly label: string;
  /** The commands it sends; if the rules forbid it, the ones to ask them about, so that they say why. */
  readonly commands: readonly Command[];
  readonly allowed: boolean;
}

interface StepperProps {
  readonly count: number;
  readonly label: string;
  readonly what: string;
  readonly glyph?: string;
  readonly less: StepperStep;
  readonly more: StepperStep;
  readonly send: (commands: readonly Command[]) => void;
}

/** A number between − and +. Disallowed buttons stay in place and focusable, and say why. */
export function Stepper({ count, label, what, glyph, less, more, send }: StepperProps): JSX.Element {
  return (
    <fieldset className="stepper" aria-label={`${what}: ${label}`}>
      <StepButton step={less} sign="minus" send={send} />
      <span className="stepper-count">
        {glyph ? <Glyph name={`marker.${glyph}`} /> : null} {count}
      </span>
      <StepButton step={more} sign="plus" send={send} />
    </fieldset>
  );
}

interface StepButtonProps {
  readonly step: StepperStep;
  readonly sign: 'plus' | 'minus';
  readonly send: StepperProps['send'];
}

function StepButton({ step, sign, send }: StepButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className="icon"
      aria-label={step.label}
      aria-disabled={!step.allowed}
      onClick={() => send(step.commands)}
    >
      <Glyph name={`thing.${sign}`} />
    </button>
  );
}
