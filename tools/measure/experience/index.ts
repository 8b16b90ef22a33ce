import { written } from '../file.ts';
import { type Deal, part } from '../part.ts';
import { fitted } from './fit.ts';
import { type Sample, samplesOf } from './samples.ts';

export const experience = part<Deal, readonly Sample[]>({
  about: `what picks and declines bring beside their promise, from opponents' own games. They plan turns at once, and go on once after every choice of some
decisions about races; they play as the present table says, so that it gets better from one training to the next, and with an empty one it begins anew. --write
makes it what whoever plans goes by (src/opponents/evaluation/experience.json).`,
  options: { games: '400', players: '2,3,4,5', seed: '1', write: false },
  play: ({ players, seed }) => samplesOf(players, seed),
  report: async (given, ask) => {
    const seeds = Array.from({ length: given.number('games') }, (_, at) => given.number('seed') + at);
    const samples: Sample[] = [];
    for await (const some of ask(
      seeds.flatMap((seed) => given.numbers('players').map((players) => ({ players, seed }))),
    ))
      samples.push(...some);
    console.log(`${samples.length} decisions`);
    const lessonOf = (lesson: Sample['lesson'], isDuel: boolean) =>
      fitted(samples.filter((sample) => sample.lesson === lesson && (sample.players === 2) === isDuel));
    const tableOf = (isDuel: boolean) => ({ pick: lessonOf('pick', isDuel), decline: lessonOf('decline', isDuel) });
    const tables = { duel: tableOf(true), crowd: tableOf(false) };
    if (given.is('write')) await written('src/opponents/evaluation/experience.json', tables);
  },
});
