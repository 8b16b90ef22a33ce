import { type JSX, useCallback, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { boardFacts, type GameView, type RegionId } from '../../rules/index.ts';
import type { Stack } from '../../table/attention/drag-state.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, t } from '../../ui/locale/index.ts';
import '../../ui/locale/hud.ts';
import { fingers, Glyph, useMedia } from '../../ui/look/index.ts';
import { markerName, regionName, seatName } from '../../ui/words/names.ts';
import { holdOf, useDropStack } from '../board/carry.ts';
import { markersToPlace, type Post, postsOf } from '../board/deployment.ts';
import { useStackDrag } from '../board/drag.ts';
import { RaceChip, RegionSigns } from '../frame/chips.tsx';
import { type Game, useDo } from '../frame/use-game.ts';
import { useHeldDock } from './beside.ts';
import { MarkerStepper, TokenStepper } from './PostStepper.tsx';
import { RegionStepper } from './RegionStepper.tsx';
import { Spot, useSmallBoard } from './Spot.tsx';
import { SpreadButton } from './SpreadButton.tsx';

export default function Troops({ game }: { readonly game: Game }): JSX.Element {
  const titled = useId();
  const { view, legal } = game;
  const map = useSmallBoard(view.board);
  const posts = postsOf(view, legal);
  const hold = useCallback((stack: Stack) => holdOf(game.scope, game, stack, false), [game]);
  const drag = useStackDrag(useDropStack(game), view, hold);
  const isFinger = useMedia(fingers);
  const [here, look] = useRowLooked();
  useHeldDock();
  // What had a stepper has no card after it.
  useLayoutEffect(() => () => attend(game.scope, { selected: null }), [game.scope]);
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
            markers={markersOf(view, posts, post)}
            isHere={post.region === here}
            onLook={look}
            grip={drag({ of: 'region', region: post.region })}
          />
        ))}
      </ul>
      <p className="faint">{t(isFinger ? 'redeploy.press' : 'redeploy.drag')}</p>
      <RegionStepper game={game} posts={posts} />
    </section>
  );
}

/** The markers of a region, and those of its race elsewhere: a row keeps its height whatever is placed, and where. */
function markersOf(view: GameView, posts: readonly Post[], { force, region, markers }: Post): Post['markers'] {
  const there = view.regions[region]?.markers ?? {};
  const all = posts.filter((post) => post.force.id === force.id).flatMap((post) => post.markers);
  const kinds = [...new Set(all.map(({ id }) => id))];
  return kinds.map(
    (id) => markers.find((one) => one.id === id) ?? { id, count: there[id] ?? 0, place: false, lift: false },
  );
}

/** The region whose row somebody is at: lit and named on the board, until something else is looked at. */
function useRowLooked(): readonly [here: RegionId | null, look: (region: RegionId | null) => void] {
  const scope = useScope();
  const [here, setHere] = useState<RegionId | null>(null);
  const isShown = useAttention(({ hovered }) => here !== null && hovered === here);
  useEffect(() => {
    const attention = useAttention.of(scope);
    const { named } = attention.getState();
    if (!isShown || here === null || named.includes(here)) return;
    attend(scope, { named: [...named, here] });
    return () => attend(scope, { named: attention.getState().named.filter((region) => region !== here) });
  }, [scope, here, isShown]);
  const look = useCallback(
    (region: RegionId | null) => {
      setHere(region);
      attend(scope, { hovered: region });
    },
    [scope],
  );
  return [here, look];
}

interface PostRowProps {
  readonly game: Game;
  readonly map: ReturnType<typeof useSmallBoard>;
  readonly post: Post;
  readonly markers: Post['markers'];
  /** Somebody is at this row: a list that moved then would move away under the finger that presses a button. */
  readonly isHere: boolean;
  readonly onLook: (region: RegionId | null) => void;
  readonly grip: ReturnType<ReturnType<typeof useStackDrag>>;
}

function PostRow({ game, map, post, markers, isHere, onLook, grip }: PostRowProps): JSX.Element {
  const send = useDo();
  const { region, force } = post;
  const name = regionName(game.view.board, region);
  const facts = boardFacts(game.view.board).regions[region];
  const looked = useAttention(({ hovered, selected }) => hovered === region || selected === region);
  const row = useRef<HTMLLIElement>(null);
  const look = () => onLook(region);
  const leave = () => onLook(null);
  const show = useEffectEvent(() => {
    if (!isHere) row.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  // Pointed at or pressed on the board, it comes into sight in the list.
  useEffect(() => {
    if (looked) show();
  }, [looked]);
  return (
    <li
      ref={row}
      className={looked ? 'post parchment looked' : 'post parchment'}
      data-region={region}
      onPointerEnter={look}
      // A finger that goes up is still at what it has pressed.
      onPointerLeave={({ pointerType }) => pointerType === 'touch' || leave()}
      onFocus={look}
      onBlur={leave}
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
