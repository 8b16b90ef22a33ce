/**
 * How many coins a design's decisions cost, told in minutes where games won would take days: decisions of games, each with the value of its choices by
 * some hundreds of games played on after every one of them (`--make 2:race:60,4:conquest:20 --games 240`), and what falls behind the best of
 * these by deciding like a design (`--designs planner,warlord --seeds 2`), with its 95 % interval and the processor time it took. `--bank FILE` says
 * where the decisions are kept; making goes on where it was stopped. Run it bundled (docs/opponents.md): tsx makes everything nearly twice as slow.
 */
import { parseArgs } from 'node:util';
import { addTo, type Kind, readBank } from './bank.ts';
import { designs } from './designs.ts';
import { judged, lineOf } from './judge.ts';
import { valued } from './make.ts';

const { values } = parseArgs({
  options: {
    bank: { type: 'string', default: 'regret.jsonl' },
    make: { type: 'string' },
    games: { type: 'string', default: '240' },
    designs: { type: 'string' },
    kind: { type: 'string' },
    players: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    base: { type: 'string' },
  },
});

for (const wanted of values.make?.split(',') ?? []) make(wanted);
if (values.designs) judge(values.designs.split(','));

function make(wanted: string): void {
  const [players = 2, kind, count] = wanted.split(':').map((part, at) => (at === 1 ? part : Number(part)));
  const isSuch = (decision: { readonly kind: Kind; readonly state: { readonly players: number } }) =>
    decision.kind === kind && decision.state.players === players;
  let have = readBank(values.bank).filter(isSuch).length;
  // Each game gives one decision, if any.
  for (let number = 1000 + 2 * have; have < Number(count); number++) {
    const decision = valued(Number(players), number, kind === 'race' ? 'race' : 'conquest', Number(values.games));
    if (!decision) continue;
    addTo(values.bank, decision);
    have += 1;
  }
}

function judge(names: readonly string[]): void {
  const bank = readBank(values.bank).filter(
    ({ kind, state }) =>
      (values.kind === undefined || values.kind === kind) &&
      (values.players === undefined || values.players.split(',').map(Number).includes(state.players)),
  );
  const all = names.map((name) => {
    const level = designs[name];
    if (!level) throw new Error(`No such design: ${name}. There are: ${Object.keys(designs).join(', ')}.`);
    const scores = judged(level, bank, Number(values.seeds));
    for (const line of lineOf(name, scores, null)) console.log(line);
    return { name, scores };
  });
  const [base] = all;
  for (const { name, scores } of all.slice(1))
    for (const line of lineOf(`${name} less ${base?.name}`, scores, base?.scores ?? null)) console.log(line);
}
