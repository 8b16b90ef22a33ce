import { type JSX, useEffect, useId, useRef } from 'react';
import { aftermathOf, signsWorthOf } from '../../opponents/judgement/ahead.ts';
import { prospectOf } from '../../opponents/judgement/cache.ts';
import { boardFacts, isConquest, isWater, type RegionId } from '../../rules/index.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import { useScope } from '../../table/scope.tsx';
import { said, sentences, t } from '../../ui/locale/index.ts';
import { Glyph, terrains } from '../../ui/look/index.ts';
import { forceAt, holderWords, regionName } from '../../ui/words/names.ts';
import type { RefusalWords } from '../../ui/words/refusal-words.ts';
import { signWorthWords } from '../../ui/words/sign-worth.ts';
import { actsBefore, regionChoices } from '../board/choices.ts';
import { useChoose } from '../board/choose.ts';
import { useIsAsked } from '../board/questions.ts';
import { hindrance, whyNot } from '../board/why-not.ts';
import { ClauseLink, RegionSigns, Swatch } from '../frame/chips.tsx';
import type { Choice } from '../frame/panels.ts';
import type { Game } from '../frame/use-game.ts';
import { useInput } from '../keys/input-kind.ts';
import { CardWhy } from './CardWhy.tsx';
import { pullsUp } from './pull-up.ts';
import { Receipt } from './Receipt.tsx';
import { useCardPlace } from './use-card-place.ts';

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
  useCardPlace(card, game, region);
  const isAsked = useIsAsked();
  const facts = boardFacts(view.board).regions[region];
  if (!facts) return null;
  // The costs of others' attacks are theirs to work out, and those that are asked about are not given away.
  const conquering = isConquest(phase) && view.seat === view.viewer && !isAsked;
  const outlook = conquering ? prospectOf(view, region) : null;
  const barrier = outlook?.barrier?.code ?? null;
  // What this race can never take has no price for it.
  const prospect = barrier === 'alreadyHeld' || barrier === 'water' ? null : outlook;
  const outcome = prospect ? aftermathOf(view, region) : null;
  const here = regionChoices(view, legal, region, naming);
  const choices = prospect?.barrier === null ? [...here, ...actsBefore(view, legal, naming)] : here;
  const force = forceAt(view, region);
  const place = [
    ...(facts.entry ? [t('region.edge')] : []),
    ...(facts.coastal ? [t('region.coastal')] : []),
    ...(isAsked ? [] : facts.symbols.flatMap((symbol) => signWorthWords(signsWorthOf(view), symbol))),
  ].join(' · ');
  const { top, side } = terrains[facts.terrain];
  const holder = (
    <p className="card-holder">
      {force ? <Swatch seat={game.setup.seats[force.seat]} /> : null}
      {holderWords(view, naming, region) ?? t(isWater(facts.terrain) ? 'region.water' : 'region.free')}
    </p>
  );
  const why =
    // Having just taken it, the player sees that it is held; only a new attempt gets an answer.
    here.length === 0 && (picked || barrier !== 'alreadyHeld') ? (
      <WhyNot why={picked ? whyNot(game, region) : hindrance(game, region)} />
    ) : null;
  const isFoldedHolder = prospect !== null || barrier === 'water';
  return (
    <section
      ref={card}
      className="card parchment"
      aria-labelledby={titled}
      data-card={region}
      data-picked={picked || undefined}
      // Whoever comes to it from its region, by whatever keys, wants it to stay.
      onFocus={() => picked || attend(scope, { selected: region })}
    >
      <header
        className="card-head"
        style={{ background: `linear-gradient(${top}, ${side})` }}
        onPointerDown={({ nativeEvent }) => pullsUp(card.current, nativeEvent)}
      >
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
      {isFoldedHolder ? null : holder}
      {prospect ? <Receipt game={game} prospect={prospect} coins={outcome?.coins ?? null} /> : null}
      <Actions choices={choices} place={said(regionName(view.board, region))} />
      {why}
      <CardWhy {...{ game, region, place, prospect, outcome }} holder={isFoldedHolder ? holder : null} />
    </section>
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
          {choice.label}{' '}
          {choice.label.includes(place) || !isHere(choice) ? null : <span className="unseen">{`(${place})`}</span>}
        </button>
      ))}
    </fieldset>
  );
}

const isHere = ({ commands }: Choice) =>
  commands.some((command) => 'region' in command && command.region !== undefined);

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
