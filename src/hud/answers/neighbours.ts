import { boardFacts, isWater, type RegionId } from '../../rules/index.ts';
import { t } from '../../ui/locale/index.ts';
import { contentWords, holderWords } from '../../ui/words/names.ts';
import type { Game } from '../frame/use-game.ts';
import { line, type Narration } from '../log/narration.ts';

/** The neighbours of a region, with their holders and contents (MAP-2). */
export function neighbours({ view, naming }: Pick<Game, 'view' | 'naming'>, region: RegionId): readonly Narration[] {
  const facts = boardFacts(view.board).regions;
  const beside = facts[region]?.neighbours ?? [];
  return [
    line('answer.neighbours', naming, { count: beside.length }, { region }),
    ...beside.map((next) => {
      const terrain = facts[next]?.terrain;
      const nobody = t(terrain && isWater(terrain) ? 'region.water' : 'region.free');
      const holder = holderWords(view, naming, next) ?? nobody;
      return line('answer.neighbour', naming, { holder, content: contentWords(view, next) }, { region: next });
    }),
  ];
}
