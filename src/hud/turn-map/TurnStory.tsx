import { type JSX, useEffect, useRef, useState } from 'react';
import { named, t } from '../../ui/locale/index.ts';
import '../../ui/locale/turn-map.ts';
import { Glyph } from '../../ui/look/index.ts';
import { MinutePicture, turnPictures } from '../minute/MinutePicture.tsx';
import { phasesOf, pictureOf } from './story.ts';
import TurnMap, { type TurnMapProps } from './TurnMap.tsx';
import './turn-story.css';

export default function TurnStory(props: TurnMapProps): JSX.Element {
  const [isWhole, setWhole] = useState(false);
  const onward = useRef<HTMLButtonElement>(null);
  const wasWhole = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on to the one that leads there again.
    if (wasWhole.current && !isWhole) onward.current?.focus();
    wasWhole.current = isWhole;
  }, [isWhole]);
  if (isWhole)
    return (
      <>
        <TurnMap {...props} />
        <div className="buttons">
          <button type="button" data-story="back" onClick={() => setWhole(false)}>
            {t('map.story.back')}
          </button>
        </div>
      </>
    );
  const present = pictureOf(props.game.phase);
  return (
    <div className="turn-story">
      <ol>
        {turnPictures.map((name) => (
          <li key={name} data-picture={name} aria-current={name === present ? 'step' : undefined}>
            <MinutePicture name={name} />
            <div>
              <h3>
                {t(`map.story.${name}`)}
                {name === present ? <small> {t('map.now')}</small> : null}
              </h3>
              <p className="story-phases">
                {phasesOf[name].map((phase) => (
                  <span key={phase}>
                    <Glyph name={`phase.${phase}`} /> {named('phase', phase)}
                  </span>
                ))}
              </p>
              <p>{t(`map.story.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button type="button" className="primary" data-story="whole" ref={onward} onClick={() => setWhole(true)}>
          <Glyph name="thing.rules" /> {t('map.story.whole')}
        </button>
      </div>
    </div>
  );
}
