import type { JSX } from 'react';
import { type Game, PlayerName, Swatch, useHost } from '../../hud/index.ts';
import { Missing } from '../../hud/lazy/lazy-panel.tsx';
import { t } from '../../ui/locale/index.ts';
import '../../ui/locale/story.ts';
import { standings } from '../../rules/index.ts';
import type { Played } from '../../session/turn/index.ts';
import { AsWritten, Glyph } from '../../ui/look/index.ts';
import { seatName } from '../../ui/words/names.ts';
import { Curve } from './Curve.tsx';
import type { Story } from './facts.ts';
import './story.css';
import { awardWords, comboWords, feudWords, pointWords, unusedWords } from './story-words.ts';
import { useStory } from './use-story.ts';

export default function StoryPanel({ game }: { readonly game: Game }): JSX.Element | null {
  const { after } = useHost();
  return after === undefined ? null : <Told game={game} played={after.played} onReplay={after.onReplay} />;
}

interface ToldProps {
  readonly game: Game;
  readonly played: () => Played;
  readonly onReplay: (at: number, sees?: boolean) => void;
}

function Told({ game, played, onReplay }: ToldProps): JSX.Element | null {
  const [read, readAgain] = useStory(played);
  // A game that cannot be read again has its standings all the same.
  if (read === 'failed') return null;
  if (read === 'missing') return <Missing why="missing" onAgain={readAgain} />;
  return (
    <div className="story" aria-busy={read === null}>
      <div className="buttons">
        <button type="button" data-story="replay" onClick={() => onReplay(0)}>
          <Glyph name="thing.eye" /> {t('story.replay')}
        </button>
      </div>
      {read === null ? <p className="story-working">{t('story.working')}</p> : null}
      {read === null ? null : <Chapters game={game} story={read.story} onReplay={onReplay} />}
    </div>
  );
}

interface ChaptersProps extends Pick<ToldProps, 'game' | 'onReplay'> {
  readonly story: Story;
}

function Chapters({ game, story, onReplay }: ChaptersProps): JSX.Element {
  const { naming, setup, view } = game;
  const winner = standings(view)[0]?.seat ?? 0;
  const [best] = story.combos;
  return (
    <>
      <h3>{t('story.curve')}</h3>
      <Curve story={story} setup={setup} naming={naming} />
      <h3>{t('story.points')}</h3>
      <p className="faint">{t('story.prospects')}</p>
      <ol className="story-points">
        {story.turningPoints.map((point) => {
          const words = pointWords(point, winner, naming);
          return (
            <li key={point.at} data-point={point.at}>
              <Swatch seat={setup.seats[point.seat]} />
              <p>
                <b>{t('story.point.round', { round: point.round })}</b> {words}
              </p>
              <button
                type="button"
                aria-label={`${t('story.point.see')}: ${words}`}
                onClick={() => onReplay(point.at, true)}
              >
                {t('story.point.see')}
              </button>
            </li>
          );
        })}
      </ol>
      {story.awards.length === 0 ? null : <Awards game={game} story={story} />}
      <h3>{t('story.feud')}</h3>
      <p>{feudWords(story.feud, naming)}</p>
      {view.players > 2 && story.feud !== null ? <Taking game={game} story={story} /> : null}
      {best === undefined ? null : (
        <>
          <h3>{t('story.combo')}</h3>
          <p>{comboWords(best, naming)}</p>
        </>
      )}
      {story.unused.length === 0 ? null : (
        <>
          <h3>{t('story.unused')}</h3>
          <ul>
            {story.unused.map((unused) => {
              const words = unusedWords(unused, naming);
              return <li key={words}>{words}</li>;
            })}
          </ul>
        </>
      )}
    </>
  );
}

type PartProps = Pick<ChaptersProps, 'game' | 'story'>;

function Awards({ game: { setup, naming }, story }: PartProps): JSX.Element {
  return (
    <>
      <h3>{t('story.awards')}</h3>
      <ul className="story-awards">
        {story.awards.map((award) => (
          <li key={award.kind} data-award={award.kind}>
            <b>{t(`story.award.${award.kind}`)}</b>
            <span>
              <Swatch seat={setup.seats[award.seat]} /> <AsWritten>{seatName(naming, award.seat)}</AsWritten>
            </span>
            <small>{awardWords(award)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function Taking({ game: { setup, naming }, story }: PartProps): JSX.Element {
  const seats = setup.seats.map((_, seat) => seat);
  return (
    <table className="story-taking">
      <caption className="faint">{t('story.taking')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((from) => (
            <th key={from} scope="col" title={seatName(naming, from)}>
              <Swatch seat={setup.seats[from]} />
              <span className="unseen">
                <AsWritten>{seatName(naming, from)}</AsWritten>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((by) => (
          <tr key={by}>
            <th scope="row">
              <Swatch seat={setup.seats[by]} /> <PlayerName name={seatName(naming, by)} />
            </th>
            {seats.map((from) => (
              <td key={from}>{by === from ? '' : story.taking[by]?.[from]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
