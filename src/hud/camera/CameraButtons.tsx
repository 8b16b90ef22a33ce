import type { JSX } from 'react';
import { attend, type CameraStep, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { type MessageKey, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { Glyph, useSettings } from '../../ui/look/index.ts';
import { closePanel } from '../frame/panels.ts';
import { useHost } from '../frame/slots.ts';
import { withKey } from '../keys/shortcut-keys.ts';

/** Icons as lines in a 24 × 24 square. */
const closer: readonly (readonly [CameraStep, MessageKey, string])[] = [
  ['farther', 'camera.farther', 'M5 12h14'],
  ['closer', 'camera.closer', 'M5 12h14M12 5v14'],
];
const aside: readonly (readonly [CameraStep, MessageKey, string])[] = [
  ['left', 'camera.left', 'M14.5 6 8.5 12l6 6'],
  ['up', 'camera.up', 'M6 14.5 12 8.5l6 6'],
  ['down', 'camera.down', 'M6 9.5 12 15.5l6-6'],
  ['right', 'camera.right', 'M9.5 6l6 6-6 6'],
];
/** A head, and the look around from it. */
const looking = 'M12 4a3 3 0 1 0 .01 0M4 14c0 8 16 8 16 0M20 14l-3 2M20 14l2 3';
const whole = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

interface StepButtonProps {
  readonly step: readonly [CameraStep, MessageKey, string];
}

/** What pinching, wheel and dragging do, for whoever has none of them: in the menu, which stays open. */
export function CameraRow(): JSX.Element {
  const scope = useScope();
  const { flat } = useHost();
  const isAround = useAttention(({ around }) => around !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div className="camera-row" role="group" aria-label={t('camera.label')}>
      {[...closer, ...aside].map((step) => (
        <StepButton key={step[0]} step={step} />
      ))}
      {flat ? null : (
        <button
          type="button"
          className="icon"
          data-camera="around"
          aria-label={t('camera.around')}
          aria-pressed={isAround}
          title={t('camera.around')}
          onClick={() => {
            closePanel(scope);
            attend(scope, { around: isAround ? null : 'kept' });
          }}
        >
          <Sign lines={looking} />
        </button>
      )}
    </div>
  );
}

function StepButton({ step: [step, label, lines] }: StepButtonProps): JSX.Element {
  const scope = useScope();
  return (
    <button
      type="button"
      className="icon"
      data-camera={step}
      aria-label={t(label)}
      title={t(label)}
      onClick={() => attend(scope, { step })}
    >
      <Sign lines={lines} />
    </button>
  );
}

/** The plan; and beside it, once the view has been moved, the way back. Each has its place. */
export function CameraButtons(): JSX.Element {
  const scope = useScope();
  const { flat } = useHost();
  const camera = useAttention((attention) => attention.camera);
  const isAround = useAttention(({ around }) => around !== null);
  const settings = useSettings();
  const isPlan = camera === 'plan';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form.
    <div className="camera-buttons" role="group" aria-label={t('camera.label')}>
      {isAround || camera === 'free' ? (
        <button
          type="button"
          className="icon"
          data-camera="whole"
          aria-label={t('camera.whole')}
          title={withKey(t('camera.whole'), isAround ? 'around' : 'seated', settings)}
          onClick={() => attend(scope, isAround ? { around: null } : { camera: 'seated' })}
        >
          <Sign lines={whole} />
        </button>
      ) : null}
      {flat ? null : (
        <button
          type="button"
          className="icon"
          data-camera="plan"
          aria-label={t('action.plan')}
          aria-pressed={isPlan}
          title={withKey(t('action.plan'), 'plan', settings)}
          onClick={() => attend(scope, { around: null, camera: isPlan ? 'seated' : 'plan' })}
        >
          <Glyph name="thing.plan" />
        </button>
      )}
    </div>
  );
}

function Sign({ lines }: { readonly lines: string }): JSX.Element {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
