import { useCallback } from 'react';
import type { RegionId } from '../../rules/index.ts';
import { attend, useAttention } from '../../table/attention/index.ts';
import { ofTable, useScope } from '../../table/scope.tsx';
import { sentences, t } from '../../ui/locale/index.ts';
import { announce, hoverless } from '../../ui/look/index.ts';
import { matches } from '../../ui/platform/media-queries.ts';
import { seatName } from '../../ui/words/names.ts';
import { ask, type Choice } from '../frame/panels.ts';
import { type Game, isSuspense, useDo, useGame } from '../frame/use-game.ts';
import { useInput } from '../keys/input-kind.ts';
import { obviousChoice, regionChoices } from './choices.ts';
import { isPost, standsIn } from './post.ts';
import { useAnswering } from './questions.ts';
import { showReason, whyNot } from './why-not.ts';

export function useChoose(): (choice: Choice) => void {
  const scope = useScope();
  const send = useDo();
  return useCallback(
    (choice) => {
      if (choice.question) ask(scope, choice);
      else {
        send(choice.commands);
        attend(scope, { selected: null });
      }
    },
    [send, scope],
  );
}

/** Is this screen unable to hover? Then the first touch of a region only shows it. */
export function isTouchOnly(): boolean {
  return matches(hoverless);
}

/** The choice that activating a region carries out; null if there is something to see or to choose first. */
function activation(game: Game, region: RegionId, alreadySeen: boolean): Choice | null {
  const choices = regionChoices(game.view, game.legal, region, game.naming);
  return alreadySeen ? obviousChoice(choices) : null;
}

/** What was waited for when somebody was told last that they may look around. */
const lookedAround = ofTable(() => ({ last: '' }));

/** Its card says what can be done there, else why is said; while a die is in the air there is no card. */
function pick(game: Game, region: RegionId): void {
  const { view, legal, naming } = game;
  const reason = regionChoices(view, legal, region, naming).length > 0 ? null : whyNot(game, region);
  attend(game.scope, { selected: region });
  if (!reason) return;
  if (isSuspense(game.stage)) {
    showReason(game.scope, reason);
    return;
  }
  const isOthers = view.seat !== view.viewer && view.phase !== 'gameOver';
  const waiting = isOthers ? `${view.round} ${view.turnSeat} ${view.seat}` : '';
  const told = lookedAround(game.scope);
  const isKnown = isOthers && told.last === waiting;
  told.last = waiting;
  const words = isKnown ? `${t('turn.whose', { seat: seatName(naming, view.seat) })}.` : reason.text;
  announce(sentences(words, reason.remedy), !isOthers, true);
}

/** Puts one token down there, if one may be: what takes it up again, and puts more down, is shown there from then on. */
function deploy({ view, legal, scope }: Game, region: RegionId, send: ReturnType<typeof useDo>): boolean {
  const one = legal.find((command) => command.type === 'place' && command.region === region && command.count === 1);
  attend(scope, { selected: region });
  if (one) send([one]);
  else announce(standsIn(view, region, view.seat), false, true);
  return one !== undefined;
}

/**
 * Does the obvious choice, else picks the region for its card; one's own takes a token, where troops are placed.
 * Returns whether something was done.
 */
export function useActivateRegion(): (region: RegionId) => boolean {
  const scope = useScope();
  const send = useDo();
  const game = useGame();
  const choose = useChoose();
  return useCallback(
    (region) => {
      if (!game) return false;
      const { answer } = useAnswering.of(scope).getState();
      if (answer) {
        answer(region);
        return true;
      }
      if (isPost(game, region)) return deploy(game, region, send);
      const { selected } = useAttention.of(scope).getState();
      const { byKeyboard } = useInput.getState();
      const seen = selected === region || byKeyboard || !isTouchOnly();
      const obvious = activation(game, region, seen);
      if (obvious) choose(obvious);
      else if (byKeyboard || selected !== region) pick(game, region);
      else attend(scope, { selected: null });
      return obvious !== null;
    },
    [game, choose, send, scope],
  );
}
