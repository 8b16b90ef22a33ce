import { type JSX, useEffect, useRef, useState } from 'react';
import { type BoardId, boardIds, type PrintedBoardId } from '../../rules/index.ts';
import { type BoardWishes, printedWishes, wishBounds } from '../../table/outlines/making/wishes.ts';
import { madeElsewhere as makeElsewhere } from '../../table/outlines/thread.ts';
import { type MessageKey, t } from '../../ui/locale/index.ts';
import { FairSearch } from './fair/FairSearch.tsx';
import { forgetSeats } from './fair/seat-run.ts';

interface MakeBoardProps {
  readonly players: number;
  readonly onMade: (board: BoardId) => void;
}

type State = 'idle' | 'making' | 'none' | 'failed';

const shapes = [100, 130, 154, 175] as const;
const counts = ['regions', 'seas', 'lakes', 'islands'] as const;
/** The largest number of a board that is drawn by chance: short enough to be read out. */
const CHANCE = 10_000;

/** A board by wishes and a number: the same wishes and number make the same board. */
export function MakeBoard({ players, onMade }: MakeBoardProps): JSX.Element {
  const [wishes, setWishes] = useState(() => printedWishes(boardIds.find((id) => id === players) ?? 2, anySeed()));
  const [state, setState] = useState<State>('idle');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function make(wanted: BoardWishes): void {
    running.current?.abort();
    forgetSeats();
    const now = new AbortController();
    running.current = now;
    setWishes(wanted);
    setState('making');
    makeElsewhere(wanted, now.signal).then(
      (made) => {
        if (now.signal.aborted) return;
        setState(made === null ? 'none' : 'idle');
        if (made !== null) onMade(made);
      },
      () => now.signal.aborted || setState('failed'),
    );
  }

  function change(part: Partial<BoardWishes>): void {
    // A fair one is looked for by the wishes as they were.
    forgetSeats();
    setWishes({ ...wishes, ...part });
  }

  return (
    <fieldset className="boards-wishes">
      <legend>{t('board.chance')}</legend>
      <Whole
        label="board.seed"
        value={wishes.seed}
        least={0}
        most={2 ** 31 - 1}
        onChange={(seed) => change({ seed })}
        name="seed"
      />
      <small>{t('board.seed.hint')}</small>
      <Choice
        name="players"
        label="board.players"
        value={wishes.players}
        of={boardIds}
        words={String}
        onChange={(count) => change(printedWishes(count as PrintedBoardId, wishes.seed))}
      />
      {counts.map((name) => (
        <Whole
          key={name}
          name={name}
          label={`board.${name}`}
          value={wishes[name]}
          least={wishBounds[name].least}
          most={wishBounds[name].most}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <Choice
        name="shape"
        label="board.shape"
        value={nearest(wishes.aspect)}
        of={shapes}
        words={(shape) => t(`board.shape.${shape}`)}
        onChange={(aspect) => change({ aspect })}
      />
      <Choice
        name="mix"
        label="board.mix"
        value={wishes.mix}
        of={[2, 1, 0] as const}
        words={(mix) => t(`board.mix.${mix}`)}
        onChange={(mix) => change({ mix })}
      />
      {(['symbols', 'tribes'] as const).map((name) => (
        <Choice
          key={name}
          name={name}
          label={`board.${name}`}
          value={wishes[name]}
          of={[2, 3, 1, 0] as const}
          words={(amount) => t(`board.amount.${amount}`)}
          onChange={(amount) => change({ [name]: amount })}
        />
      ))}
      <div className="setup-card-buttons">
        <button type="button" data-make onClick={() => make(wishes)}>
          {t('board.make')}
        </button>
        <button type="button" data-another onClick={() => make({ ...wishes, seed: anySeed() })}>
          {t('board.another')}
        </button>
      </div>
      <p data-said>{state === 'idle' ? '' : t(`board.${state}`)}</p>
      <FairSearch
        key={players}
        wishes={wishes}
        players={players}
        onStopped={(seed) => setWishes({ ...wishes, seed })}
        onFound={(board, seed) => {
          setWishes({ ...wishes, seed });
          onMade(board);
        }}
      />
    </fieldset>
  );
}

function anySeed(): number {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return chance % CHANCE;
}

const nearest = (aspect: number) =>
  shapes.reduce((best, shape) => (Math.abs(shape - aspect) < Math.abs(best - aspect) ? shape : best), shapes[0]);

interface NumberProps {
  readonly name: string;
  readonly label: MessageKey;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** What is typed counts as soon as it is within bounds, and is brought within them when the field is left. */
function Whole({ name, label, value, least, most, onChange }: NumberProps): JSX.Element {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      {t(label)}
      <input
        type="number"
        inputMode="numeric"
        data-wish={name}
        min={least}
        max={most}
        step={1}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const count = Math.round(target.valueAsNumber);
          if (count >= least && count <= most) onChange(count);
        }}
        onBlur={({ target }) => {
          setTyped(null);
          const count = Math.round(target.valueAsNumber);
          if (Number.isFinite(count)) onChange(Math.min(most, Math.max(least, count)));
        }}
      />
    </label>
  );
}

interface ChoiceProps<Value extends number> {
  readonly name: string;
  readonly label: MessageKey;
  /** One of them, or what a wish says that nothing here stands for. */
  readonly value: number;
  readonly of: readonly Value[];
  readonly words: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends number>({ name, label, value, of, words, onChange }: ChoiceProps<Value>): JSX.Element {
  return (
    <label>
      {t(label)}
      <select
        data-wish={name}
        value={value}
        onChange={({ target }) => {
          const chosen = of.find((one) => String(one) === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {of.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
