import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { shallow } from 'zustand/vanilla/shallow';
import { type BoardId, type GameView, inHandOf, type RegionId } from '../../rules/index.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import '../../ui/locale/folk.ts';
import { said } from '../../ui/locale/index.ts';
import { Glyph, patternBackground, playerColour, useBold, useSettings } from '../../ui/look/index.ts';
import { regionName } from '../../ui/words/names.ts';
import { useAttention } from '../attention/index.ts';
import { stackPlace } from '../layout/ground.ts';
import type { TableState } from '../layout/index.ts';
import { forceSlot, forcesAt, namePlace } from '../layout/seats.ts';
import { trayRaces } from '../layout/surroundings.ts';
import { boardHalf, FRAME_TOP, roundPlace, seatPlace, trayPlace } from '../layout/table-plan.ts';
import { useModelsTried } from '../models/load.ts';
import { type BoardGeometry, depth } from '../outlines/index.ts';
import { useOverlay } from '../overlay.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { FloatingLabel, FloatingNumbers } from './FloatingLabel.tsx';
import './labels.css';
import { RegionLabel, RegionMedallion, type RegionWords } from './RegionLabel.tsx';

// Nothing stands there yet, nobody has asked, there is nothing to lose, nothing is thrown, and the first look is at the table, not at its map.
const ClearPlaces = lazyComponent(() => import('./ClearPlaces.tsx'), { needsNotice: true });
const WorthSigns = lazyComponent(() => import('./WorthSigns.tsx'), { needsNotice: true });
const DangerSigns = lazyComponent(() => import('./DangerSigns.tsx'), { needsNotice: true });
const DieSign = lazyComponent(() => import('./DieSign.tsx'), { needsNotice: true });
const MapSigns = lazyComponent(() => import('./MapSigns.tsx'), { needsNotice: true });

interface LabelsProps {
  readonly state: TableState;
  readonly words: readonly RegionWords[];
  readonly names: readonly string[];
  /** The camera is nobody's here: it never shows the map. */
  readonly directed: boolean;
}

/**
 * Where the middle of a number may be on its stack's base: distances in board units, degrees from straight in front. The last three are a few pixels
 * off the base: only where a head would be covered.
 */
const rings = [0.2, 0.22, 0.16, 0.12, 0.25, 0.29, 0.33] as const;
/** How far above its foot a number may lie on a base, in board units; and on a stack of three or more. */
const heights = { low: [0, 0.05, 0.1], tall: [0, 0.07, 0.14, 0.21] } as const;
const angles = [0, -15, 15, -30, 30, -45, 45, -60, 60, -80, 80, -100, 100, -125, 125] as const;
/** How far from its region's border the middle of a number stays, in board units, where the region is broad enough; and one off the base. */
const INSIDE = { near: 0.05, far: 0.14 } as const;

/** From the middle of a stack to the region's number, in board units. */
const FRONT = 0.42;

type Place = readonly [number, number, number];

interface Standing {
  readonly at: Place;
  readonly or?: readonly Place[];
}

/** Best first. A number lies on its stack's base, at the front of it, and never leaves the region. */
function besideStack(board: BoardGeometry, region: RegionId, stack: keyof typeof heights): Standing {
  const [x, y, z] = stackPlace(board, region);
  const outline = board.regions[region]?.outline ?? [];
  const around = rings.flatMap((far) =>
    angles.flatMap((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return heights[stack].map((up): Place => [x + Math.sin(angle) * far, y + up, z + Math.cos(angle) * far]);
    }),
  );
  const [at = [x, y, z] as const, ...or] = around.filter(
    ([across, , near]) =>
      depth(outline, { x: across, y: near }) >= INSIDE[Math.hypot(across - x, near - z) > 0.23 ? 'far' : 'near'],
  );
  return { at, or };
}

/** All numbers and names over the table, in screen space. Hidden from assistive technology: the HUD says the same in words. */
export function Labels({ state, words, names, directed }: LabelsProps) {
  const { anchors, showStore } = useOverlay();
  const sliding = useStore(showStore, (now) => now.sliding);
  const isThrown = useStore(showStore, (now) => now.rolling !== null);
  // At the end the column and the tray are done with.
  const isOver = useStore(showStore, (now) => now.won !== null) || state.view.phase === 'gameOver';
  const isMap = useAttention(({ camera }) => camera === 'plan');
  const bold = useBold();
  // What lies around the board is named once it lies there.
  const isLaid = useModelsTried();
  const { board, view } = state;
  const isAround = isLaid && !state.isClothless;
  const isHeld = view.regions.some(({ tokens }) => tokens > 0);
  const isWarned = useSettings(({ threats }) => threats) && isHeld;
  const flat = isMap && !directed;
  const host = useRef<HTMLDivElement>(null);
  const beside = useMemo(() => {
    const all = (stack: keyof typeof heights) => board.regions.map(({ id }) => besideStack(board, id, stack));
    return { low: all('low'), tall: all('tall') };
  }, [board]);
  const seats = useMemo(() => board.regions.map(({ id }): Standing => ({ at: stackPlace(board, id) })), [board]);
  const standing = flat
    ? seats
    : view.regions.map(
        ({ tokens }, region) => beside[tokens > 2 ? 'tall' : 'low'][region] ?? { at: [0, 0, 0] as const },
      );
  useLayoutEffect(() => anchors.scale(host.current), [anchors]);
  useEffect(() => () => anchors.dispose(), [anchors]);
  return (
    <div ref={host} className={sliding ? 'table-labels table-labels-sliding' : 'table-labels'} aria-hidden="true">
      {isHeld && <ClearPlaces board={board} view={view} flat={flat} />}
      {flat && <MapSigns state={state} words={words} />}
      {board.regions.map(({ id }) => {
        const [said, place] = [words[id], standing[id]];
        if (!said || !place || (said.holder === null && said.cost === null)) return null;
        return <RegionSign key={id} board={view.board} region={id} words={said} {...{ place, flat, bold, isOver }} />;
      })}
      {!directed && !isOver && <Worth board={board} view={view} />}
      {isWarned && <DangerSigns board={board} view={view} />}
      <Pointed standing={standing} />
      <RegionNames standing={seats} board={view.board} words={words} />
      {isAround && !isOver && <ColumnNames state={state} />}
      {isAround && !isOver && <TrayCounts state={state} />}
      {isAround && <SeatNotes state={state} names={names} />}
      {isLaid && !isOver && <RoundNote state={state} />}
      {isThrown && <DieSign board={board} />}
      <FloatingNumbers />
    </div>
  );
}

/** What the map's signs are worth, from when a combo or a region is looked at. */
function Worth(asked: { readonly board: BoardGeometry; readonly view: GameView }) {
  const isLookedAt = useAttention(({ combo, hovered, selected }) => (combo ?? hovered ?? selected) !== null);
  return isLookedAt ? <WorthSigns {...asked} /> : null;
}

interface RegionSignProps {
  readonly board: BoardId;
  readonly region: RegionId;
  readonly words: RegionWords;
  readonly place: Standing;
  readonly flat: boolean;
  readonly bold: boolean;
  /** Nothing is weighed any more: numbers are for who asks. */
  readonly isOver: boolean;
}

/** Would a region's label say the same? Words are made anew with every beat that is shown. */
function isSameSign({ words, ...one }: RegionSignProps, { words: next, ...other }: RegionSignProps): boolean {
  const isAsPlacing = words.isPlacing === next.isPlacing;
  const isAlike = isAsPlacing && shallow(words.holder, next.holder) && shallow(words.cost, next.cost);
  return isAlike && shallow(one, other);
}

/**
 * The number of a region, what it would take, and its name where a text speaks of it: each asks for itself whether it is looked at, since a
 * pointer crosses borders all the time.
 */
const RegionSign = memo(function RegionSign({ board, region, words, place, flat, bold, isOver }: RegionSignProps) {
  const isHovered = useAttention(({ hovered }) => hovered === region);
  const isSelected = useAttention(({ selected }) => selected === region);
  const isNamed = useAttention(({ named }) => named.includes(region));
  const Label = flat ? RegionMedallion : RegionLabel;
  const always = useSettings(({ numbers }) => numbers);
  const isAsked = isHovered || isSelected;
  const { showStore } = useOverlay();
  const isDrained = useStore(showStore, ({ drained }) => drained.includes(region));
  const { isPlacing } = words;
  const holder = words.holder && isDrained ? { ...words.holder, declined: true } : words.holder;
  const cost = words.cost?.bare && !isAsked ? null : words.cost;
  const isTelling = isPlacing || words.cost !== null || (!isOver && (holder?.tokens ?? 0) > 1);
  const isNumbered = isAsked || bold || always || isTelling;
  return (
    <FloatingLabel id={`region/${region}`} {...place} className={classOf(words, flat)}>
      <Label {...{ holder, cost, isNumbered }} detailed={bold || isAsked} />
      {isNamed ? <span className="table-number">{said(regionName(board, region))}</span> : null}
    </FloatingLabel>
  );
}, isSameSign);

interface PointedProps {
  readonly standing: readonly Standing[];
}

/** An arrow beside the number of the region being pointed out, leaving what stands there visible. The board marks its rim. */
function Pointed({ standing }: PointedProps) {
  const region = useAttention((attention) => attention.pointed);
  const at = region === null ? undefined : standing[region]?.at;
  if (at === undefined) return null;
  return (
    <FloatingLabel id="pointed" at={at} className="table-pointed">
      <span />
    </FloatingLabel>
  );
}

interface RegionNamesProps extends PointedProps, Pick<LabelsProps, 'words'> {
  readonly board: BoardId;
}

/** The names of regions that a text speaks of, and that have no number to stand below. */
function RegionNames({ standing, board, words }: RegionNamesProps) {
  const named = useAttention((attention) => attention.named);
  return named.map((region) => {
    if (words[region]?.holder || words[region]?.cost) return null;
    const [x, y, z] = standing[region]?.at ?? [0, 0, 0];
    return (
      <FloatingLabel key={region} id={`number/${region}`} at={[x, y, z + FRONT]} className="table-number">
        {said(regionName(board, region))}
      </FloatingLabel>
    );
  });
}

function classOf({ holder }: RegionWords, flat: boolean): string {
  const held = holder === null ? 'table-region' : 'table-region table-region-held';
  return flat ? `${held} table-region-flat` : held;
}

function TrayCounts({ state }: Pick<LabelsProps, 'state'>) {
  const races = trayRaces(state.view);
  return races.map((race, index) => {
    const { x, y, z } = trayPlace(state.board, state.arrangement, index, races.length);
    return (
      <FloatingLabel key={race} id={`tray/${race}`} at={[x, y, z + 0.24]} className="table-note table-minor">
        <Glyph name={`race.${race}`} /> {state.view.tray[race]}
      </FloatingLabel>
    );
  });
}

function SeatNotes({ state, names }: Pick<LabelsProps, 'state' | 'names'>) {
  const { view, board } = state;
  // What lies on a cloth behind the board may be hidden by its frame.
  const veils = useMemo(
    () =>
      Array.from({ length: view.players }, (_, seat): Place => {
        const { x, side } = seatPlace(board, view.players, seat);
        return [x, FRAME_TOP, side * boardHalf(board).z];
      }),
    [board, view.players],
  );
  return Array.from({ length: view.players }, (_, seat) => {
    const place = seatPlace(board, view.players, seat);
    const veil = veils[seat];
    const forces = forcesAt(view, seat);
    const id = `seat/${seat}`;
    return [
      <FloatingLabel
        key={id}
        id={id}
        at={namePlace(place)}
        veil={veil}
        className={view.seat === seat && view.phase !== 'gameOver' ? 'table-note table-note-turn' : 'table-note'}
      >
        <i style={{ background: patternBackground(playerColour(state.colours[seat] ?? seat)) }} /> {names[seat]}
      </FloatingLabel>,
      ...forces.map((force, k) => {
        const { ready } = inHandOf(view, force);
        if (ready === 0) return null;
        const [x, y, z] = forceSlot(place, k, forces.length);
        return (
          <FloatingLabel
            key={force.id}
            id={`hand/${force.id}`}
            at={[x - 0.14, y, z + 0.1]}
            veil={veil}
            className="table-note"
          >
            <b>{ready}</b>
          </FloatingLabel>
        );
      }),
    ];
  });
}

function RoundNote({ state }: Pick<LabelsProps, 'state'>) {
  const { board, view } = state;
  const at = useMemo((): Place => {
    const { x, y, z } = roundPlace(board, view.round, view.rounds);
    return [x, y + 0.1, z - 0.22];
  }, [board, view.round, view.rounds]);
  // Nothing but heads is ever in front of it.
  return (
    <FloatingLabel id="round" at={at} veil={at} className="table-note table-minor">
      {state.view.round} / {state.view.rounds}
    </FloatingLabel>
  );
}
