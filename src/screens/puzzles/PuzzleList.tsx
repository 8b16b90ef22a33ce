import { type JSX, useState } from 'react';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/puzzles.ts';
import { type Listed, listed, puzzleOf, steps } from './collection.ts';
import type { Puzzle } from './puzzle.ts';
import './puzzles.css';
import { forgetSolved, type Progress, readProgress, type Solved } from './progress.ts';

interface PuzzleListProps {
  readonly onPuzzle: (puzzle: Puzzle) => void;
}

export default function PuzzleList({ onPuzzle }: PuzzleListProps): JSX.Element {
  const [progress, setProgress] = useState<Progress>(readProgress);
  const [isStuck, setStuck] = useState(false);
  const solved = listed.filter(({ id }) => progress[id] !== undefined).length;
  const open = (number: number) => {
    const puzzle = puzzleOf(number);
    if (puzzle !== null) onPuzzle(puzzle);
  };
  return (
    <div className="puzzle-list">
      <p>{t('puzzle.about')}</p>
      {steps.map((step) => (
        <section key={step} aria-label={t('puzzle.step', { step })}>
          <h3>{t('puzzle.step', { step })}</h3>
          <ol>
            {listed
              .filter((one) => one.step === step)
              .map((one) => (
                <li key={one.id}>
                  <Entry one={one} solved={progress[one.id]} onOpen={() => open(one.number)} />
                </li>
              ))}
          </ol>
        </section>
      ))}
      <p data-said>{isStuck ? t('puzzle.unforgotten') : t('puzzle.count', { solved, all: listed.length })}</p>
      {solved === 0 ? null : (
        <div className="start-buttons">
          <button
            type="button"
            data-puzzle="forget"
            onClick={() => {
              setStuck(!forgetSolved());
              setProgress(readProgress());
            }}
          >
            {t('puzzle.forget')}
          </button>
        </div>
      )}
      <p className="puzzle-note">{t('puzzle.here')}</p>
    </div>
  );
}

interface EntryProps {
  readonly one: Listed;
  readonly solved: Solved | undefined;
  readonly onOpen: () => void;
}

function Entry({ one: { number, players, coins }, solved, onOpen }: EntryProps): JSX.Element {
  const name = t('puzzle.name', { number, players, coins, solved: solved ?? 'none' });
  return (
    <button type="button" aria-label={name} title={name} data-number={number} data-solved={solved} onClick={onOpen}>
      <b>{number}</b>
      <small aria-hidden="true">{solved === undefined ? `${coins}●` : solved === 'alone' ? '✓' : '(✓)'}</small>
    </button>
  );
}
