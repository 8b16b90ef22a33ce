import type { story as english } from '../en/story.ts';
import type { Words } from '../keys.ts';

/** Povestea unui joc încheiat. */
export const story = {
  'story.title': 'Povestea jocului',
  'story.working': 'Recitim jocul…',
  'story.replay': 'Vezi reluarea',
  'story.curve': 'Monedele, tur cu tur',
  'story.curve.round': 'Turul',
  'story.curve.start': 'Început',
  'story.sign.picked': 'rasă nouă',
  'story.sign.declined': 'declin',
  'story.sign.wipedOut': 'rasă măturată',
  'story.marks': 'Rase venite și plecate',
  'story.mark.picked': 'Turul {round}: {seat} alege {combo}.',
  'story.mark.declined': 'Turul {round}: {seat} trimite în declin {race_def}.',
  'story.mark.wipedOut': 'Turul {round}: {by} ia ultima regiune a rasei {race} ({seat}).',
  'story.points': 'Ce a hotărât jocul',
  'story.point.round': 'Turul {round}',
  'story.point.dieWon':
    '{seat} ia {region_def} cu zarul, cu puține șanse: {wins, plural, one {o singură față bună} few {# fețe bune} other {# de fețe bune}} din șase.',
  'story.point.dieLost': 'Zarul nu ajută, deși șansele erau egale: {seat}, {region}.',
  'story.point.wipeOut': '{seat} ia ultima regiune a rasei {race} ({of}).',
  'story.point.onslaught':
    '{seat} ia într-un singur tur {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}} de la {of}.',
  'story.point.decline':
    '{seat} trimite în declin {race_def}: {paid, plural, one {# monedă} few {# monede} other {# de monede}} în acel tur, {next} în următorul, cu o rasă nouă.',
  'story.point.pick': '{seat} alege {combo}.',
  'story.point.conquests':
    '{seat} cucerește într-un singur tur {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}.',
  'story.point.pay':
    '{seat} încasează {coins, plural, =0 {zero monede} one {# monedă} few {# monede} other {# de monede}} pentru acest tur.',
  'story.point.swing':
    'Perspectivele: {coins, plural, one {# monedă} few {# monede} other {# de monede}} {helps, select, yes {mai mult} other {mai puțin}} pentru {winner}.',
  'story.point.lead': 'Acum {seat} are cele mai bune perspective.',
  'story.point.see': 'Vezi',
  'story.prospects':
    'Cât a schimbat un tur rezultatul la care ne putem aștepta, după socoteala unui Strateg; analiza privește mai departe.',
  'story.feud': 'Cine de la cine a luat cel mai mult',
  'story.feud.words': '{by} de la {from}: {regions, plural, one {# regiune} few {# regiuni} other {# de regiuni}}.',
  'story.feud.none': 'Nimeni nu a luat nimic de la nimeni.',
  'story.taking': 'Regiuni luate: cine (rând) de la cine (coloană)',
  'story.combo': 'Cea mai bună combinație',
  'story.combo.words':
    '{combo} ({seat}): {rate} monede pe tur, {coins} în {turns, plural, one {# tur} few {# tururi} other {# de tururi}}.',
  'story.unused': 'Rămase nefolosite',
  'story.unused.coins':
    '{coins, plural, one {# monedă a rămas} few {# monede au rămas} other {# de monede au rămas}} pe {combo}.',
  'story.unused.combo':
    '{combo}: nimeni nu a vrut combinația timp de {rounds, plural, one {# tur al jocului} few {# tururi ale jocului} other {# de tururi ale jocului}}.',
  'story.unused.die':
    'Zarul ({seat}): lăsat deoparte în {turns, plural, one {# tur} few {# tururi} other {# de tururi}} în care putea aduce o regiune.',
  'story.unused.decline': 'A doua rasă: {seat} nu a intrat niciodată în declin.',
  'story.awards': 'Premii',
  'story.award.conqueror': 'Mâna lungă',
  'story.award.conqueror.fact':
    '{figure, plural, one {# regiune luată} few {# regiuni luate} other {# de regiuni luate}} de la alții',
  'story.award.doormat': 'Preșul „Bine ați venit”',
  'story.award.doormat.fact':
    '{figure, plural, one {# regiune pierdută} few {# regiuni pierdute} other {# de regiuni pierdute}}',
  'story.award.peaceful': 'Porumbelul păcii',
  'story.award.peaceful.fact':
    '{figure, plural, =0 {nicio regiune luată} one {doar # regiune luată} few {doar # regiuni luate} other {doar # de regiuni luate}} de la alții',
  'story.award.gambler': 'Cu zarul în sânge',
  'story.award.gambler.fact':
    '{figure, plural, one {# ultimă tentativă} few {# ultime tentative} other {# de ultime tentative}}',
  'story.award.unlucky': 'Prietenie cu fața goală',
  'story.award.unlucky.fact': '{figure, plural, one {# aruncare} few {# aruncări} other {# de aruncări}} degeaba',
  'story.award.lucky': 'Asul din mânecă',
  'story.award.lucky.fact': 'aruncări reușite peste așteptări: {figure}',
  'story.award.spender': 'Punga deschisă',
  'story.award.spender.fact':
    '{figure, plural, one {# monedă pusă} few {# monede puse} other {# de monede puse}} pe combinațiile sărite',
  'story.award.finder': 'Cine găsește, al lui este',
  'story.award.finder.fact':
    '{figure, plural, one {# monedă găsită} few {# monede găsite} other {# de monede găsite}} pe combinații',
  'story.award.loyal': 'Până când declinul ne va despărți',
  'story.award.loyal.fact':
    'o singură rasă activă timp de {figure, plural, one {# tur} few {# tururi} other {# de tururi}}',
  'story.award.restless': 'Ușa turnantă',
  'story.award.restless.fact': '{figure, plural, one {# declin} few {# declinuri} other {# de declinuri}}',
  'story.award.landlord': 'Chirie din ruine',
  'story.award.landlord.fact':
    '{figure, plural, one {# monedă} few {# monede} other {# de monede}} de la rase în declin',
  'story.award.harvest': 'Recolta secolului',
  'story.award.harvest.fact': '{figure, plural, one {# monedă} few {# monede} other {# de monede}} într-un singur tur',
  'story.award.steady': 'Ca un ceasornic',
  'story.award.steady.fact':
    'diferența dintre cel mai bun și cel mai slab tur: {figure, plural, =0 {nicio monedă} one {# monedă} few {# monede} other {# de monede}}',
  'story.award.settler': 'Loc de respirat',
  'story.award.settler.fact':
    '{figure, plural, one {# regiune liberă luată} few {# regiuni libere luate} other {# de regiuni libere luate}}',
  'story.award.tribes': 'S-a dus liniștea',
  'story.award.tribes.fact':
    '{figure, plural, one {# Trib Pierdut alungat} few {# Triburi Pierdute alungate} other {# de Triburi Pierdute alungate}}',
  'story.award.comeback': 'Înflorire târzie',
  'story.award.comeback.fact':
    '{figure, plural, one {# loc câștigat} few {# locuri câștigate} other {# de locuri câștigate}} de la jumătatea jocului',
  'story.award.destroyer': 'Mătura și fărașul',
  'story.award.destroyer.fact':
    '{figure, plural, one {# rasă măturată} few {# rase măturate} other {# de rase măturate}} din ultima regiune',
} satisfies Words<typeof english>;
