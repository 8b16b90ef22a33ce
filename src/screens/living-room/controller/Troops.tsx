import type { JSX } from 'react';
import { markersToPlace, type Post, postsOf } from '../../../hud/board/deployment.ts';
import { useDo } from '../../../hud/frame/use-game.ts';
import type { Game } from '../../../hud/index.ts';
import { MarkerStepper, TokenStepper } from '../../../hud/troops/PostStepper.tsx';
import { Spot, useSmallBoard } from '../../../hud/troops/Spot.tsx';
import { SpreadButton } from '../../../hud/troops/SpreadButton.tsx';
import { forcesOf } from '../../../rules/index.ts';
import { said, t } from '../../../ui/locale/index.ts';
import { markerName, regionName } from '../../../ui/words/names.ts';
import { Buttons, Paged } from './Layout.tsx';

export function Troops({ game, others }: { readonly game: Game; readonly others: JSX.Element[] }): JSX.Element {
  const { view, legal } = game;
  const send = useDo();
  const map = useSmallBoard(view.board);
  const posts = postsOf(view, legal);
  const hand = forcesOf(view, view.seat).reduce((sum, force) => sum + force.hand, 0);
  const pools = markersToPlace(view, legal);
  return (
    <>
      <p className="controller-count" data-said>
        {t('hand.mine.hand', { count: hand })}
        {pools.map(({ id, count }) => ` · ${t('redeploy.markers.hand', { marker: markerName(id, count) })}`)}
      </p>
      <Paged
        label={t('phase.redeploy.long')}
        width={17}
        height={3.1}
        most={2}
        items={posts.flatMap((post) => [
          <TokenRow key={post.region} game={game} map={map} post={post} send={send} />,
          ...post.markers
            .filter(({ place, lift }) => place || lift)
            .map((marker) => (
              <MarkerRow key={`${post.region} ${marker.id}`} game={game} post={post} marker={marker} send={send} />
            )),
        ])}
      />
      <Buttons>
        <SpreadButton game={game} />
        {others}
      </Buttons>
    </>
  );
}

interface RowProps {
  readonly game: Game;
  readonly post: Post;
  readonly send: ReturnType<typeof useDo>;
}

function TokenRow({
  game: { view },
  map,
  post,
  send,
}: RowProps & { readonly map: ReturnType<typeof useSmallBoard> }): JSX.Element {
  const { region } = post;
  return (
    <li className="controller-post" data-region={region}>
      <Spot map={map} region={region} />
      <b>{said(regionName(view.board, region))}</b>
      <TokenStepper view={view} post={post} send={send} />
    </li>
  );
}

function MarkerRow({
  game: { view },
  post,
  marker,
  send,
}: RowProps & { readonly marker: Post['markers'][number] }): JSX.Element {
  const { region } = post;
  return (
    <li className="controller-post" data-region={region} data-marker={marker.id}>
      <b>{said(regionName(view.board, region))}</b>
      <MarkerStepper view={view} post={post} marker={marker} send={send} />
    </li>
  );
}
