/** A measurement after a number of games. */
export interface Sample<Figures> {
  readonly games: number;
  readonly figures: Figures;
}

/** A figure's growth per game, and the allowance for noise. */
export interface Growth {
  readonly name: string;
  readonly perGame: number;
  /** It rises steadily with the games, rather than varying with the moment of measurement. */
  readonly isTrend: boolean;
  readonly atMost: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Growth per game that any leak of ours would exceed: the smallest is one object per game. The whole heap is only reported: with compiled code it
 * grows for hours as functions warm up.
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

/** Share of the games that serve to warm the page up: what is fetched, compiled and cached once is not growth. */
const warmUp = 0.2;

/** The threshold that chance alone exceeds one time in twenty. */
const rare = 1.64;

/** Does a series rise, by the Mann-Kendall test: do rising pairs outnumber falling ones significantly? */
function rises(row: readonly number[]): boolean {
  const balance = row.reduce(
    (sum, a, at) => sum + row.slice(at + 1).reduce((more, b) => more + Math.sign(b - a), 0),
    0,
  );
  const count = row.length;
  return balance / Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18) > rare;
}

/**
 * Growth of each figure per game: the median of the slopes between all pairs of samples, so that single bad samples do not matter. Empty for fewer
 * than three samples.
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

/** Reports for each figure, in lines, whether it grows, and whether all are steady. Without any growth to judge, nothing is steady. */
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
