import { type JSX, useCallback, useEffect, useId, useRef, useState } from 'react';
import { readDraft } from '../../../rules/boards/own/draft.ts';
import { number, t } from '../../../ui/locale/index.ts';
import { stepKeyOf } from '../../../ui/platform/keys.ts';
import { BoardFields } from './BoardFields.tsx';
import { TakenAlong } from './BoardFiles.tsx';
import { boardNow, edit as change, redo, renameBoard, undo, useStepsOf } from './bench.ts';
import { refusalOf, saidOf } from './board-words.ts';
import { Checks } from './Checks.tsx';
import { drawAgain, leaveDrawing, showDrawing, stopDrawing, useDrawing } from './drawing.ts';
import { EditorBoard } from './EditorBoard.tsx';
import type { Draft, Edit } from './edits/index.ts';
import { RegionCard } from './RegionCard.tsx';
import { type Kept, longestName } from './shelf.ts';
import { brushed, hintOf, isOnBorders, KeyList, type Tool, ToolBar } from './ToolBar.tsx';

interface EditorProps {
  readonly board: Kept;
  readonly onPlay: () => void;
}

interface Said {
  readonly text: string;
  readonly isRefusal: boolean;
}

export function Editor({ board, onPlay }: EditorProps): JSX.Element {
  const { id, draft } = board;
  const history = useStepsOf(id);
  const { shown } = useDrawing();
  const [tool, setTool] = useState<Tool>('select');
  const [chosen, setChosen] = useState<number | null>(null);
  const [lit, setLit] = useState<readonly number[]>([]);
  const [said, setSaid] = useState<Said | null>(null);
  const reading = readDraft(draft.data);
  const isSound = reading.ok && reading.faults.length === 0;
  const chosenNow = chosen !== null && chosen < draft.data.regions.length ? chosen : null;

  useEffect(() => showDrawing(id, draft), [id, draft]);
  useEffect(() => leaveDrawing, []);

  const carryOut = useCallback((by: Edit, stroke: string | null = null) => {
    const before = boardNow()?.draft;
    const outcome = change(by, stroke);
    if (outcome === null || before === undefined) return;
    if (!outcome.ok) return setSaid({ text: refusalOf(outcome), isRefusal: true });
    if (outcome.draft === before) return;
    setSaid({ text: saidOf(by, before.data, outcome.draft.data), isRefusal: false });
    setChosen((region) => followed(region, before, outcome.draft));
  }, []);
  /** What the first region of a stroke has come to: signs go on, or off, at all of them. */
  const isOn = useRef<boolean | undefined>(undefined);
  const brush = useCallback(
    (with_: Tool, region: number, stroke: string | null, isFirst: boolean) => {
      const now = boardNow()?.draft;
      const by = now && brushed(now, with_, [region], isFirst ? undefined : isOn.current);
      if (!by) return;
      if (isFirst) isOn.current = 'on' in by ? by.on : undefined;
      carryOut(by, stroke);
    },
    [carryOut],
  );
  const travel = useCallback((back: boolean) => {
    const before = boardNow()?.draft;
    if (!(back ? undo() : redo())) return;
    const after = boardNow()?.draft;
    setSaid({ text: t(back ? 'edit.said.undo' : 'edit.said.redo'), isRefusal: false });
    if (before && after) setChosen((region) => followed(region, before, after));
  }, []);
  useEffect(() => {
    const keyed = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLInputElement && event.target.type === 'text';
      if (event.key === 'Escape') {
        setTool('select');
        setLit([]);
        return;
      }
      const step = stepKeyOf(event);
      if (isTyped || step === null) return;
      event.preventDefault();
      travel(step === 'undo');
    };
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [travel]);

  const go = useCallback((region: number) => {
    setLit([]);
    setChosen(region);
    requestAnimationFrame(() => document.querySelector<SVGGElement>(`.edit-board [data-region="${region}"]`)?.focus());
  }, []);

  return (
    <div className="edit-bench" data-editing={id}>
      <header className="edit-bar">
        <NameField board={board} />
        <p className="buttons">
          <button
            type="button"
            data-undo
            aria-keyshortcuts="Control+Z"
            aria-disabled={history.past.length === 0}
            onClick={() => travel(true)}
          >
            {t('edit.undo')}
          </button>
          <button
            type="button"
            data-redo
            aria-keyshortcuts="Control+Shift+Z"
            aria-disabled={history.future.length === 0}
            onClick={() => travel(false)}
          >
            {t('edit.redo')}
          </button>
          <button
            type="button"
            className="primary"
            data-play
            aria-disabled={!isSound}
            onClick={() => {
              if (isSound) onPlay();
              else document.querySelector('.edit-checks')?.scrollIntoView({ block: 'nearest' });
            }}
          >
            {t('edit.play')}
          </button>
        </p>
      </header>
      <ToolBar
        tool={tool}
        onTool={(next) => {
          setTool(next);
          setLit([]);
          setSaid(null);
        }}
      />
      <div className="edit-table">
        <div className="edit-line">
          <p data-said className={said?.isRefusal ? 'edit-said refused' : 'edit-said'}>
            {said?.text}
          </p>
          {said === null || said.text === '' ? (
            <p className="edit-hint">
              {t(hintOf(tool))} {isOnBorders(tool) ? t('edit.hint.keys') : null}
            </p>
          ) : null}
          <DrawingLine />
        </div>
        {shown === null ? (
          <div className="edit-board edit-waiting" />
        ) : (
          <EditorBoard
            draft={draft}
            shown={shown}
            tool={tool}
            chosen={chosenNow}
            lit={lit}
            onChoose={(region) => setChosen(region === chosen && tool === 'select' ? null : region)}
            onBrush={brush}
            onBorder={({ region, place }) => {
              if (isOnBorders(tool)) carryOut({ edit: tool, region, place });
            }}
            onCut={(cut) =>
              cut === null ? setSaid({ text: t('edit.no.noBorder'), isRefusal: true }) : carryOut(cut.edit)
            }
          />
        )}
      </div>
      <div className="edit-side parchment">
        {chosenNow === null ? (
          <p className="edit-card">{t('edit.card.none')}</p>
        ) : (
          <RegionCard draft={draft} region={chosenNow} onEdit={carryOut} onLight={setLit} />
        )}
        <Checks data={draft.data} onGo={go} onLight={setLit} />
        <BoardFields data={draft.data} onEdit={carryOut} />
        <TakenAlong board={board} />
        <KeyList />
      </div>
    </div>
  );
}

/** Where a chosen region has gone: it stays chosen, or whoever took it in is. */
function followed(region: number | null, before: Draft, after: Draft): number | null {
  let key = region === null ? undefined : before.keys[region];
  for (let steps = after.next; key !== undefined && !after.keys.includes(key) && steps > 0; steps--)
    key = after.heirs[key];
  const now = key === undefined ? -1 : after.keys.indexOf(key);
  return now < 0 ? null : now;
}

function NameField({ board: { id, name } }: { readonly board: Kept }): JSX.Element {
  const field = useId();
  return (
    <span className="edit-name">
      <label htmlFor={field}>{t('edit.name')}</label>
      <input
        id={field}
        type="text"
        data-name
        value={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={({ target }) => renameBoard(id, target.value)}
      />
    </span>
  );
}

function DrawingLine(): JSX.Element {
  const { state, share } = useDrawing();
  return (
    <div className="edit-drawing" data-drawing={state}>
      {state === 'drawing' ? (
        <>
          <label>
            {t('edit.drawing', { share: number(share, { style: 'percent' }) })} <progress max={1} value={share} />
          </label>
          <button type="button" data-stop onClick={stopDrawing}>
            {t('edit.drawing.stop')}
          </button>
        </>
      ) : state === 'done' ? null : (
        <>
          <span data-said>{t(`edit.drawing.${state}`)}</span>
          <button type="button" data-draw onClick={drawAgain}>
            {t('edit.drawing.again')}
          </button>
        </>
      )}
    </div>
  );
}
