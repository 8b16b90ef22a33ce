/** What was measured after so many games. */
export interface Sample<Figures> {
  readonly games: number;
  readonly figures: Figures;
}

/** How much a figure grows with each game, and how much it may for noise. */
export interface Growth {
  readonly name: string;
  readonly perGame: number;
  /** It goes up with the games, rather than up and down with the moment of the game at which it was taken. */
  readonly isTrend: boolean;
  readonly atMost: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Growth in a game that no leak of ours would stay below: the least of them is a thing a game. The whole heap is only told: with the code
 * that is compiled as functions warm up it grows for hours.
 */
const allowances: Readonly<Record<string, number>> = {
  heapKb: Number.POSITIVE_INFINITY,
  madeKb: 5,
  nodes: 1,
  listeners: 0.5,
  textures: 0.05,
  geometries: 0.05,
  programs: 0.05,
  workers: 0.05,
};

/** Share of the games that a page is given to warm up: what is fetched, compiled and remembered once is no growth. */
const warmUp = 0.2;

/** Where chance alone goes up as steadily as this one time in twenty. */
const rare = 1.64;

/** Does a row of figures go up, as the test of Mann and Kendall has it: are pairs that rise so many more than pairs that fall? */
function rises(row: readonly number[]): boolean {
  const balance = row.reduce(
    (sum, a, at) => sum + row.slice(at + 1).reduce((more, b) => more + Math.sign(b - a), 0),
    0,
  );
  const count = row.length;
  return balance / Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18) > rare;
}

/**
 * Growth of each figure from game to game: the middle of the slopes between all pairs of samples, so that a sample taken at a bad moment
 * does not tell. Nothing is said of fewer than three samples.
 */
export function growthOf<Figures extends { readonly [name in keyof Figures]: number }>(
  samples: readonly Sample<Figures>[],
): readonly Growth[] {
  const most = samples.at(-1)?.games ?? 0;
  const warm = samples.filter(({ games }) => games >= most * warmUp);
  const [first, last] = [warm.at(0), warm.at(-1)];
  if (warm.length < 3 || first === undefined || last === undefined) return [];
  return Object.keys(first.figures).map((name) => {
    const read = ({ figures }: Sample<Figures>): number =>
      Object.entries<number>(figures).find(([key]) => key === name)?.[1] ?? 0;
    const slopes = warm.flatMap((a, at) => warm.slice(at + 1).map((b) => (read(b) - read(a)) / (b.games - a.games)));
    const perGame = slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
    return {
      name,
      perGame,
      isTrend: rises(warm.map(read)),
      atMost: allowances[name] ?? 0,
      first: read(first),
      last: read(last),
    };
  });
}

/** Says of each figure whether it grows, in lines, and whether all keep still. Without any growth to judge, nothing is steady. */
export function verdictOf(growth: readonly Growth[]): {
  readonly isSteady: boolean;
  readonly lines: readonly string[];
} {
  if (growth.length === 0)
    return { isSteady: false, lines: ['Too few samples to say anything: play more games, or measure more often.'] };
  const lines = growth.map(({ name, perGame, isTrend, atMost, first, last }) => {
    const told = `${name}: ${first} to ${last}, ${perGame.toFixed(3)} a game`;
    if (atMost === Number.POSITIVE_INFINITY) return told;
    return `${told} (at most ${atMost}): ${isTrend && perGame > atMost ? 'GROWS' : 'steady'}`;
  });
  return { isSteady: growth.every(({ perGame, isTrend, atMost }) => !isTrend || perGame <= atMost), lines };
}
