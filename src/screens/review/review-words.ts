import { listOf, number, sentences, t } from '../../ui/locale/index.ts';
import '../../ui/locale/story.ts';
import { type SeatLuck, sumOf } from '../../opponents/luck/facts.ts';
import { shareOf } from '../../opponents/luck/other-dice.ts';
import type { Care } from '../../opponents/review/care.ts';
import type { Finding } from '../../opponents/review/finding.ts';
import { within } from '../../opponents/review/judge.ts';
import type { RegionId } from '../../rules/index.ts';
import { comboName, type Naming, raceName, regionName, seatName } from '../../ui/words/names.ts';

export function findingWords({ lesson, judged }: Pick<Finding, 'lesson' | 'judged'>, naming: Naming): string {
  const { board } = naming;
  const coins = Math.max(1, Math.round(judged.cost));
  const regions = (list: readonly RegionId[]) => listOf(list.map((region) => regionName(board, region)));
  switch (lesson.kind) {
    case 'combo':
      return t('review.combo', {
        coins,
        better: comboName(naming, lesson.better),
        made: comboName(naming, lesson.made),
      });
    case 'early':
    case 'late':
      return t(`review.${lesson.kind}`, { coins, race: raceName(naming, lesson.race) });
    case 'conquests': {
      const { better, made } = lesson;
      if (made.length === 0) return t('review.more', { coins, better: regions(better) });
      if (better.length === 0) return t('review.fewer', { coins, made: regions(made) });
      return t('review.instead', { coins, better: regions(better), made: regions(made) });
    }
    case 'troops': {
      const { better, made } = lesson;
      if (made.length === 0) return t('review.guarded', { coins, better: regions(better) });
      return t('review.troops', { coins, better: regions(better), made: regions(made) });
    }
    case 'notDared':
    case 'dared':
      return t(`review.${lesson.kind}`, { coins, region: regionName(board, lesson.region), wins: lesson.wins });
    case 'elsewhere':
      return t('review.elsewhere', {
        coins,
        region: regionName(board, lesson.region),
        made: regionName(board, lesson.made),
      });
  }
}

const tenths = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const;
const percent = (share: number): string => number(share, { style: 'percent', maximumFractionDigits: 0 });

export function findingFigures({ judged: { cost, error, games } }: Pick<Finding, 'judged'>): string {
  return t('review.figure', { cost: number(cost, tenths), error: number(within * error, tenths), games });
}

/** From these shares on a player is told to have left hardly anything, or only a little. */
const MUCH = 0.93;
const SOME = 0.8;

export function careWords({ share, seat }: Care, naming: Naming): string {
  const who = seatName(naming, seat);
  return t(share >= MUCH ? 'review.care.much' : share >= SOME ? 'review.care.some' : 'review.care.little', {
    seat: who,
  });
}

export function careFigures({ share, seat, costly, decisions, lost, error }: Care, naming: Naming): string {
  return t('review.care.figure', {
    seat: seatName(naming, seat),
    share: percent(share),
    costly,
    decisions,
    lost: number(lost, tenths),
    error: number(within * error, tenths),
  });
}

/** Coins of luck that are worth a word. */
const WORTH = 3;

export function luckWords(luck: SeatLuck, seat: number, naming: Naming): string {
  const sum = sumOf(luck);
  const coins = Math.round(Math.abs(sum));
  const kind = coins < WORTH ? 'even' : sum > 0 ? 'good' : 'bad';
  return t(`luck.${kind}`, { seat: seatName(naming, seat), coins });
}

export function luckFigure(coins: number): string {
  return number(coins, { ...tenths, signDisplay: 'exceptZero' });
}

/** From this share on the deal and the place nearly always win. */
const SURE = 0.9;

export function againWords(played: number, wins: number, seat: number, naming: Naming, inFigures: boolean): string {
  const { low, high } = shareOf(wins, played);
  const fair = 1 / naming.seats.length;
  return sentences(
    t('luck.again', { played, wins, seat: seatName(naming, seat) }),
    low > SURE ? t('luck.always') : low > fair ? t('luck.often') : high < fair ? t('luck.seldom') : null,
    inFigures ? t('luck.share', { low: percent(low), high: percent(high), fair: percent(fair) }) : null,
    t('luck.apart'),
  );
}
