import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useAttention } from '../../attention/index.ts';
import { type BoardGeometry, contains } from '../../boards/index.ts';
import { useFetchedDangers } from '../../judgement/index.ts';
import { named } from '../../locale/index.ts';
import { Glyph, useBold } from '../../look/index.ts';
import type { GameView, RegionId } from '../../rules/index.ts';
import { stackPlace } from '../layout/ground.ts';
import type { TableState } from '../layout/index.ts';
import { forceSlot, forcesAt, namePlace } from '../layout/seats.ts';
import { comboPlace, roundPlace, seatPlace, trayPlace } from '../layout/table-plan.ts';
import { trayRaces } from '../layout/tray.ts';
import { CHIP, FIGURE, STATUE } from '../layout/units.ts';
import type { Sayings } from '../motion/said.ts';
import type { Anchors } from './anchors.ts';
import { DangerMark } from './DangerMark.tsx';
import { Floating } from './Floating.tsx';
import './labels.css';
import { RegionLabel, type RegionWords } from './RegionLabel.tsx';
import { SaidNumbers } from './SaidNumbers.tsx';

interface LabelsProps {
  readonly anchors: Anchors;
  readonly state: TableState;
  readonly words: readonly RegionWords[];
  /** Names of the players, by seat. */
  readonly names: readonly string[];
  /** What is said while something is being shown. */
  readonly sayings: Sayings;
  /** The combo under the pointer or focused. */
  readonly combo: number | null;
}

/** How far from a stack its number may stand instead, in board units, and at which angles from straight in front of it, in degrees. */
const rings = [0.3, 0.36, 0.42, 0.48, 0.54, 0.6, 0.7] as const;
const angles = [0, -14, 14, -28, 28, -42, 42, -55, 55, -69, 69, -82, 82, -108, 108] as const;

/** The other places of a stack's number, around its foot, as far as they are in its region. */
function besideStack(board: BoardGeometry, region: RegionId): readonly (readonly [number, number, number])[] {
  const [x, y, z] = stackPlace(board, region);
  const outline = board.regions[region]?.outline ?? [];
  return rings.flatMap((far) =>
    angles.flatMap((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [across, near] = [x + Math.sin(angle) * far, z + Math.cos(angle) * far];
      return contains(outline, { x: across, y: near }) ? [[across, y, near] as const] : [];
    }),
  );
}

/** A figure's head: chin and crown, half its breadth and half its depth, in model units. */
const HEAD = { chin: 0.55, crown: 1.2, aside: 0.46, deep: 0.25 } as const;

/** Opposite corners of the heads of all figures on the board: chin, near and left; crown, far and right. */
function heads(board: BoardGeometry, view: GameView) {
  const statues = new Set(view.forces.filter(({ declined }) => declined).map(({ id }) => id));
  return view.regions.flatMap(({ force, tokens, lostTribe }, region) => {
    if (tokens === 0 && !lostTribe) return [];
    const size = FIGURE * (force !== null && statues.has(force) ? STATUE : 1);
    const [x, y, z] = stackPlace(board, region);
    const foot = y + Math.max(1, tokens) * CHIP;
    const [aside, deep] = [HEAD.aside * size, HEAD.deep * size];
    return [
      [
        [x - aside, foot + HEAD.chin * size, z + deep],
        [x + aside, foot + HEAD.crown * size, z - deep],
      ] as const,
    ];
  });
}

/** Offset from the stack to its number, towards the viewer, in board units. */
const BEFORE = 0.34;

/** All numbers and names over the table, in screen space. Hidden from assistive technology: the HUD says the same in words. */
export function Labels({ anchors, state, words, names, combo, sayings }: LabelsProps) {
  const sliding = useStore(sayings, (now) => now.sliding);
  const dangers = useFetchedDangers(state.view);
  const hovered = useAttention((attention) => attention.hovered);
  const camera = useAttention((attention) => attention.camera);
  const bold = useBold();
  const { board, view } = state;
  const beside = useMemo(() => board.regions.map(({ id }) => besideStack(board, id)), [board]);
  useLayoutEffect(() => anchors.avoid(heads(board, view)), [anchors, board, view]);
  useEffect(() => () => anchors.dispose(), [anchors]);
  return (
    <div className={sliding ? 'table-labels table-labels-sliding' : 'table-labels'} aria-hidden="true">
      {words.map((each, region) => {
        if (each.holder === null && each.cost === null) return null;
        const id = `region/${region}`;
        return (
          <Floating
            key={id}
            anchors={anchors}
            id={id}
            at={beforeStack(state, region)}
            or={beside[region]}
            className="table-region"
          >
            <RegionLabel {...each} detailed={bold || camera === 'plan' || region === hovered} />
            <DangerMark danger={dangers.get(region)} />
          </Floating>
        );
      })}
      <Pointed anchors={anchors} state={state} />
      <ColumnNames anchors={anchors} state={state} combo={combo} />
      <TrayCounts anchors={anchors} state={state} />
      <SeatNotes anchors={anchors} state={state} names={names} />
      <RoundNote anchors={anchors} state={state} />
      <SaidNumbers anchors={anchors} sayings={sayings} />
    </div>
  );
}

/** An arrow beside the number of the region being pointed out, leaving what stands there visible. The board marks its rim. */
function Pointed({ anchors, state }: Pick<LabelsProps, 'anchors' | 'state'>) {
  const region = useAttention((attention) => attention.pointed);
  if (region === null) return null;
  return (
    <Floating anchors={anchors} id="pointed" at={beforeStack(state, region)} className="table-pointed">
      <span />
    </Floating>
  );
}

function beforeStack({ board }: TableState, region: RegionId): [number, number, number] {
  const [x, y, z] = stackPlace(board, region);
  return [x, y, z + BEFORE];
}

function ColumnNames({ anchors, state, combo }: Pick<LabelsProps, 'anchors' | 'state' | 'combo'>) {
  return state.view.column.map(({ race, power }, index) => {
    const { x, y, z } = comboPlace(state.board, state.arrangement, index);
    return [
      <Floating
        key={race}
        anchors={anchors}
        id={`combo/${race}`}
        at={[x - 0.3, y, z + 0.4]}
        className={combo === index ? 'table-combo table-combo-lit' : 'table-combo'}
      >
        <span>{named('power', power)}</span>
        <b>{named('race', race)}</b>
      </Floating>,
    ];
  });
}

function TrayCounts({ anchors, state }: Pick<LabelsProps, 'anchors' | 'state'>) {
  const races = trayRaces(state.view);
  return races.map((race, index) => {
    const { x, y, z } = trayPlace(state.board, state.arrangement, index, races.length);
    return (
      <Floating
        key={race}
        anchors={anchors}
        id={`tray/${race}`}
        at={[x, y, z + 0.24]}
        className="table-note table-minor"
      >
        <Glyph name={`race.${race}`} /> {state.view.tray[race]}
      </Floating>
    );
  });
}

function SeatNotes({ anchors, state, names }: Pick<LabelsProps, 'anchors' | 'state' | 'names'>) {
  const { view, board } = state;
  return Array.from({ length: view.players }, (_, seat) => {
    const place = seatPlace(board, view.players, seat);
    const forces = forcesAt(view, seat);
    const id = `seat/${seat}`;
    return [
      <Floating
        key={id}
        anchors={anchors}
        id={id}
        at={namePlace(place)}
        className={view.seat === seat && view.phase !== 'gameOver' ? 'table-note table-note-turn' : 'table-note'}
      >
        {names[seat]}
      </Floating>,
      ...forces.map((force, k) => {
        if (force.hand === 0) return null;
        const [x, y, z] = forceSlot(place, k, forces.length);
        return (
          <Floating
            key={force.id}
            anchors={anchors}
            id={`hand/${force.id}`}
            at={[x - 0.14, y, z + 0.1]}
            className="table-note"
          >
            <b>{force.hand}</b>
          </Floating>
        );
      }),
    ];
  });
}

function RoundNote({ anchors, state }: Pick<LabelsProps, 'anchors' | 'state'>) {
  const { x, y, z } = roundPlace(state.board, state.view.round, state.view.rounds);
  return (
    <Floating anchors={anchors} id="round" at={[x, y + 0.1, z - 0.22]} className="table-note table-minor">
      {state.view.round} / {state.view.rounds}
    </Floating>
  );
}
