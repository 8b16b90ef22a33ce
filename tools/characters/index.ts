import { parseArgs } from 'node:util';
import { type Asked, type CharacterId, characterIds, evenTemper, levelIds } from '../../src/opponents/index.ts';
import { characterTempers } from '../../src/opponents/tempers.ts';
import { rateOf } from '../ladder/interval.ts';
import { type Played, played } from './played.ts';

/**
 * Plays one opponent of each character against a table of even-tempered ones of its level, every seat equally often, and prints how each differs: whom it
 * attacks, when it first declines, what it pays for combos, and how often it wins, with the 95 % interval. The row `even` is an even temper among its
 * like. `--only miser,avenger` leaves out the others. `--rung 9` plays a rung of the ladder instead: a warlord that plays few games on is soon done.
 * `--from 200` begins with the 200th game, so that a long series can be played in parts.
 */
const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'raider' },
    games: { type: 'string', default: '4000' },
    players: { type: 'string', default: '2,3,4' },
    only: { type: 'string' },
    rung: { type: 'string' },
    from: { type: 'string', default: '0' },
  },
});

const levels = [...levelIds, 'planner'] as const;
const level = levels.find((id) => id === values.level);
if (!level) throw new Error(`No such level: ${values.level}. There are: ${levels.join(', ')}.`);
const rung = values.rung === undefined ? undefined : Number(values.rung);
const name = rung === undefined ? level : `rung ${rung}`;
const wanted = values.only?.split(',');
const rows = (['even', ...characterIds] as const).filter((id) => !wanted || wanted.includes(id));

for (const players of values.players.split(',').map(Number)) {
  console.log(`${name}, ${players} players, ${values.games} games each; by luck ${percent(1 / players)} %`);
  console.log(
    '| character | on others | on the leader | on its attacker | first decline | paid a combo | coins | wins |',
  );
  for (const id of rows) console.log(lineOf(id, seriesOf(id, players)));
}

function seriesOf(id: CharacterId | 'even', players: number): Played[] {
  return Array.from({ length: Number(values.games) }, (_, at) => {
    const number = Number(values.from) + at;
    const seat = number % players;
    const table = Array.from({ length: players }, (_, place): Asked => {
      const own = { level: level ?? 'raider', rung, seed: number * 10 + place };
      if (place !== seat || id === 'even') return { ...own, temper: evenTemper };
      return { ...own, temper: characterTempers[id], character: id };
    });
    return played(table, seat, Math.floor(number / players) + 1);
  });
}

function lineOf(id: string, games: readonly Played[]): string {
  const sum = (part: (game: Played) => number) => games.reduce((total, game) => total + part(game), 0);
  const share = (part: (game: Played) => number, of: (game: Played) => number) => percent(sum(part) / sum(of));
  const declines = games.flatMap(({ declined }) => declined ?? []);
  const others = ({ onOthers }: Played) => onOthers;
  const {
    share: wins,
    low,
    high,
  } = rateOf(
    sum(({ won }) => won),
    games.length,
  );
  const cells = [
    id,
    `${share(others, ({ attacks }) => attacks)} %`,
    `${share(({ onLeader }) => onLeader, others)} %`,
    `${share(({ onAttacker }) => onAttacker, others)} %`,
    (declines.reduce((total, round) => total + round, 0) / declines.length).toFixed(2),
    (sum(({ paid }) => paid) / sum(({ picks }) => picks)).toFixed(2),
    (sum(({ coins }) => coins) / games.length).toFixed(1),
    `${percent(wins)} % (${percent(low)}–${percent(high)})`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function percent(part: number): string {
  return (100 * part).toFixed(1);
}
