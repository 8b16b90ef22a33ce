import { type JSX, useId } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/story.ts';
import type { SeenSetup } from '../../session/turn/index.ts';
import { AsWritten, type Pattern, playerColour } from '../../ui/look/index.ts';
import { type Naming, seatName } from '../../ui/words/names.ts';
import type { Mark, Story } from './facts.ts';
import { markWords } from './story-words.ts';

/** The drawing's size; around the lines coins on the left, names and coins on the right, rounds below. */
export const frame = { width: 360, height: 196, left: 26, right: 86, top: 10, bottom: 22 } as const;

interface Scale {
  x(round: number): number;
  y(coins: number): number;
  readonly ticks: readonly number[];
}

export function scaleOf(curves: readonly (readonly number[])[]): Scale {
  const most = Math.max(10, ...curves.flat());
  const step = [5, 10, 20, 25, 50, 100].find((size) => most / size <= 5) ?? 200;
  const top = Math.ceil(most / step) * step;
  const last = Math.max(1, ...curves.map((curve) => curve.length - 1));
  const [across, up] = [frame.width - frame.left - frame.right, frame.height - frame.top - frame.bottom];
  return {
    x: (round) => frame.left + (round / last) * across,
    y: (coins) => frame.height - frame.bottom - (coins / top) * up,
    ticks: Array.from({ length: top / step + 1 }, (_, at) => at * step),
  };
}

const APART = 15;

/** Heights of labels that would like to be there, moved apart as far as they must, within the drawing. */
export function labelHeights(wanted: readonly number[]): readonly number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let last = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.y = Math.max(label.y, last + APART);
    last = label.y;
  }
  // What went too low goes back up.
  let next = frame.height - frame.bottom + APART;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, next - APART);
    next = label.y;
  }
  const heights = [...wanted];
  for (const { y, at } of order) heights[at] = y;
  return heights;
}

interface SignProps {
  readonly kind: Mark['kind'];
  readonly x: number;
  readonly y: number;
  readonly children?: string;
}

const shapes: Readonly<Record<Mark['kind'], string>> = {
  picked: 'M0 -5.5L5 4H-5Z',
  declined: 'M-4 -4H4V4H-4Z',
  wipedOut: 'M-4 -4L4 4M4 -4L-4 4',
};

function Sign({ kind, x, y, children }: SignProps): JSX.Element {
  return (
    <path className={`curve-sign ${kind}`} d={shapes[kind]} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {children === undefined ? null : <title>{children}</title>}
    </path>
  );
}

interface CurveProps {
  readonly story: Pick<Story, 'curves' | 'marks'>;
  readonly setup: Pick<SeenSetup, 'seats'>;
  readonly naming: Naming;
}

/** How each pattern of a player is drawn along a line, so that lines are told apart without their colours. */
const dashes: Readonly<Record<Pattern, string | undefined>> = {
  solid: undefined,
  stripes: '9 5',
  dots: '0.1 6',
  checks: '6 4 0.1 4',
  chevrons: '14 4 4 4',
};

/** Letters of a name beside its line. */
const LETTERS = 8;

const cut = (name: string) => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/** A line for each player, and marks where races came and went; for screen readers a table. */
export function Curve({ story: { curves, marks }, setup, naming }: CurveProps): JSX.Element {
  const title = useId();
  const { x, y, ticks } = scaleOf(curves);
  const rounds = Math.max(0, ...curves.map((curve) => curve.length - 1));
  const ends = curves.map((curve) => curve.at(-1) ?? 0);
  const heights = labelHeights(ends.map(y));
  return (
    <figure className="story-curve">
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
        {ticks.map((coins) => (
          <g key={coins} className="curve-tick">
            <line x1={frame.left} x2={frame.width - frame.right} y1={y(coins)} y2={y(coins)} />
            <text x={frame.left - 5} y={y(coins) + 4} textAnchor="end">
              {coins}
            </text>
          </g>
        ))}
        {Array.from({ length: rounds }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are their numbers.
          <text key={at} className="curve-round" x={x(at + 1)} y={frame.height - 6} textAnchor="middle">
            {at + 1}
          </text>
        ))}
        {curves.map((curve, seat) => {
          const { colour, pattern, id } = playerColour(setup.seats[seat]?.colour ?? -1);
          const points = curve.map((coins, round) => `${x(round).toFixed(1)},${y(coins).toFixed(1)}`).join(' ');
          const end = { x: frame.width - frame.right, y: y(ends[seat] ?? 0) };
          const label = heights[seat] ?? end.y;
          return (
            <g key={id} className="curve-line">
              <polyline className="curve-case" points={points} />
              <polyline points={points} stroke={colour} strokeDasharray={dashes[pattern]} />
              <path className="curve-lead" d={`M${end.x + 2} ${end.y}L${end.x + 9} ${label}`} />
              <text x={end.x + 12} y={label + 4}>
                <tspan className="curve-coins">{ends[seat]}</tspan> {cut(seatName(naming, seat))}
              </text>
            </g>
          );
        })}
        {placed(marks).map(({ mark, step }) => {
          const { round, seat, kind } = mark;
          const at = { x: x(Math.min(round, rounds)), y: y(curves[seat]?.[Math.min(round, rounds)] ?? 0) };
          return (
            <Sign key={`${mark.at} ${kind} ${mark.race}`} kind={kind} x={at.x} y={at.y - step * 9}>
              {markWords(mark, naming)}
            </Sign>
          );
        })}
      </svg>
      <figcaption>
        {(['picked', 'declined', 'wipedOut'] as const).map((kind) => (
          <span key={kind}>
            <svg viewBox="-7 -7 14 14" aria-hidden="true">
              <Sign kind={kind} x={0} y={0} />
            </svg>{' '}
            {t(`story.sign.${kind}`)}
          </span>
        ))}
      </figcaption>
      <div className="unseen">
        <table>
          <caption id={title}>{t('story.curve')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('story.curve.round')}</th>
              {curves.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers.
                <th key={seat} scope="col">
                  <AsWritten>{seatName(naming, seat)}</AsWritten>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rounds + 1 }, (_, round) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds are their numbers.
              <tr key={round}>
                <th scope="row">{round === 0 ? t('story.curve.start') : round}</th>
                {curves.map((curve, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers.
                  <td key={seat}>{curve[round]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <h4>{t('story.marks')}</h4>
        <ul>
          {marks.map((mark) => (
            <li key={`${mark.at} ${mark.kind} ${mark.race}`}>{markWords(mark, naming)}</li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** The marks, those of a seat in one round above each other. */
function placed(marks: readonly Mark[]): readonly { readonly mark: Mark; readonly step: number }[] {
  const count = new Map<string, number>();
  return marks.map((mark) => {
    const place = `${mark.round} ${mark.seat}`;
    const step = count.get(place) ?? 0;
    count.set(place, step + 1);
    return { mark, step };
  });
}
