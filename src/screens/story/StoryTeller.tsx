import { type JSX, useEffect, useEffectEvent } from 'react';
import { type Game, PlayerName, Swatch } from '../../hud/index.ts';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/story.ts';
import { standings } from '../../rules/index.ts';
import type { Played } from '../../session/turn/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Curve } from './Curve.tsx';
import type { Story } from './facts.ts';
import './story.css';
import { awardWords, comboWords, feudWords, pointWords } from './story-words.ts';
import { useStory } from './use-story.ts';

interface StoryTellerProps {
  readonly game: Game;
  /** Which chapter is told, from 1; 0 while something else is shown. */
  readonly chapter: number;
  readonly played: () => Played | null;
  /** Called when the story can be told, with the number of words of each chapter. */
  readonly onTold: (words: readonly number[]) => void;
}

export default function StoryTeller({ game, chapter, played, onTold }: StoryTellerProps): JSX.Element | null {
  const [read] = useStory(played);
  const story = read === null || typeof read === 'string' ? null : read.story;
  const tell = useEffectEvent((told: Story) => onTold(chaptersOf(told, game).map(({ words }) => words)));
  useEffect(() => {
    if (story !== null) tell(story);
  }, [story]);
  const shown = story === null ? undefined : chaptersOf(story, game)[chapter - 1];
  if (shown === undefined) return null;
  return (
    <section key={chapter} className="showcase-result story-told" data-chapter={shown.name}>
      <h2>{shown.title}</h2>
      {shown.body}
    </section>
  );
}

interface Chapter {
  readonly name: 'curve' | 'points' | 'awards';
  readonly title: string;
  readonly body: JSX.Element;
  /** Words to be read. */
  readonly words: number;
}

const wordsIn = (...texts: readonly string[]) => texts.join(' ').split(/\s+/).length;

function chaptersOf(story: Story, { naming, setup, view }: Game): readonly Chapter[] {
  const winner = standings(view)[0]?.seat ?? 0;
  const points = story.turningPoints.map((point) => ({
    point,
    when: t('story.point.round', { round: point.round }),
    words: pointWords(point, winner, naming),
  }));
  const [best] = story.combos;
  const sums = [
    { title: t('story.feud'), words: feudWords(story.feud, naming) },
    ...(best === undefined ? [] : [{ title: t('story.combo'), words: comboWords(best, naming) }]),
  ];
  const awards = story.awards.map((award) => ({
    ...award,
    title: t(`story.award.${award.kind}`),
    fact: awardWords(award),
  }));
  return [
    {
      name: 'curve',
      title: t('story.curve'),
      words: story.marks.length * 2,
      body: (
        <div className="story-sheet parchment">
          <Curve story={story} setup={setup} naming={naming} />
        </div>
      ),
    },
    {
      name: 'points',
      title: t('story.points'),
      words: wordsIn(...points.map(({ words }) => words)),
      body: (
        <ol className="story-told-points">
          {points.map(({ point, when, words }) => (
            <li key={point.at}>
              <Swatch seat={setup.seats[point.seat]} />
              <span>
                <b>{when}</b> {words}
              </span>
            </li>
          ))}
        </ol>
      ),
    },
    {
      name: 'awards',
      title: t('story.awards'),
      words: wordsIn(...awards.flatMap(({ title, fact }) => [title, fact]), ...sums.map(({ words }) => words)),
      body: (
        <>
          <ul className="story-told-awards">
            {awards.map(({ kind, seat, title, fact }) => (
              <li key={kind} data-award={kind}>
                <b>{title}</b>
                <span>
                  <Swatch seat={setup.seats[seat]} /> <PlayerName name={seatName(naming, seat)} />
                </span>
                <small>{fact}</small>
              </li>
            ))}
          </ul>
          {sums.map(({ title, words }) => (
            <p key={title}>
              <b>{title}</b> {words}
            </p>
          ))}
        </>
      ),
    },
  ];
}
