import { shareOf } from '../../src/opponents/luck/other-dice.ts';
import { characterTempers } from '../../src/opponents/tempers.ts';
import { type Asked, type CharacterId, characterIds, evenTemper, levelIds } from '../../src/opponents/types.ts';
import { oneOf } from '../house/arguments.ts';
import { part } from './part.ts';
import { type Played, played } from './played.ts';
import { percent, told } from './statistics.ts';

const rows = ['even', ...characterIds] as const;

interface Game {
  readonly id: CharacterId | 'even';
  readonly level: Asked['level'];
  readonly rung: number | undefined;
  readonly players: number;
  readonly number: number;
}

export const characters = part<Game, Played>({
  about: `how opponents of each character differ from even-tempered ones: whom they attack, when they decline, what they pay, how often they win. One of each
plays against a table of even-tempered ones of its --level, every seat equally often; the row "even" is an even temper among its like. --only miser,avenger
leaves out the others. --rung 9 plays a rung of the ladder instead: a warlord that plays few games on is soon done.`,
  options: { level: 'raider', games: '4000', players: '2,3,4', only: rows.join(), rung: '' },
  play: ({ id, level, rung, players, number }) => {
    const seat = number % players;
    const table = Array.from({ length: players }, (_, place): Asked => {
      const own = { level, rung, seed: number * 10 + place };
      if (place !== seat || id === 'even') return { ...own, temper: evenTemper };
      return { ...own, temper: characterTempers[id], character: id };
    });
    return played(table, seat, Math.floor(number / players) + 1);
  },
  report: async (given, ask) => {
    const level = oneOf('level', given.text('level'), [...levelIds, 'planner'] as const);
    const rung = given.text('rung') === '' ? undefined : given.number('rung');
    const count = given.number('games');
    for (const players of given.numbers('players')) {
      console.log(
        `${rung ? `rung ${rung}` : level}, ${players} players, ${count} games each; by luck ${percent(1 / players)} %`,
      );
      console.log(
        '| character | on others | on the leader | on its attacker | first decline | paid a combo | coins | wins, % |',
      );
      for (const id of given.names('only').map((name) => oneOf('character', name, rows))) {
        const games: Played[] = [];
        const jobs = Array.from({ length: count }, (_, number): Game => ({ id, level, rung, players, number }));
        for await (const game of ask(jobs)) games.push(game);
        console.log(lineOf(id, games));
      }
    }
  },
});

function lineOf(id: string, games: readonly Played[]): string {
  const sum = (part: (game: Played) => number) => games.reduce((total, game) => total + part(game), 0);
  const others = sum(({ onOthers }) => onOthers);
  const declines = games.flatMap(({ declined }) => declined ?? []);
  const wins = shareOf(
    sum(({ won }) => won),
    games.length,
  );
  const cells = [
    id,
    `${percent(others / sum(({ attacks }) => attacks))} %`,
    `${percent(sum(({ onLeader }) => onLeader) / others)} %`,
    `${percent(sum(({ onAttacker }) => onAttacker) / others)} %`,
    (declines.reduce((total, round) => total + round, 0) / declines.length).toFixed(2),
    (sum(({ paid }) => paid) / sum(({ picks }) => picks)).toFixed(2),
    (sum(({ coins }) => coins) / games.length).toFixed(1),
    told({ ...wins, mean: wins.share }, 1, 100),
  ];
  return `| ${cells.join(' | ')} |`;
}
