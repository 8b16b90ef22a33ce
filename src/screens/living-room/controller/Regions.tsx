import { type JSX, useEffect, useMemo, useState } from 'react';
import { useChoose } from '../../../hud/board/choose.ts';
import type { Choice } from '../../../hud/frame/panels.ts';
import type { Game } from '../../../hud/index.ts';
import { Spot, useSmallBoard } from '../../../hud/troops/Spot.tsx';
import type { RegionId } from '../../../rules/index.ts';
import { said, t } from '../../../ui/locale/index.ts';
import { playerColour } from '../../../ui/look/index.ts';
import { holderWords, regionName, regionTitle } from '../../../ui/words/names.ts';
import { Die } from './Die.tsx';
import { Buttons, Paged } from './Layout.tsx';
import { hinderedOf, type RegionHindered, type RegionOffer } from './regions.ts';

interface RegionsProps {
  readonly game: Game;
  readonly offers: readonly RegionOffer[];
  /** What may be done without a region. */
  readonly others: JSX.Element | null;
  readonly onPoint: (region: RegionId | null) => void;
}

/** By cost: pressed, one lights up with what may be done there; behind them those not to be had, and why. */
export function Regions({ game, offers, others, onPoint }: RegionsProps): JSX.Element {
  const [at, setAt] = useState<RegionId | null>(null);
  const [isWhy, setWhy] = useState(false);
  const map = useSmallBoard(game.view.board);
  const hindered = useMemo(() => hinderedOf(game, offers), [game, offers]);
  // What was conquered is in neither list any more: the list it was chosen from is shown again.
  const offer = isWhy ? undefined : offers.find(({ region }) => region === at);
  const hindrance = isWhy ? hindered.find(({ region }) => region === at) : undefined;
  const looked = offer?.region ?? hindrance?.region ?? null;
  useEffect(() => {
    onPoint(looked);
  }, [looked, onPoint]);
  // Whoever looks elsewhere points at nothing any more.
  useEffect(() => () => onPoint(null), [onPoint]);
  const onBack = () => setAt(null);
  if (offer !== undefined) return <Looked game={game} offer={offer} map={map} onBack={onBack} />;
  if (hindrance !== undefined) return <WhyNot game={game} hindered={hindrance} map={map} onBack={onBack} />;
  if (isWhy && hindered.length > 0)
    return (
      <>
        <Paged
          key="why"
          label={t('hand.others')}
          {...cell}
          items={hindered.map(({ region, why }) => (
            <RegionCell key={region} game={game} map={map} region={region} word={why.text} isHindered onLook={setAt} />
          ))}
        />
        <Buttons>
          <button type="button" data-back onClick={() => setWhy(false)}>
            {t('hand.back')}
          </button>
        </Buttons>
      </>
    );
  return (
    <>
      <Paged
        key="offers"
        label={t('hand.regions')}
        {...cell}
        items={[
          ...offers.map(({ region, word }) => (
            <RegionCell key={region} game={game} map={map} region={region} word={word} onLook={setAt} />
          )),
          ...(hindered.length > 0
            ? [
                <li key="why">
                  <button type="button" className="controller-next" data-why-not onClick={() => setWhy(true)}>
                    {t('hand.others')} <small>{hindered.length}</small>
                  </button>
                </li>,
              ]
            : []),
        ]}
      />
      {others}
    </>
  );
}

/** The least width and the height of a region in the list, in rem. */
const cell = { width: 9.5, height: 3.5 } as const;

interface RegionCellProps {
  readonly game: Game;
  readonly map: ReturnType<typeof useSmallBoard>;
  readonly region: RegionId;
  readonly word: string;
  readonly isHindered?: boolean;
  readonly onLook: (region: RegionId) => void;
}

function RegionCell({ game, map, region, word, isHindered = false, onLook }: RegionCellProps): JSX.Element {
  return (
    <li>
      <button
        type="button"
        className={isHindered ? 'controller-region hindered' : 'controller-region'}
        data-region={region}
        onClick={() => onLook(region)}
      >
        <Spot map={map} region={region} />
        <span>
          <b>{said(regionName(game.view.board, region))}</b> <small>{word}</small>
        </span>
      </button>
    </li>
  );
}

interface WhyNotProps {
  readonly game: Game;
  readonly hindered: RegionHindered;
  readonly map: ReturnType<typeof useSmallBoard>;
  readonly onBack: () => void;
}

function WhyNot({ game, hindered: { region, why }, map, onBack }: WhyNotProps): JSX.Element {
  const { view, naming } = game;
  const held = holderWords(view, naming, region);
  return (
    <>
      <section
        className="controller-about parchment"
        data-hindered={region}
        aria-label={said(regionName(view.board, region))}
      >
        <header>
          <h2>{regionTitle(view.board, region)}</h2>
        </header>
        {held === null ? null : <p>{said(held)}</p>}
        <p role="note">
          <b>{why.text}</b> {why.remedy}
        </p>
        <Around game={game} map={map} region={region} />
      </section>
      <Buttons>
        <button type="button" data-back onClick={onBack}>
          {t('hand.back')}
        </button>
      </Buttons>
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
      <section className="controller-about parchment" aria-label={said(regionName(view.board, region))}>
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

interface AroundProps {
  readonly game: Game;
  readonly map: ReturnType<typeof useSmallBoard>;
  readonly region: RegionId;
}

/** The board in small, in everybody's colours. For eyes only: the words beside it say the same. */
function Around({ game, map, region }: AroundProps): JSX.Element | null {
  if (map === null) return null;
  const { view, setup } = game;
  const colourOf = (at: RegionId) => {
    const force = view.forces.find(({ id }) => id === view.regions[at]?.force);
    return force === undefined ? undefined : playerColour(setup.seats[force.seat]?.colour ?? -1).colour;
  };
  return (
    <svg className="controller-around" viewBox={map.viewBox} aria-hidden="true">
      {map.regions.map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a region is its place on the board
        <path key={at} d={path} fill={colourOf(at)} fillOpacity={colourOf(at) === undefined ? 1 : 0.8} />
      ))}
      <path className="controller-around-here" d={map.regions[region]} fill="none" />
    </svg>
  );
}
