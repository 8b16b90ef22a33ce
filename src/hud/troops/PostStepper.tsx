import type { JSX } from 'react';
import type { GameView } from '../../rules/index.ts';
import { said, t } from '../../ui/locale/index.ts';
import { markerName, raceName, regionName } from '../../ui/words/names.ts';
import type { Post } from '../board/deployment.ts';
import type { useDo } from '../frame/use-game.ts';
import { Stepper } from './Stepper.tsx';

interface PostStepperProps {
  readonly view: GameView;
  readonly post: Post;
  readonly send: ReturnType<typeof useDo>;
}

/** How many tokens stand in a region: one more, one fewer. */
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

/** The same for markers of a kind. */
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
