import type { JSX } from 'react';
import { type Game, useHost } from '../../hud/index.ts';
import type { Seat } from '../../rules/index.ts';
import type { Played } from '../../session/turn/index.ts';
import '../../ui/locale/story.ts';
import { bestWords } from './story-words.ts';
import { useStory } from './use-story.ts';

interface BestMomentProps {
  readonly game: Game;
  readonly seat: Seat;
}

/** What a player did best, in one line, once the game can be told. */
export default function BestMoment({ game, seat }: BestMomentProps): JSX.Element | null {
  const { after } = useHost();
  return after === undefined ? null : <Told game={game} seat={seat} played={after.played} />;
}

function Told({ game, seat, played }: BestMomentProps & { readonly played: () => Played }): JSX.Element | null {
  const [read] = useStory(played);
  const best = read === null || typeof read === 'string' ? null : read.story.best[seat];
  return best ? <span>{bestWords(best, game.naming)}</span> : null;
}
