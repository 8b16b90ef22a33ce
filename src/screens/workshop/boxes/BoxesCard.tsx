import { type JSX, useEffect, useId, useState } from 'react';
import { t } from '../../../ui/locale/index.ts';
import '../../../ui/locale/boxes.ts';
import '../../../ui/locale/workshop.ts';
import { boxTitleLength } from '../../../rules/index.ts';
import { OpenFile } from '../CreationFiles.tsx';
import { comeByText } from '../creation-import.ts';
import { BoxList, insideWords } from './BoxList.tsx';
import { boxCalled, choiceIn, keepBox, mostBoxes, useBoxes, watchBoxes } from './box-shelf.ts';
import { type Choice, isChoice, type NamedBox, tidyTitle } from './named-box.ts';

export interface BoxesCardProps {
  /** What is chosen for the game, and under which name, if it is a box of that name. */
  readonly choice: Choice;
  readonly title: string | undefined;
  readonly onChoose: (choice: Choice, title: string | undefined) => void;
}

export default function BoxesCard({ choice, title, onChoose }: BoxesCardProps): JSX.Element {
  const boxes = useBoxes((all) => all.things);
  const [typed, setTyped] = useState(title ?? '');
  const [told, setTold] = useState<string | null>(null);
  const field = useId();
  useEffect(watchBoxes, []);
  const marked = boxes.find((box) => box.title === title) ?? null;
  const mark = (box: NamedBox) => {
    setTold(t('boxes.chosen', { title: box.title }));
    setTyped(box.title);
    onChoose(choiceIn(box), box.title);
  };
  const keep = () => {
    if (!isChoice(choice)) return setTold(t('boxes.empty'));
    const next = tidyTitle(typed);
    if (next === '') return setTold(t('boxes.nameless'));
    const how = keepBox(choice, next);
    setTold(how === 'full' ? t('boxes.full', { most: mostBoxes }) : t(`boxes.${how}`, { title: next }));
    if (how !== 'full') onChoose(choice, boxCalled(next)?.title);
  };
  return (
    <div className="setup-card boxes-card">
      <p>{t('boxes.intro')}</p>
      <BoxList
        marked={marked?.id ?? null}
        onMark={mark}
        onRenamed={(next) => {
          setTyped(next);
          onChoose(choice, next);
        }}
        usual={{
          isMarked: !isChoice(choice),
          onMark: () => {
            setTold(t('boxes.chosen', { title: t('boxes.usual') }));
            onChoose({}, undefined);
          },
        }}
      />
      {isChoice(choice) ? <p data-box-inside>{t('boxes.now', { inside: insideWords(choice) })}</p> : null}
      <p className="boxes-name">
        <label htmlFor={field}>{t('boxes.name')}</label>
        <input
          id={field}
          type="text"
          data-box-name
          maxLength={boxTitleLength}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The set-up around it would begin a game.
            event.preventDefault();
            keep();
          }}
        />
      </p>
      <div className="buttons">
        <button type="button" data-box-keep onClick={keep}>
          {t('boxes.keep')}
        </button>
        <OpenFile label={t('boxes.open')} onText={(text) => setTold(comeByText(text).words)} />
      </div>
      <p data-said data-boxes-told>
        {told}
      </p>
    </div>
  );
}
