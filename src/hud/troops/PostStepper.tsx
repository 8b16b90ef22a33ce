import type { JSX } from 'react';
import type { Command, GameView } from '../../rules/index.ts';
import { said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { Glyph } from '../../ui/look/index.ts';
import { markerName, raceName, regionName } from '../../ui/words/names.ts';
import type { Post } from '../board/deployment.ts';
import type { useDo } from '../frame/use-game.ts';

interface PostStepperProps {
  readonly view: GameView;
  readonly post: Post;
  readonly send: ReturnType<typeof useDo>;
}

export function TokenStepper({ view, post, send }: PostStepperProps): JSX.Element {
  const { region, tokens, force, place, lift } = post;
  const name = regionName(view.board, region);
  return (
    <Stepper
      count={tokens}
      label={t('redeploy.region', { region: name, count: tokens })}
      what={said(raceName(view, force.race))}
      less={{
        label: t(tokens === 1 ? 'action.lift.last' : 'action.lift', { region: name }),
        commands: [{ type: 'lift', region, count: 1 }],
        allowed: lift > 0,
      }}
      more={{
        label: t('action.place', { region: name }),
        commands: [{ type: 'place', region, count: 1 }],
        allowed: place > 0,
      }}
      send={send}
    />
  );
}

export function MarkerStepper({
  view,
  post: { region },
  marker: { id, count, place, lift },
  send,
}: PostStepperProps & { readonly marker: Post['markers'][number] }): JSX.Element {
  const name = regionName(view.board, region);
  return (
    <Stepper
      count={count}
      glyph={id}
      label={t('redeploy.marker', { region: name, marker: markerName(id, count) })}
      what={said(markerName(id))}
      less={{
        label: t('action.liftMarker', { region: name, marker: markerName(id) }),
        commands: [{ type: 'liftMarker', marker: id, region }],
        allowed: lift,
      }}
      more={{
        label: t('action.placeMarker', { region: name, marker: markerName(id) }),
        commands: [{ type: 'placeMarker', marker: id, region }],
        allowed: place,
      }}
      send={send}
    />
  );
}

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
function Stepper({ count, label, what, glyph, less, more, send }: StepperProps): JSX.Element {
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
