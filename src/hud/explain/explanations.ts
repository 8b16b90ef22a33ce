import { dangersOf } from '../../opponents/judgement/ahead.ts';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import type { Thing } from '../../table/attention/index.ts';
import '../../ui/locale/hud.ts';
import { chanceOf } from '../../rules/ahead.ts';
import { areCoinsOpen, contentOf, type GameView, type MarkerId, markerRule } from '../../rules/index.ts';
import { has, named, said, sentences, t } from '../../ui/locale/index.ts';
import { playerColour } from '../../ui/look/index.ts';
import { comboName, forceAt, holderWords, markerName, raceName, seatName, traitName } from '../../ui/words/names.ts';
import { costInline } from '../../ui/words/refusal-words.ts';
import { traitWords } from '../../ui/words/trait-words.ts';
import { percent } from '../board/choices.ts';
import { regionSentence } from '../board/region-status.ts';
import type { Game } from '../frame/use-game.ts';

/** What a thing on the table is, in a sentence or two; null where nothing is to be said of it any more. */
export function wordsOf(thing: Thing, game: Game): string | null {
  const { view, naming, setup } = game;
  switch (thing.of) {
    case 'tokens': {
      const force = forceAt(view, thing.region);
      if (!force) return null;
      const count = view.regions[thing.region]?.tokens ?? 0;
      const tokens = t('region.tokens', { count, race: raceName(view, force.race, count) });
      const whose = t('explain.tokens', { tokens, holder: holderWords(view, naming, thing.region) });
      return sentences(whose, traitWords(view, 'race', force.race));
    }
    case 'cost': {
      const asked = prospectOf(view, thing.region);
      if (!asked) return null;
      const roll = asked.odds
        ? t('board.status.roll', {
            count: asked.cost.total,
            hand: asked.inHand,
            percent: percent(asked.odds.wins, asked.odds.of),
          })
        : null;
      return sentences(t('explain.cost', { cost: costInline(view, asked.cost) }), roll);
    }
    case 'danger': {
      const danger = dangersOf(view).get(thing.region);
      return danger ? t('explain.danger', { grade: danger.grade, chance: chanceOf(danger) }) : null;
    }
    case 'tribe':
      return t('explain.tribe');
    case 'region':
      return regionSentence(game, thing.region);
    case 'marker':
      return markerWords(
        view,
        thing.marker,
        thing.region === null ? 1 : (view.regions[thing.region]?.markers[thing.marker] ?? 1),
      );
    case 'symbol':
      return symbolWords(thing.symbol);
    case 'combo': {
      const index = view.column.findIndex(({ race }) => race === thing.race);
      const combo = view.column[index];
      if (!combo) return null;
      const { races, powers } = contentOf(view);
      const tokens = (races[combo.race]?.tokens ?? 0) + (powers[combo.power]?.tokens ?? 0);
      return t('answer.combo', { combo: comboName(view, combo), tokens, cost: index, coins: combo.coins });
    }
    case 'race':
      return signWords(`race.${thing.race}`, game);
    case 'power':
      return signWords(`power.${thing.power}`, game);
    case 'tray':
      return t('explain.tray', { race: raceName(view, thing.race), count: view.tray[thing.race] ?? 0 });
    case 'hand':
    case 'aside': {
      const force = view.forces.find(({ id }) => id === thing.force);
      if (!force) return null;
      if (thing.of === 'aside') return t('hand.aside', { count: force.aside });
      return t('hand.tokens', { count: force.hand, race: raceName(view, force.race, force.hand) });
    }
    case 'player':
      return colourWords(game, setup.seats[thing.seat]?.colour ?? -1);
    case 'purse': {
      const coins = areCoinsOpen(view) ? (view.coins[thing.seat] ?? null) : null;
      const whose = t('explain.purse', { seat: seatName(naming, thing.seat) });
      return sentences(whose, coins === null ? t('answer.secret') : t('coins', { amount: coins }));
    }
    case 'round':
      return t('ribbon.round', { round: view.round, rounds: view.rounds });
    case 'die':
      return t('explain.die');
  }
}

function symbolWords(id: string): string {
  const name = named('symbol', id);
  return t('explain.symbol', { symbol: name.charAt(0).toLocaleUpperCase() + name.slice(1) });
}

export function colourWords({ setup, naming }: Game, colour: number): string | null {
  const seat = setup.seats.findIndex((one) => one.colour === colour);
  if (seat < 0) return null;
  return t('seat.colour', { name: seatName(naming, seat), pattern: t(`pattern.${playerColour(colour).pattern}`) });
}

function markerWords(view: GameView, marker: MarkerId, count: number): string {
  const name = markerName(marker, count);
  if (!contentOf(view).markers.has(marker)) return said(name);
  const { defence, immune } = markerRule(view, marker);
  if (immune) return t('explain.marker.immune', { marker: name });
  return defence > 0 ? t('explain.marker.defence', { marker: name, tokens: defence * count }) : said(name);
}

/** By its name (`race.…`, `thing.die` …); null for a sign that only goes with words or a button. */
export function signWords(sign: string, game: Game): string | null {
  const dot = sign.indexOf('.');
  const [kind, id] = [sign.slice(0, dot), sign.slice(dot + 1)];
  switch (kind) {
    case 'race':
    case 'power': {
      const [name, short] = [traitName(game.view, id), traitWords(game.view, kind, id)];
      return short === null ? said(name) : t('explain.trait', { name, short });
    }
    case 'symbol':
      return symbolWords(id);
    case 'marker':
      return id === 'lostTribe' ? t('explain.tribe') : markerWords(game.view, id, 1);
    case 'terrain':
      return named('terrain', id);
    case 'phase':
      return has(`${sign}.long`) ? named('phase', id, 'long') : null;
    default:
      return sign === 'thing.die' ? t('explain.die') : null;
  }
}
