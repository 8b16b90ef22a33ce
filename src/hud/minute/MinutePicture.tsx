import type { JSX } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/minute.ts';
import { players, terrains } from '../../ui/look/palette.ts';
import './minute.css';

/** The parts of a turn, and beyond it what the game is about. */
export const turnPictures = ['begin', 'conquer', 'die', 'move', 'score'] as const;
export const pictures = [...turnPictures, 'win'] as const;

export type PictureName = (typeof pictures)[number];

export function MinutePicture({ name }: { readonly name: PictureName }): JSX.Element {
  const Scene = scenes[name];
  return (
    <svg className="minute-picture" viewBox="0 0 160 110" role="img" aria-label={t(`minute.${name}.alt`)}>
      <Scene />
    </svg>
  );
}

const scenes: Readonly<Record<PictureName, () => JSX.Element>> = {
  begin: Begin,
  conquer: Conquer,
  die: Die,
  move: Move,
  score: Score,
  win: Win,
};

/** A race and its power, and the tokens they bring. */
function Begin(): JSX.Element {
  return (
    <>
      <Shield sign={star(42, 37, 13)} />
      <path className="story-line" d="M74 32V46M67 39H81" />
      <circle className="story-edge story-gold" cx="112" cy="39" r="25" />
      <circle className="story-rim" cx="112" cy="39" r="20" />
      <path className="story-dark" d="M115 23 101 43H111L107 57 123 36H113Z" />
      {[32, 56, 80, 104, 128].map((x) => (
        <Token key={x} x={x} y={90} />
      ))}
    </>
  );
}

/** Two tokens step over a border, into a region whose price they pay. */
function Conquer(): JSX.Element {
  return (
    <>
      <Land />
      <Token x={34} y={62} />
      <Token x={54} y={48} />
      <Price x={128} y={28} amount={2} />
      <path className="story-way" d="M66 42Q84 28 98 38" />
      <path className="story-tip" d="M94 29 106 42 90 44Z" />
      <Token x={112} y={46} />
      <Token x={131} y={48} />
    </>
  );
}

/** One token before a mountain that costs three, and a die that shows two. */
function Die(): JSX.Element {
  return (
    <>
      <Land />
      <Token x={48} y={54} />
      <path className="story-edge" fill={terrains.mountain.side} d="M84 92 106 64 120 80 126 72 142 90Z" />
      <path fill={terrains.mountain.detail} d="M100 72 106 64 113 72 106 75Z" />
      <Price x={126} y={60} amount={3} />
      <g transform="rotate(-12 96 28)">
        <rect className="story-edge story-bone" x="78" y="10" width="36" height="36" rx="7" />
        <circle className="story-dark" cx="88" cy="20" r="4.2" />
        <circle className="story-dark" cx="104" cy="36" r="4.2" />
      </g>
      <path className="story-way" d="M68 14Q60 22 66 32M124 8Q132 16 128 28" />
    </>
  );
}

/** Tokens move between two regions; one stays in each. */
function Move(): JSX.Element {
  return (
    <>
      <Land />
      <Token x={30} y={56} />
      <Token x={112} y={46} />
      <Token x={131} y={42} />
      <Token x={104} y={84} />
      <path className="story-way" d="M50 44Q74 18 94 34" />
      <path className="story-tip" d="M91 25 102 39 86 40Z" />
      <path className="story-way" d="M86 86Q62 92 50 76" />
      <path className="story-tip" d="M58 70 44 68 48 84Z" />
    </>
  );
}

/** A coin on each region held, and a pile beside them. */
function Score(): JSX.Element {
  return (
    <>
      <Land />
      <Token x={34} y={62} />
      <Token x={112} y={36} />
      <Token x={94} y={82} />
      <Coin x={54} y={52} />
      <Coin x={132} y={44} />
      <Coin x={114} y={84} />
      <Pile x={143} height={3} />
    </>
  );
}

/** A worn race gives way to another one; the higher pile of coins has a crown. */
function Win(): JSX.Element {
  return (
    <>
      <g transform="translate(-14 6)">
        <Shield sign={null} />
      </g>
      <path className="story-way" d="M54 42H64" />
      <path className="story-tip" d="M62 33 74 42 62 51Z" />
      <g transform="translate(56 6)">
        <Shield sign={moon} />
      </g>
      <Pile x={106} height={2} />
      <Pile x={136} height={6} />
      <path className="story-edge story-gold" d="M125 59 122 41 131 48 136 36 141 48 150 41 147 59Z" />
    </>
  );
}

const moon = 'M47 25a13 13 0 1 0 8 18A11 11 0 0 1 47 25Z';

/** A race's shield with its sign; without, one in decline. */
function Shield({ sign }: { readonly sign: string | null }): JSX.Element {
  const mine = players[0];
  return (
    <>
      <path
        className={sign === null ? 'story-edge story-worn' : 'story-edge'}
        fill={mine?.colour}
        d="M22 12Q42 18 62 12V38Q60 58 42 66 24 58 22 38Z"
        strokeLinejoin="round"
      />
      {sign === null ? (
        <path className="story-rim" d="M26 30 40 18M25 44 54 19M30 54 59 29M38 61 59 43" />
      ) : (
        <path fill={mine?.ink} d={sign} />
      )}
    </>
  );
}

/** Coins on each other, at the foot of the picture. */
function Pile({ x, height }: { readonly x: number; readonly height: number }): JSX.Element {
  return (
    <>
      {Array.from({ length: height }, (_, coin) => 98 - 6 * coin).map((y) => (
        <ellipse key={y} className="story-edge story-gold" cx={x} cy={y} rx="12" ry="5" />
      ))}
    </>
  );
}

function Land(): JSX.Element {
  return (
    <g className="story-land">
      <path fill={terrains.hill.top} d="M8 44Q36 22 70 30L82 62Q62 84 28 94 4 76 8 44Z" />
      <path fill={terrains.forest.top} d="M70 30Q110 8 150 22 157 42 151 58L82 62Z" />
      <path fill={terrains.farmland.top} d="M82 62 151 58Q153 84 138 97 90 107 58 101L28 94Q62 84 82 62Z" />
    </g>
  );
}

function Token({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  const mine = players[0];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="story-edge" fill={mine?.colour} r="9.5" />
      <path fill={mine?.ink} d="M0-5.5a3 3 0 1 1-.01 0ZM-5.5 6a5.5 5 0 0 1 11 0Z" />
    </g>
  );
}

function Price({ x, y, amount }: { readonly x: number; readonly y: number; readonly amount: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="story-edge story-bone" x="-9" y="-10" width="18" height="18" rx="4" />
      <text className="story-number" y="4.5">
        {amount}
      </text>
    </g>
  );
}

function Coin({ x, y }: { readonly x: number; readonly y: number }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="story-edge story-gold" r="8.5" />
      <text className="story-number" y="4.2">
        1
      </text>
    </g>
  );
}

/** A star of five points as path data. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, far] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? r : r * 0.45];
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
