import type { story as english } from '../en/story.ts';
import type { Words } from '../keys.ts';

/** Opowieść o skończonej grze. */
export const story = {
  'story.title': 'Opowieść o grze',
  'story.working': 'Jeszcze raz przez całą grę…',
  'story.replay': 'Obejrzyj powtórkę',
  'story.curve': 'Monety w kolejnych turach gry',
  'story.curve.round': 'Tura gry',
  'story.curve.start': 'Początek',
  'story.sign.picked': 'nowa rasa',
  'story.sign.declined': 'upadek',
  'story.sign.wipedOut': 'rasa zmieciona',
  'story.marks': 'Rasy, które przyszły i odeszły',
  'story.mark.picked': 'Tura gry {round}: {seat} wybiera zestaw {combo}.',
  'story.mark.declined': 'Tura gry {round}: {seat} ogłasza upadek {race_gen}.',
  'story.mark.wipedOut': 'Tura gry {round}: {by} zajmuje ostatni obszar {race_gen} ({seat}).',
  'story.points': 'Co przesądziło',
  'story.point.round': 'Tura gry {round}',
  'story.point.dieWon':
    '{seat} zdobywa {region_acc} rzutem kością, na przekór szansom: {wins, plural, one {dobra była # ścianka} few {dobre były # ścianki} many {dobrych było # ścianek} other {dobre było # ścianki}} z sześciu.',
  'story.point.dieLost': 'Kość zawodzi, choć szanse były równe: {seat}, {region}.',
  'story.point.wipeOut': '{seat} zajmuje ostatni obszar {race_gen} ({of}).',
  'story.point.onslaught':
    '{seat} w jednej turze odbiera graczowi {of} {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}.',
  'story.point.decline':
    '{seat} ogłasza upadek {race_gen}: {paid, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} w tej turze, {next} w następnej, z nową rasą.',
  'story.point.pick': '{seat} wybiera zestaw {combo}.',
  'story.point.conquests':
    '{seat} w jednej turze podbija {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}.',
  'story.point.pay':
    '{seat} dostaje za tę turę {coins, plural, =0 {zero monet} one {# monetę} few {# monety} many {# monet} other {# monety}}.',
  'story.point.swing':
    'Prognoza gracza {winner}: {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} {helps, select, yes {więcej} other {mniej}}.',
  'story.point.lead': 'Teraz najlepszą prognozę ma {seat}.',
  'story.point.see': 'Zobacz',
  'story.prospects':
    'O ile tura zmieniła wynik, jakiego można się spodziewać według Stratega; analiza patrzy dalej naprzód.',
  'story.feud': 'Kto komu odebrał najwięcej',
  'story.feud.words':
    '{by} graczowi {from}: {regions, plural, one {# obszar} few {# obszary} many {# obszarów} other {# obszaru}}.',
  'story.feud.none': 'Nikt nikomu niczego nie odebrał.',
  'story.taking': 'Odebrane obszary: kto (wiersz) komu (kolumna)',
  'story.combo': 'Najlepszy zestaw',
  'story.combo.words':
    '{combo} ({seat}): monety na turę: {rate}, razem {coins} w {turns, plural, one {# turze} few {# turach} many {# turach} other {# tury}}.',
  'story.unused': 'Niewykorzystane',
  'story.unused.coins':
    'Na zestawie {combo} {coins, plural, one {została # moneta} few {zostały # monety} many {zostało # monet} other {zostało # monety}}.',
  'story.unused.combo':
    'Zestaw {combo}: nikt go nie chciał przez {rounds, plural, one {# turę} few {# tury} many {# tur} other {# tury}} gry.',
  'story.unused.die':
    'Kość ({seat}): bez rzutu w {turns, plural, one {# turze} few {# turach} many {# turach} other {# tury}}, choć mogła dać obszar.',
  'story.unused.decline': 'Druga rasa: {seat} ani razu nie ogłasza upadku.',
  'story.awards': 'Nagrody',
  'story.award.conqueror': 'Długie ręce',
  'story.award.conqueror.fact':
    '{figure, plural, one {# obszar odebrany} few {# obszary odebrane} many {# obszarów odebranych} other {# obszaru odebrane}} innym',
  'story.award.doormat': 'Wycieraczka „Witamy”',
  'story.award.doormat.fact':
    '{figure, plural, one {# obszar stracony} few {# obszary stracone} many {# obszarów straconych} other {# obszaru stracone}}',
  'story.award.peaceful': 'Gołąbek pokoju',
  'story.award.peaceful.fact':
    '{figure, plural, =0 {ani jeden obszar odebrany} one {tylko # obszar odebrany} few {tylko # obszary odebrane} many {tylko # obszarów odebranych} other {tylko # obszaru odebrane}} innym',
  'story.award.gambler': 'Hazard we krwi',
  'story.award.gambler.fact':
    '{figure, plural, one {# ostatni rzut} few {# ostatnie rzuty} many {# ostatnich rzutów} other {# ostatniego rzutu}}',
  'story.award.unlucky': 'Przyjaźń z pustą ścianką',
  'story.award.unlucky.fact': '{figure, plural, one {# rzut} few {# rzuty} many {# rzutów} other {# rzutu}} na próżno',
  'story.award.lucky': 'As w rękawie',
  'story.award.lucky.fact': 'udane rzuty ponad oczekiwania: {figure}',
  'story.award.spender': 'Szeroki gest',
  'story.award.spender.fact':
    '{figure, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} na pominiętych zestawach',
  'story.award.finder': 'Znalezione niekradzione',
  'story.award.finder.fact':
    '{figure, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} z wybranych zestawów',
  'story.award.loyal': 'I nie opuszczę cię aż do upadku',
  'story.award.loyal.fact':
    'jedna rasa aktywna przez {figure, plural, one {# turę} few {# tury} many {# tur} other {# tury}}',
  'story.award.restless': 'Drzwi obrotowe',
  'story.award.restless.fact':
    '{figure, plural, one {# upadek} few {# upadki} many {# upadków} other {# upadku}} własnej rasy',
  'story.award.landlord': 'Czynsz z ruin',
  'story.award.landlord.fact':
    '{figure, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} od ras wymierających',
  'story.award.harvest': 'Żniwa stulecia',
  'story.award.harvest.fact':
    '{figure, plural, one {# moneta} few {# monety} many {# monet} other {# monety}} w jednej turze',
  'story.award.steady': 'Jak w zegarku',
  'story.award.steady.fact':
    'różnica między najlepszą a najgorszą turą: {figure, plural, =0 {zero monet} one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'story.award.settler': 'Trochę oddechu',
  'story.award.settler.fact':
    '{figure, plural, one {# pusty obszar zajęty} few {# puste obszary zajęte} many {# pustych obszarów zajętych} other {# pustego obszaru zajęte}}',
  'story.award.tribes': 'Koniec spokojnej okolicy',
  'story.award.tribes.fact':
    '{figure, plural, one {# Zagubione Plemię wypędzone} few {# Zagubione Plemiona wypędzone} many {# Zagubionych Plemion wypędzonych} other {# Zagubionego Plemienia wypędzone}}',
  'story.award.comeback': 'Późny rozkwit',
  'story.award.comeback.fact':
    '{figure, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} w górę od półmetka',
  'story.award.destroyer': 'Miotła i szufelka',
  'story.award.destroyer.fact':
    '{figure, plural, one {# rasa zmieciona} few {# rasy zmiecione} many {# ras zmiecionych} other {# rasy zmiecione}} z ostatniego obszaru',
} satisfies Words<typeof english>;
