import type { JSX, ReactNode } from 'react';
import type { Game } from '../../hud/index.ts';
import { standings } from '../../rules/index.ts';
import { number, t } from '../../ui/locale/index.ts';
import { hidePopover } from '../../ui/platform/popover.ts';
import { seatName } from '../../ui/words/names.ts';
import type { Mark } from '../story/facts.ts';
import { markWords, pointWords } from '../story/story-words.ts';
import { tempos } from './machine.ts';
import type { Knowledge } from './port.ts';
import type { Replay } from './use-replay.ts';
import { roundsOf } from './way.ts';

interface ReplayMoreProps {
  readonly id: string;
  readonly game: Game;
  readonly replay: Replay;
  /** How many commands had been played when something costly was decided; none while nothing was reviewed. */
  readonly costly: readonly number[];
}

export function ReplayMore({ id, game, replay, costly }: ReplayMoreProps): JSX.Element {
  const { actor, course, speed, follows, marks, points } = replay;
  const { naming } = game;
  // Only a game that is over has turning points.
  const winner = points.length === 0 ? 0 : (standings(course.at(course.log.length))[0]?.seat ?? 0);
  return (
    <div id={id} popover="auto" className="replay-more parchment">
      <Choice
        label={t('replay.speed')}
        value={String(speed)}
        onPick={(value) => actor.send({ type: 'tempo', speed: Number(value) })}
      >
        {tempos.map((tempo) => (
          <option key={tempo} value={tempo}>
            {`${number(tempo)} ×`}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('replay.camera')}
        value={follows ? 'follows' : 'free'}
        onPick={(value) => actor.send({ type: 'camera', follows: value === 'follows' })}
      >
        <option value="follows">{t('replay.camera.follows')}</option>
        <option value="free">{t('replay.camera.free')}</option>
      </Choice>
      <Sights game={game} replay={replay} />
      <Choice
        label={t('replay.jump')}
        value=""
        onPick={(value) => {
          const [what = '', at] = value.split(' ');
          actor.send(what === 'see' ? { type: 'see', at: Number(at) } : { type: 'go', to: Number(at) });
          const list = document.getElementById(id);
          if (list !== null) hidePopover(list);
        }}
      >
        <option value="" disabled>
          {t('replay.jump.choose')}
        </option>
        {roundsOf(course).map(({ round: number_, from }) => (
          <option key={from} value={`go ${from}`}>
            {t('replay.jump.round', { round: number_ })}
          </option>
        ))}
        {points.length === 0 ? null : (
          <optgroup label={t('story.points')}>
            {points.map((point) => (
              <option key={point.at} value={`see ${point.at}`}>
                {`${t('story.point.round', { round: point.round })}: ${pointWords(point, winner, naming)}`}
              </option>
            ))}
          </optgroup>
        )}
        {marks.length === 0 ? null : (
          <optgroup label={t('story.marks')}>
            {marks.map((mark) => (
              <option key={`${mark.at} ${mark.kind} ${mark.race}`} value={`see ${mark.at}`}>
                {markWords(mark, naming)}
              </option>
            ))}
          </optgroup>
        )}
      </Choice>
      <div className="buttons">
        {(['round', 'mark'] as const).flatMap((unit) =>
          ([-1, 1] as const).map((way) => (
            <button key={`${unit} ${way}`} type="button" onClick={() => actor.send({ type: 'step', unit, way })}>
              {t(way < 0 ? `replay.back.${unit}` : `replay.on.${unit}`)}
            </button>
          )),
        )}
      </div>
      <Signs marks={marks} hasTurned={points.length > 0} hasCostly={costly.length > 0} />
      <p className="replay-help">{t('replay.help')}</p>
    </div>
  );
}

interface SignsProps {
  readonly marks: readonly Mark[];
  readonly hasTurned: boolean;
  readonly hasCostly: boolean;
}

function Signs({ marks, hasTurned, hasCostly }: SignsProps): JSX.Element | null {
  const signs = [
    ...(hasTurned ? [['turned', t('story.points')]] : []),
    ...(hasCostly ? [['costly', t('replay.sign.costly')]] : []),
    ...(['picked', 'declined', 'wipedOut'] as const)
      .filter((kind) => marks.some((mark) => mark.kind === kind))
      .map((kind) => [kind, t(`story.sign.${kind}`)]),
  ];
  if (signs.length === 0) return null;
  return (
    <ul className="replay-signs">
      {signs.map(([sign, words]) => (
        <li key={sign}>
          <i className={`replay-sign ${sign}`} aria-hidden="true" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

interface SightsProps {
  readonly game: Game;
  readonly replay: Replay;
}

function Sights({ game: { naming }, replay: { actor, choices, knowledge } }: SightsProps): JSX.Element {
  const wordsFor = (one: Knowledge) =>
    one === 'open' ? t('replay.sight.open') : one === 'onlooker' ? t('replay.sight.onlooker') : seatName(naming, one);
  return (
    <Choice
      label={t('replay.sight')}
      value={String(knowledge)}
      onPick={(value) => {
        const picked = choices.find((one) => String(one) === value);
        if (picked !== undefined) actor.send({ type: 'know', knowledge: picked });
      }}
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {wordsFor(one)}
        </option>
      ))}
    </Choice>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onPick, children }: ChoiceProps): JSX.Element {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onPick(target.value)}>
        {children}
      </select>
    </label>
  );
}
