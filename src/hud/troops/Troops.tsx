import { type JSX, useCallback, useEffect, useId, useRef } from 'react';
import { boardFacts } from '../../rules/index.ts';
import type { Stack } from '../../table/attention/drag-state.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, t } from '../../ui/locale/index.ts';
import { Glyph } from '../../ui/look/index.ts';
import { markerName, regionName, seatName } from '../../ui/words/names.ts';
import { holdOf, useDropStack } from '../board/carry.ts';
import { markersToPlace, type Post, postsOf } from '../board/deployment.ts';
import { useStackDrag } from '../board/drag.ts';
import { RaceChip, RegionSigns } from '../frame/chips.tsx';
import { type Game, useDo } from '../frame/use-game.ts';
import { MarkerStepper, TokenStepper } from './PostStepper.tsx';
import { Spot, useSmallBoard } from './Spot.tsx';
import { SpreadButton } from './SpreadButton.tsx';

export default function Troops({ game }: { readonly game: Game }): JSX.Element {
  const titled = useId();
  const { view, legal } = game;
  const map = useSmallBoard(view.board);
  const posts = postsOf(view, legal);
  const hold = useCallback((stack: Stack) => holdOf(game.scope, game, stack, false), [game]);
  const drag = useStackDrag(useDropStack(game), view, hold);
  return (
    <section className="troops" aria-labelledby={titled}>
      {/* Always there, so that the list below it stays where it is under the finger. */}
      <header className="troops-head">
        <h2 id={titled}>{t('redeploy.title', { seat: seatName(game.naming, view.seat) })}</h2>
        <SpreadButton game={game} />
      </header>
      {markersToPlace(view, legal).map(({ id, count }) => (
        <p key={id} className="marker-pool">
          <span className="grip" {...drag({ of: 'marker', marker: id, region: null })}>
            <Glyph name={`marker.${id}`} /> {t('redeploy.markers.hand', { marker: markerName(id, count) })}
          </span>
        </p>
      ))}
      <ul className="posts">
        {posts.map((post) => (
          <PostRow
            key={post.region}
            game={game}
            map={map}
            post={post}
            grip={drag({ of: 'region', region: post.region })}
          />
        ))}
      </ul>
      <p className="faint">{t('redeploy.drag')}</p>
    </section>
  );
}

interface PostRowProps {
  readonly game: Game;
  readonly map: ReturnType<typeof useSmallBoard>;
  readonly post: Post;
  readonly grip: ReturnType<ReturnType<typeof useStackDrag>>;
}

function PostRow({ game, map, post, grip }: PostRowProps): JSX.Element {
  const scope = useScope();
  const send = useDo();
  const { region, force, markers } = post;
  const name = regionName(game.view.board, region);
  const facts = boardFacts(game.view.board).regions[region];
  const looked = useAttention((attention) => attention.hovered === region);
  const row = useRef<HTMLLIElement>(null);
  /** Is it pointed at here? A list that moved then would move away under the finger that presses a button of it. */
  const isHere = useRef(false);
  const look = (here: boolean) => {
    isHere.current = here;
    attend(scope, { hovered: here ? region : null });
  };
  // Pointed at on the board, it comes into sight in the list.
  useEffect(() => {
    if (looked && !isHere.current) row.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [looked]);
  return (
    <li
      ref={row}
      className={looked ? 'post parchment looked' : 'post parchment'}
      data-region={region}
      onPointerEnter={() => look(true)}
      onPointerLeave={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
    >
      <span className="grip" {...grip}>
        <Spot map={map} region={region} />
        <RaceChip race={force.race} declined={force.declined} />
      </span>
      <span className="post-name">
        {said(name)}
        {facts && facts.symbols.length > 0 ? <RegionSigns signs={facts.symbols} /> : null}
      </span>
      <TokenStepper view={game.view} post={post} send={send} />
      {markers.map((marker) => (
        <MarkerStepper key={marker.id} view={game.view} post={post} marker={marker} send={send} />
      ))}
    </li>
  );
}
