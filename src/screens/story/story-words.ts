import { number, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/story.ts';
import type { Seat } from '../../rules/index.ts';
import { comboName, type Naming, raceName, regionName, seatName } from '../../ui/words/names.ts';
import type { Award, ComboTold, Feud, Mark, TurningPoint, Unused } from './facts.ts';

export function markWords({ kind, round, seat, race, power, by }: Mark, naming: Naming): string {
  const who = seatName(naming, seat);
  switch (kind) {
    case 'picked':
      return t('story.mark.picked', { round, seat: who, combo: comboName(naming, { race, power }) });
    case 'declined':
      return t('story.mark.declined', { round, seat: who, race: raceName(naming, race) });
    case 'wipedOut':
      return t('story.mark.wipedOut', { round, seat: who, race: raceName(naming, race), by: seatName(naming, by) });
  }
}

export function pointWords(point: TurningPoint, winner: Seat, naming: Naming): string {
  const { swing, helps, lead } = point;
  const worth = { coins: swing, helps: helps ? 'yes' : 'no', winner: seatName(naming, winner) };
  return sentences(
    deedWords(point, naming),
    swing > 0 ? t('story.point.swing', worth) : null,
    lead === null ? null : t('story.point.lead', { seat: seatName(naming, lead) }),
  );
}

/** In one line: when it was, and what. */
export function bestWords(point: TurningPoint, naming: Naming): string {
  return t('story.best', { round: point.round, deed: deedWords(point, naming) });
}

function deedWords({ seat: who, deed }: TurningPoint, naming: Naming): string {
  const seat = seatName(naming, who);
  switch (deed.kind) {
    case 'dieWon':
      return t('story.point.dieWon', { seat, region: regionName(naming.board, deed.region), wins: deed.wins });
    case 'dieLost':
      return t('story.point.dieLost', { seat, region: regionName(naming.board, deed.region) });
    case 'wipeOut':
      return t('story.point.wipeOut', { seat, race: raceName(naming, deed.race), of: seatName(naming, deed.of) });
    case 'onslaught':
      return t('story.point.onslaught', { seat, regions: deed.regions, of: seatName(naming, deed.of) });
    case 'decline':
      return t('story.point.decline', { seat, race: raceName(naming, deed.race), paid: deed.paid, next: deed.next });
    case 'pick':
      return t('story.point.pick', { seat, combo: comboName(naming, deed) });
    case 'conquests':
      return t('story.point.conquests', { seat, regions: deed.regions });
    case 'pay':
      return t('story.point.pay', { seat, coins: deed.coins });
  }
}

export function feudWords(feud: Feud | null, naming: Naming): string {
  if (feud === null) return t('story.feud.none');
  const { by, from, regions } = feud;
  return t('story.feud.words', { by: seatName(naming, by), from: seatName(naming, from), regions });
}

export function comboWords({ seat, coins, turns, rate, ...combo }: ComboTold, naming: Naming): string {
  return t('story.combo.words', {
    combo: comboName(naming, combo),
    seat: seatName(naming, seat),
    coins,
    turns,
    rate: number(rate, { maximumFractionDigits: 1 }),
  });
}

export function unusedWords(unused: Unused, naming: Naming): string {
  switch (unused.kind) {
    case 'coins':
      return t('story.unused.coins', { coins: unused.coins, combo: comboName(naming, unused) });
    case 'combo':
      return t('story.unused.combo', { rounds: unused.rounds, combo: comboName(naming, unused) });
    case 'die':
      return t('story.unused.die', { seat: seatName(naming, unused.seat), turns: unused.turns });
    case 'decline':
      return t('story.unused.decline', { seat: seatName(naming, unused.seat) });
  }
}

export function awardWords({ kind, figure }: Award): string {
  // Luck is counted in parts of a roll.
  const said = Number.isInteger(figure) ? figure : number(figure, { maximumFractionDigits: 1 });
  return t(`story.award.${kind}.fact`, { figure: said });
}
