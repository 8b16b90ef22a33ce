import { phaseChoices } from '../../src/hud/board/choices.ts';
import { type Place, placed } from '../../src/hud/dock/places.ts';
import { heldUpBy, promptOf, shownWords } from '../../src/hud/dock/prompt.ts';
import { type FinalRoll, lastRoll } from '../../src/hud/dock/turn.ts';
import {
  activeForce,
  apply,
  type Command,
  type GameState,
  type GameView,
  isDeployment,
  legal,
  newGame,
  tokensLeft,
  view,
} from '../../src/rules/index.ts';
import { type Stage, type StageName, stagesOf } from '../../src/session/turn/index.ts';
import { parts, speaker, t } from '../../src/ui/locale/index.ts';
import { type Naming, regionName, seatName } from '../../src/ui/words/names.ts';
import { type Player, randomPlayer } from '../../tools/players/random.ts';
import { settler } from '../../tools/players/settler.ts';
import { pseudoOf } from '../../tools/site/pseudo.ts';
import { boxAt } from '../support/house.ts';
import { stateOf } from '../support/position.ts';
import { everyBox } from '../support/released.ts';
import { languages, messagesOf } from '../ui/locale/messages.ts';

/** What the pill shows at once, in words. */
export interface PillWords {
  readonly language: string;
  readonly phase: StageName;
  /** Whose turn it is, as long as it may be; null where that is for listeners only. */
  readonly heading: string | null;
  readonly hasDie: boolean;
  readonly sentence: string;
  readonly buttons: readonly { readonly place: Place; readonly label: string }[];
}

/** A moment of a game: what is said of it depends on the language alone. */
interface Moment {
  readonly game: { readonly view: GameView; readonly naming: Naming; readonly stage: Stage | null };
  readonly legal: readonly Command[];
  readonly roll: FinalRoll | null;
}

/** Tokens that expanding may take in hand. */
const MANY = 18;
/** Names of twelve letters: few are longer. */
const names = ['Maximilienne', 'Bartholomäus', 'Konstantinos', 'Wilhelmowska', 'Александрина'];

/** Every moment of a game: what is to be done, and what is shown of each move. */
function* momentsOf(players: number, seed: number, box: Partial<Naming>, player: Player): Generator<Moment> {
  const start = newGame({ players, seed, ...box });
  if (!start.ok) throw new Error(start.refusal.code);
  let state: GameState = start.state;
  const naming = { ...box, content: box.content, board: state.board, seats: names.map((name) => ({ name })) };
  let roll: FinalRoll | null = null;
  while (state.phase !== 'gameOver') {
    yield { game: { view: view(state, state.seat), naming, stage: null }, legal: legal(state), roll };
    const command = player(state);
    const outcome = apply(state, command);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const { events } = outcome;
    roll = lastRoll([{ command, events, seat: state.seat, round: state.round }]);
    const [was, is] = [view(state, state.seat), view(outcome.state, state.seat)];
    for (const stage of stagesOf(was, is, events, 0)) {
      const isInAir = stage.events.some(({ type }) => type === 'dieRolled');
      yield { game: { view: stage.after, naming, stage }, legal: [], roll: isInAir ? null : roll };
    }
    state = outcome.state;
  }
}

/** What the die came to, beside its face, which says what it shows. */
function rolledWords({ value, region, won }: FinalRoll, { board }: Naming): string {
  const words = { value, region: regionName(board, region) };
  return parts<string>(won ? 'rolled.won' : 'rolled.lost', words, { at: () => '' })
    .join('')
    .trim();
}

/** A moment in the words of the language spoken now. */
function wordsOf({ game, legal, roll }: Moment, language: string): PillWords {
  const { view, naming, stage } = game;
  const phase = stage?.name ?? view.phase;
  const next = stage ? shownWords(stage, naming) : promptOf(view, view.phase, naming, legal);
  const signs = [seatName(naming, stage?.seat ?? view.seat), t('turn.yours.alone')];
  const active = activeForce(view, view.seat);
  const isChoice = phase === 'readyTroops' && active !== null && tokensLeft(view, active) > 0;
  const count = isChoice ? t('turn.tokens', { count: MANY }) : '';
  const buttons = placed(phaseChoices(view, legal, naming)).map(({ choice: { label }, place }) => ({ place, label }));
  // What ends the placing is there before it may be pressed.
  const later = t(`action.endRedeployment.${view.phase === 'withdrawal' ? 'withdrawal' : 'redeploy'}`);
  return {
    language,
    phase,
    heading: roll || isDeployment(phase) ? null : `${signs.toSorted((a, b) => b.length - a.length)[0] ?? ''}${count}`,
    hasDie: roll !== null,
    sentence: roll
      ? `${rolledWords(roll, naming)}${isDeployment(phase) && heldUpBy(view)?.code === 'tokensInHand' ? ` ${next}` : ''}`
      : next,
    buttons:
      isDeployment(phase) && stage === null && buttons.length === 0 ? [{ place: 'left', label: later }] : buttons,
  };
}

/** What is said of others: of an opponent, and of a player at another screen. */
function othersWords({ naming }: Pick<Moment['game'], 'naming'>, language: string): PillWords[] {
  const seat = seatName(naming, 0);
  const said = [
    ...(['waiting', 'thinking', 'stuck'] as const).map((how) => t(`opponent.${how}`, { seat })),
    t('prompt.elsewhere', { seat }),
    t('prompt.handOver', { seat }),
    t('prompt.gameOver'),
  ];
  return said.map((sentence) => ({ language, phase: 'conquer', heading: null, hasDie: false, sentence, buttons: [] }));
}

/** Numbers of two digits, whichever they are; and the names of players, which are equally long. */
const alike = (text: string) => text.replace(/\d+/g, '00').replaceAll(new RegExp(names.join('|'), 'g'), 'N');

/** Once each. */
function distinct(moments: Iterable<Moment>): Moment[] {
  const found = new Map<string, Moment>();
  for (const moment of moments) {
    const key = alike(JSON.stringify(wordsOf(moment, 'en')));
    if (!found.has(key)) found.set(key, moment);
  }
  return [...found.values()];
}

/** What few games come to: a race without tokens (TRN-8), beside one in decline or not; only the own old race in reach. */
const rare = [
  'board 2; turn 0 readyTroops; seat 0 orcs+swamp; seat 1 elves+hill 20',
  'board 2; turn 0 readyTroops; seat 0 orcs+stout; seat 0 ghouls declined 3:4; seat 1 elves+hill 20',
  'board 2; turn 0 conquer; seat 0 amazons declined 11 17; seat 0 halflings+swamp 16:3 hand:7; seat 1 giants declined 20',
];

function momentAt(state: GameState): Moment {
  const naming = { board: state.board, content: undefined, seats: names.map((name) => ({ name })) };
  return { game: { view: view(state, state.seat), naming, stage: null }, legal: legal(state), roll: null };
}

function* allMoments(): Generator<Moment> {
  for (const text of rare) yield momentAt(stateOf(text));
  const draft = newGame({ players: 2, seed: 1, content: boxAt({ draft: true }) });
  if (draft.ok) yield momentAt(draft.state);
  for (const [place, box] of everyBox.entries())
    for (const players of [2, 3, 5]) {
      const seed = 10 * place + players;
      yield* momentsOf(players, seed, box, randomPlayer(seed));
      yield* momentsOf(players, seed, box, settler);
    }
}

/** Everything that the pill says in games with every box, in every language, and in one that is 40 % longer. */
export function allPillWords(): PillWords[] {
  const said: PillWords[] = [];
  try {
    speaker.become('en', messagesOf('en'));
    const moments = distinct(allMoments());
    for (const language of [...languages, 'pseudo']) {
      const words = messagesOf(language === 'pseudo' ? 'en' : language);
      const longer = () => Object.fromEntries(Object.entries(words).map(([key, text]) => [key, pseudoOf(text)]));
      if (language === 'pseudo') speaker.become('en', longer());
      else speaker.become(language, words);
      said.push(...moments.map((moment) => wordsOf(moment, language)));
      if (moments[0]) said.push(...othersWords(moments[0].game, language));
    }
  } finally {
    speaker.become('en', messagesOf('en'));
  }
  const keys = new Set<string>();
  return said.filter((words) => {
    const key = alike(JSON.stringify(words));
    return !keys.has(key) && keys.add(key);
  });
}
