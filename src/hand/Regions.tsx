import { type JSX, useEffect, useState } from 'react';
import { type Choice, Spot, useChoose, useSmallBoard } from '../hud/hand.ts';
import type { Game } from '../hud/index.ts';
import { said, t } from '../locale/index.ts';
import type { RegionId } from '../rules/index.ts';
import { holderWords, regionName, regionTitle } from '../words/index.ts';
import { Around } from './Around.tsx';
import { Buttons } from './Buttons.tsx';
import { Die } from './Die.tsx';
import { Paged } from './Paged.tsx';
import type { RegionOffer } from './regions.ts';

interface RegionsProps {
  readonly game: Game;
  readonly offers: readonly RegionOffer[];
  /** What may be done without a region. */
  readonly others: JSX.Element | null;
  /** Points at a region, for all to see; null: at none. */
  readonly onPoint: (region: RegionId | null) => void;
}

/** Regions by cost: pressed once, one lights up on the big screen, and what may be done there is offered. */
export function Regions({ game, offers, others, onPoint }: RegionsProps): JSX.Element {
  const [at, setAt] = useState<RegionId | null>(null);
  const map = useSmallBoard(game.view.board);
  const offer = offers.find(({ region }) => region === at);
  const looked = offer?.region ?? null;
  useEffect(() => {
    onPoint(looked);
  }, [looked, onPoint]);
  // Whoever looks elsewhere points at nothing any more.
  useEffect(() => () => onPoint(null), [onPoint]);
  if (offer !== undefined) return <Looked game={game} offer={offer} map={map} onBack={() => setAt(null)} />;
  return (
    <>
      <Paged
        label={t('hand.regions')}
        width={9.5}
        height={3.5}
        items={offers.map(({ region, word }) => (
          <li key={region}>
            <button type="button" className="hand-region" data-region={region} onClick={() => setAt(region)}>
              <Spot map={map} region={region} />
              <span>
                <b>{said(regionName(game.view.board, region))}</b>
                <small>{word}</small>
              </span>
            </button>
          </li>
        ))}
      />
      {others}
    </>
  );
}

interface LookedProps {
  readonly game: Game;
  readonly offer: RegionOffer;
  readonly map: ReturnType<typeof useSmallBoard>;
  readonly onBack: () => void;
}

function Looked({ game, offer, map, onBack }: LookedProps): JSX.Element {
  const choose = useChoose();
  const { region, choices, word } = offer;
  const roll = choices.find(({ id }) => id === 'finalRoll');
  const plain = choices.filter((choice) => choice !== roll);
  const { view, naming } = game;
  const held = holderWords(view, naming, region);
  return (
    <>
      <section className="hand-about parchment" aria-label={said(regionName(view.board, region))}>
        <header>
          <h2>{regionTitle(view.board, region)}</h2>
        </header>
        <p>
          <b>{word}</b>
          {held === null ? null : ` · ${held}`}
        </p>
        {roll === undefined ? <Around game={game} map={map} region={region} /> : null}
        {roll === undefined ? null : <Die onRoll={() => choose(roll)} label={roll.label} />}
      </section>
      <Buttons>
        <button type="button" data-back onClick={onBack}>
          {t('hand.back')}
        </button>
        {plain.map((choice, place) => (
          <ChoiceButton key={choice.id} choice={choice} isFirst={place === 0} onChoose={choose} />
        ))}
      </Buttons>
    </>
  );
}

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly isFirst: boolean;
  readonly onChoose: (choice: Choice) => void;
}

export function ChoiceButton({ choice, isFirst, onChoose }: ChoiceButtonProps): JSX.Element {
  return (
    <button
      type="button"
      className={isFirst ? 'primary' : undefined}
      data-choice={choice.id}
      title={choice.hint ?? undefined}
      onClick={() => onChoose(choice)}
    >
      {choice.label}
    </button>
  );
}
