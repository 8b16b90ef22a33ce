import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { TableActor } from '../../table/actor.ts';
import { useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { t } from '../../ui/locale/index.ts';
import { type Narration, neighbours } from '../log/narration.ts';
import '../../ui/locale/folk.ts';
import '../../ui/locale/hud.ts';
import type { LogEntry } from '../../rules/course.ts';
import { type Command, type RegionId, seatsInOrder } from '../../rules/index.ts';
import { comboName, markerName, regionName, seatName } from '../../ui/words/names.ts';
import { currentRegion } from '../board/board-keys.ts';
import { phaseChoices, regionChoices } from '../board/choices.ts';
import { whyNothing } from '../board/why-not.ts';
import type { Game } from '../frame/use-game.ts';
import { LogWords } from '../log/LogPanel.tsx';
import { useTally } from '../players/tally.ts';
import { actionsIn, changes, holdings, offers, standing } from './answers.ts';

interface QuestionsPanelProps {
  readonly game: Game;
  readonly log: readonly LogEntry[];
}

interface PanelQuestion {
  readonly id: string;
  readonly words: string;
  readonly answer: () => { readonly plain?: readonly string[]; readonly regions: readonly Narration[] };
}

/** The questions available now. The region is the one in sight when the panel was opened. */
function questionsOf(
  { game, log }: QuestionsPanelProps,
  region: number,
  tally: readonly number[] | null,
): readonly PanelQuestion[] {
  const { view, naming } = game;
  const ask = (id: string, words: string, answer: () => readonly Narration[]): PanelQuestion => ({
    id,
    words,
    answer: () => ({ regions: answer() }),
  });
  return [
    { id: 'legal', words: t('question.legal'), answer: () => legalNow(game) },
    ask('changed', t('question.changed'), () => changes(game, log)),
    ...seatsInOrder(view).map((seat) => {
      const words = seat === view.viewer ? t('question.mine') : t('question.player', { seat: seatName(naming, seat) });
      return ask(`seat ${seat}`, words, () => holdings(game, seat));
    }),
    ask('neighbours', t('question.neighbours', { region: regionName(view.board, region) }), () =>
      neighbours(game, region),
    ),
    ask('scores', t('question.scores'), () => standing(game, log, tally)),
    ask('column', t('column.title'), () => offers(game)),
  ];
}

export default function QuestionsPanel({ game }: Pick<QuestionsPanelProps, 'game'>): JSX.Element {
  const log = TableActor.useSelector((snapshot) => snapshot.context.log);
  const scope = useScope();
  const selected = useAttention((attention) => attention.selected);
  const [looked] = useState(() => currentRegion(scope) ?? 0);
  const [asked, setAsked] = useState<string | null>(null);
  const questions = questionsOf({ game, log }, selected ?? looked, useTally(game));
  const question = questions.find(({ id }) => id === asked);
  return (
    <>
      <div className="questions buttons">
        {questions.map(({ id, words }) => (
          <button key={id} type="button" aria-pressed={id === asked} onClick={() => setAsked(id)}>
            {words}
          </button>
        ))}
      </div>
      {question ? <Answer key={question.id} question={question} /> : null}
    </>
  );
}

/** An answer below its question: focused when it appears, so that it is read out exactly once. */
function Answer({ question }: { readonly question: PanelQuestion }): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const { plain = [], regions } = question.answer();
  return (
    <section className="answer" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {question.words}
      </h3>
      <ul className="log">
        {plain.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {regions.map((answer, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is replaced as a whole, and its lines have no state.
          <li key={place}>
            <LogWords line={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LegalNow {
  readonly plain: readonly string[];
  readonly regions: readonly Narration[];
}

export function legalNow(game: Game): LegalNow {
  const reason = whyNothing(game);
  if (reason) return { plain: [reason.text], regions: [] };
  const { view, legal, naming } = game;
  const picks = legal.flatMap((command) => {
    const combo = command.type === 'pickCombo' ? view.column[command.index] : undefined;
    return combo ? [t('move.pickCombo', { combo: comboName(view, combo) })] : [];
  });
  const plain = [...picks, ...phaseChoices(view, legal, naming).map(({ label }) => label)];
  const regions = new Set(legal.flatMap((command) => ('region' in command ? (command.region ?? []) : [])));
  return {
    plain,
    regions: [...regions]
      .toSorted((a, b) => a - b)
      .flatMap((region) => {
        const labels = regionChoices(view, legal, region, naming).map(({ label }) => label);
        const moved = legal.flatMap((command) => moving(game, command, region) ?? []);
        const actions = [...labels, ...moved];
        return actions.length > 0 ? [actionsIn(naming, region, actions)] : [];
      }),
  };
}

/** Commands that move one token or marker, which the cards leave to the steppers. */
function moving({ naming }: Game, command: Command, region: RegionId): string | null {
  if (!('region' in command) || command.region !== region) return null;
  const where = regionName(naming.board, region);
  if (command.type === 'lift') return command.count === 1 ? t('action.lift', { region: where }) : null;
  if (command.type === 'placeMarker')
    return t('action.placeMarker', { marker: markerName(command.marker), region: where });
  if (command.type === 'liftMarker')
    return t('action.liftMarker', { marker: markerName(command.marker), region: where });
  return null;
}
