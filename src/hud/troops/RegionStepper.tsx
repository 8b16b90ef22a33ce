import { type JSX, useId } from 'react';
import { useAttention } from '../../table/attention/index.ts';
import { said } from '../../ui/locale/index.ts';
import { regionName } from '../../ui/words/names.ts';
import type { Post } from '../board/deployment.ts';
import { type Game, useDo } from '../frame/use-game.ts';
import { useBeside } from './beside.ts';
import { MarkerStepper, TokenStepper } from './PostStepper.tsx';

interface RegionStepperProps {
  readonly game: Game;
  readonly posts: readonly Post[];
}

/** What places tokens and takes them stands on the board, beside those of the region that was pressed. */
export function RegionStepper({ game, posts }: RegionStepperProps): JSX.Element | null {
  const selected = useAttention((attention) => attention.selected);
  const post = posts.find(({ region }) => region === selected);
  // Of what was driven out nothing is taken back: once it is placed there is nothing to press.
  const isSettled = posts.every(({ place, lift, markers }) => place + lift + markers.length === 0);
  return post && !isSettled ? <Beside key={post.region} game={game} post={post} /> : null;
}

function Beside({ game: { view }, post }: { readonly game: Game; readonly post: Post }): JSX.Element {
  const titled = useId();
  const send = useDo();
  const ref = useBeside(post.region);
  return (
    <section ref={ref} className="region-stepper parchment" aria-labelledby={titled} data-stepper={post.region}>
      <h2 id={titled} className="unseen" tabIndex={-1}>
        {said(regionName(view.board, post.region))}
      </h2>
      <TokenStepper view={view} post={post} send={send} />
      {post.markers.map((marker) => (
        <MarkerStepper key={marker.id} view={view} post={post} marker={marker} send={send} />
      ))}
    </section>
  );
}
