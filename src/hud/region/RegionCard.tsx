import { type JSX, useEffect, useId, useRef } from 'react';
import { signsWorthOf } from '../../opponents/judgement/ahead.ts';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import { boardFacts, isConquest, isWater, type RegionId } from '../../rules/index.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, sentences, t } from '../../ui/locale/index.ts';
import { Glyph, terrains } from '../../ui/look/index.ts';
import { forceAt, holderWords, markerName, raceName, regionName } from '../../ui/words/names.ts';
import type { RefusalWords } from '../../ui/words/refusal-words.ts';
import { signWorthWords } from '../../ui/words/sign-worth.ts';
import { regionChoices } from '../board/choices.ts';
import { useChoose } from '../board/choose.ts';
import { useIsAsked } from '../board/questions.ts';
import { hindrance, whyNot } from '../board/why-not.ts';
import { ClauseLink, RaceChip, RegionSigns, Swatch } from '../frame/chips.tsx';
import type { Choice } from '../frame/panels.ts';
import { RegionSlot } from '../frame/Slot.tsx';
import type { Game } from '../frame/use-game.ts';
import { useInput } from '../keys/input-kind.ts';
import { Receipt } from './Receipt.tsx';

export default function RegionCard({
  game,
  region,
}: {
  readonly game: Game;
  readonly region: RegionId;
}): JSX.Element | null {
  const titled = useId();
  const scope = useScope();
  const { view, naming, phase, legal } = game;
  const picked = useAttention((attention) => attention.selected === region);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Keyboard users who pick a region want its buttons next, unless they are in its card already.
    if (!picked || !useInput.getState().byKeyboard || card.current?.contains(document.activeElement)) return;
    card.current?.querySelector<HTMLElement>('.buttons button')?.focus();
  }, [picked]);
  const isAsked = useIsAsked();
  const facts = boardFacts(view.board).regions[region];
  if (!facts) return null;
  // The costs of others' attacks are theirs to work out, and those that are asked about are not given away.
  const conquering = isConquest(phase) && view.seat === view.viewer && !isAsked;
  const outlook = conquering ? prospectOf(view, region) : null;
  const choices = regionChoices(view, legal, region, naming);
  const nobody = isWater(facts.terrain) ? t('region.water') : t('region.free');
  const force = forceAt(view, region);
  const place = [
    ...(facts.entry ? [t('region.edge')] : []),
    ...(facts.coastal ? [t('region.coastal')] : []),
    ...(isAsked ? [] : facts.symbols.flatMap((symbol) => signWorthWords(signsWorthOf(view), symbol))),
  ].join(' · ');
  const { top, side } = terrains[facts.terrain];
  return (
    <section
      ref={card}
      className="card parchment"
      aria-labelledby={titled}
      data-card={region}
      data-picked={picked || undefined}
    >
      <header className="card-head" style={{ background: `linear-gradient(${top}, ${side})` }}>
        <Glyph name={`terrain.${facts.terrain}`} />
        <h2 id={titled} tabIndex={-1}>
          {said(regionName(view.board, region))}{' '}
          {facts.symbols.length > 0 ? <RegionSigns signs={facts.symbols} /> : null}
        </h2>
        {picked ? (
          <button
            type="button"
            className="icon"
            aria-label={t('action.close')}
            onClick={() => attend(scope, { selected: null, hovered: null })}
          >
            <Glyph name="thing.close" />
          </button>
        ) : null}
      </header>
      <p className="card-holder">
        {force ? <Swatch seat={game.setup.seats[force.seat]} /> : null}
        {holderWords(view, naming, region) ?? nobody}
        {place ? <small className="faint">{place}</small> : null}
      </p>
      <Content game={game} region={region} />
      {outlook && outlook.barrier?.code !== 'alreadyHeld' ? <Receipt game={game} prospect={outlook} /> : null}
      <RegionSlot game={game} region={region} />
      <Actions choices={choices} place={said(regionName(view.board, region))} />
      {/* Having just taken it, the player sees that it is held; only a new attempt gets an answer. */}
      {choices.length === 0 && (picked || outlook?.barrier?.code !== 'alreadyHeld') ? (
        <WhyNot why={picked ? whyNot(game, region) : hindrance(game, region)} />
      ) : null}
    </section>
  );
}

function Content({ game: { view }, region }: { readonly game: Game; readonly region: RegionId }): JSX.Element | null {
  const there = view.regions[region];
  const force = forceAt(view, region);
  if (!there) return null;
  const markers = Object.entries(there.markers);
  if (!force && !there.lostTribe && markers.length === 0) return null;
  return (
    <ul className="content">
      {force ? (
        <li>
          <RaceChip race={force.race} declined={force.declined} count={there.tokens} />
          {said(raceName(view, force.race, there.tokens))}
        </li>
      ) : null}
      {there.lostTribe ? (
        <li>
          <Glyph name="marker.lostTribe" /> {t('region.lostTribe')}
        </li>
      ) : null}
      {markers.map(([marker, count]) => (
        <li key={marker}>
          <Glyph name={`marker.${marker}`} /> {said(markerName(marker, count))}
        </li>
      ))}
    </ul>
  );
}

interface ActionsProps {
  readonly choices: readonly Choice[];
  /** The region's name: whoever hears a button alone hears what it is about. */
  readonly place: string;
}

function Actions({ choices, place }: ActionsProps): JSX.Element | null {
  const choose = useChoose();
  if (choices.length === 0) return null;
  // What is certain before what takes luck.
  const urged = choices.find(({ id }) => id !== 'finalRoll') ?? choices[0];
  return (
    <fieldset className="buttons" aria-label={t('region.actions')}>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          className={choice === urged && choice.question === null ? 'primary' : undefined}
          data-choice={choice.id}
          onClick={() => choose(choice)}
        >
          {choice.label} {choice.label.includes(place) ? null : <span className="unseen">{`(${place})`}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** It is said to whoever tries (`pick`), not to who has only come to the card. */
function WhyNot({ why }: { readonly why: RefusalWords | null }): JSX.Element | null {
  if (!why) return null;
  const { text, remedy, clause } = why;
  return (
    <p className="why-not">
      {sentences(text, remedy)} {clause ? <ClauseLink clause={clause} bites asWhy /> : null}
    </p>
  );
}
