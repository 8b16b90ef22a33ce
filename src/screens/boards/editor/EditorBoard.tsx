import { type JSX, type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { arrowKeys } from '../../../hud/board/geography.ts';
import { outlinePath, PrintedGround, PrintedSigns, viewBoxOf } from '../../../hud/plan/PrintedBoard.tsx';
import { PlanLit, RegionControl } from '../../../hud/plan/RegionControl.tsx';
import { draftFacts } from '../../../rules/boards/own/draft.ts';
import type { Arc, Point } from '../../../table/outlines/index.ts';
import { t } from '../../../ui/locale/index.ts';
import { capture } from '../../../ui/platform/pointer.ts';
import { sentenceOfRegion } from './board-words.ts';
import { type Cut, cutAlong, cutThrough } from './cut.ts';
import type { Shown } from './drawing.ts';
import { type Draft, endsOf } from './edits/index.ts';
import { type BorderPlace, borderAt, bordersOf, cutPlaceOf, regionAt, regionBeyond, shapesOf } from './shapes.ts';
import { isBrush, isOnBorders, type Tool, toolOfKey } from './ToolBar.tsx';

interface EditorBoardProps {
  readonly draft: Draft;
  readonly shown: Shown;
  readonly tool: Tool;
  readonly chosen: number | null;
  /** Regions that something speaks of. */
  readonly lit: readonly number[];
  readonly onChoose: (region: number) => void;
  /** `stroke` names what goes on from one region to the next; `isFirst`: it begins here. */
  readonly onBrush: (tool: Tool, region: number, stroke: string | null, isFirst: boolean) => void;
  readonly onBorder: (place: BorderPlace) => void;
  /** A cut; null if the line parts nothing. */
  readonly onCut: (cut: Cut | null) => void;
}

/** Lines shorter than this are a press, in board units. */
const SHORT = 0.15;
let strokes = 0;

export function EditorBoard(props: EditorBoardProps): JSX.Element {
  const { draft, shown, tool, chosen, lit, onChoose, onBrush, onBorder, onCut } = props;
  const shapes = useMemo(() => shapesOf(shown, draft), [shown, draft]);
  const facts = useMemo(() => draftFacts(draft.data), [draft]);
  const borders = useMemo(() => (isOnBorders(tool) ? bordersOf(shapes, draft) : []), [shapes, draft, tool]);
  const [focused, setFocused] = useState(0);
  const [line, setLine] = useState<readonly [Point, Point] | null>(null);
  const [under, setUnder] = useState<BorderPlace | null>(null);
  const stroke = useRef<{ readonly name: string; readonly done: Set<number> } | null>(null);
  /** A press was carried out as it began: the click that follows is not another one. */
  const handled = useRef(false);
  // Those that meet if the border is turned are shown before.
  const meeting: readonly number[] =
    tool === 'turn' && under ? (endsOf(draft.data, under.region, under.place) ?? []) : [];
  const current = shapes.some(({ region }) => region === (chosen ?? focused)) ? (chosen ?? focused) : 0;

  const cutOf = (region: number, from: Point | null, to: Point | null): Cut | null => {
    const place = cutPlaceOf(region, shapes, draft, shown.geometry);
    if (place === null) return null;
    return from && to ? cutAlong(place, from, to) : cutThrough(place);
  };
  const use = (with_: Tool, region: number) => {
    if (isBrush(with_)) onBrush(with_, region, null, true);
    else if (with_ === 'split') onCut(cutOf(region, null, null));
    else onChoose(region);
  };
  const goOn = (region: number | null) => {
    const now = stroke.current;
    if (now === null || region === null || now.done.has(region)) return;
    const isFirst = now.done.size === 0;
    now.done.add(region);
    onBrush(tool, region, now.name, isFirst);
  };
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    handled.current = false;
    const at = pointOf(event);
    if (at === null || !(isBrush(tool) || tool === 'split')) return;
    capture(event.currentTarget, event.pointerId);
    handled.current = true;
    if (tool === 'split') return setLine([at, at]);
    strokes += 1;
    stroke.current = { name: `stroke ${strokes}`, done: new Set() };
    goOn(regionAt(shapes, at));
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const at = pointOf(event);
    if (at === null) return;
    if (line !== null) setLine([line[0], at]);
    setUnder(borderAt(borders, at));
    goOn(regionAt(shapes, at));
  };
  const up = () => {
    stroke.current = null;
    if (line === null) return;
    const [from, to] = line;
    setLine(null);
    const isPress = Math.hypot(from.x - to.x, from.y - to.y) < SHORT;
    const region = regionAt(shapes, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    if (region !== null) onCut(isPress ? cutOf(region, null, null) : cutOf(region, from, to));
  };
  const keyed = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = arrowKeys[event.key];
    const next = direction === undefined ? null : regionBeyond(shapes, current, direction);
    if (next !== null) {
      event.preventDefault();
      setFocused(next);
      if (chosen !== null) onChoose(next);
      event.currentTarget.querySelector<SVGGElement>(`[data-region="${next}"]`)?.focus();
      return;
    }
    const brush = toolOfKey(event);
    if (brush === null) return;
    event.preventDefault();
    onBrush(brush, current, null, true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset in SVG.
    <svg
      className={tool === 'select' || isOnBorders(tool) ? 'edit-board' : 'edit-board drawn-on'}
      data-tool={tool}
      role="group"
      aria-label={t('edit.board')}
      viewBox={viewBoxOf(shown.geometry, 0.12)}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        stroke.current = null;
        setLine(null);
      }}
      onPointerLeave={() => setUnder(null)}
      onClick={(event) => {
        const at = pointOf(event);
        const border = at && borderAt(borders, at);
        // What a reader or a key presses has no place; it presses a region.
        if (event.detail > 0 && border) onBorder(border);
      }}
      onKeyDown={keyed}
    >
      {shapes.map(({ geometry: { id: shape, outline, seat, spots, inradius }, region, isTaken }) => {
        const there = region === null ? undefined : draft.data.regions[region];
        if (there === undefined || region === null) return null;
        const path = outlinePath(outline);
        const ground = (
          <>
            <PrintedGround terrain={there.terrain} path={path} />
            <path d={path} className="plan-mark" />
          </>
        );
        if (isTaken) return <g key={`shape ${shape}`}>{ground}</g>;
        return (
          <RegionControl
            key={`shape ${shape}`}
            region={region}
            isCurrent={region === current}
            isPressed={region === chosen}
            onEnter={() => use(tool, region)}
            aria-label={sentenceOfRegion(draft.data, facts, region)}
            onFocus={() => setFocused(region)}
            onClick={({ detail }) => {
              if (!handled.current && !(detail > 0 && isOnBorders(tool))) use(tool, region);
              handled.current = false;
            }}
          >
            {ground}
            <PrintedSigns region={there} seat={seat} spots={spots} />
            <text
              className="plan-number edit-number"
              x={seat.x}
              y={seat.y + Math.min(0.27, inradius * 0.7)}
              fontSize="0.15"
            >
              {region + 1}
            </text>
          </RegionControl>
        );
      })}
      {shapes.map(({ geometry: { id, outline }, region }) =>
        region === null || (region !== chosen && !lit.includes(region) && !meeting.includes(region)) ? null : (
          <PlanLit key={id} path={outlinePath(outline)} isPicked={region === chosen} className="edit-lit" />
        ),
      )}
      {borders.map((border) => (
        <path
          key={border.arc.id}
          d={lineOf(border.arc)}
          className={border.arc.id === under?.arc.id ? 'edit-border under' : 'edit-border'}
          data-border={`${border.region} ${border.place}`}
        />
      ))}
      {line === null ? null : <line className="edit-cut" x1={line[0].x} y1={line[0].y} x2={line[1].x} y2={line[1].y} />}
    </svg>
  );
}

/** Where the pointer is, in board units. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): Point | null {
  const matrix = currentTarget.getScreenCTM()?.inverse();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : null;
}

const lineOf = ({ points }: Arc) => `M${points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join('L')}`;
