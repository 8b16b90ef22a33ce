import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Asked, levelIds } from '../../src/opponents/index.ts';
import { contentOf } from '../../src/rules/index.ts';
import { estimateOf } from './estimate.ts';
import { type Brought, coinsOf } from './games.ts';

/**
 * `npm run combo-coins -- [--games 400] [--players 2,3,4,5] [--level planner] [--seed 1] [--write]`: how many coins a turn combos with each race
 * and with each power were paid while active, in so many games of opponents for each number of players, with 95 % intervals. With `--write` they
 * become the figures that the table shows about combos (`src/opponents/combo-coins.json`).
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    players: { type: 'string', default: '2,3,4,5' },
    level: { type: 'string', default: 'planner' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const levels: readonly Asked['level'][] = [...levelIds, 'planner'];
const level = levels.find((id) => id === values.level);
if (!level) throw new Error(`No such level: ${values.level}. There are: ${levels.join(', ')}.`);
const games = Number(values.games);
const { races, powers } = contentOf({});
const traits = [...Object.keys(races).map((id) => `race.${id}`), ...Object.keys(powers).map((id) => `power.${id}`)];
const round = (coins: number) => Math.round(coins * 10) / 10;

const lines: string[] = [];
for (const players of values.players.split(',').map(Number)) {
  const played = new Map<string, Brought[]>(traits.map((trait) => [trait, []]));
  for (let at = 0; at < games; at++) {
    for (const [trait, brought] of coinsOf(players, Number(values.seed) + at, level)) played.get(trait)?.push(brought);
    if (at % 50 === 49) console.error(`${players} players: ${at + 1} games`);
  }
  const rows = [...played].flatMap(([trait, all]) => {
    if (all.length === 0) return [];
    const { coins, low, high, turns } = estimateOf(all);
    console.log(
      `${players} players  ${trait.padEnd(20)} ${coins.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) in ${turns} turns`,
    );
    return [`      "${trait}": [${[coins, low, high].map(round).join(', ')}]`];
  });
  lines.push(`    "${players}": {\n${rows.join(',\n')}\n    }`);
}
if (values.write) {
  const text = `{\n  "level": "${level}",\n  "games": ${games},\n  "players": {\n${lines.join(',\n')}\n  }\n}\n`;
  writeFileSync(new URL('../../src/opponents/combo-coins.json', import.meta.url), text);
}
