import { type JSX, useEffect, useState } from 'react';
import { Missing } from '../../hud/lazy/lazy-panel.tsx';
import { type TableScope, useScope } from '../../table/scope.tsx';
import { fetchNow, NotFetched } from '../../ui/lazy/fetch-now.ts';
import { t } from '../../ui/locale/index.ts';
import { blobOf, penOf } from '../../ui/platform/canvas.ts';
import { readInsets } from '../at-table/use-insets.ts';
import { giveFile } from './download.ts';
import { loadFrames } from './frames.ts';
import { type Area, paintTable, token, wholeOf } from './sheet.ts';

/** Width of a picture, in pixels: what chats show without shrinking it. */
const WIDTH = 1280;
/** How much of its detail a picture keeps, 0–1. */
const QUALITY = 0.92;
/** Height of the line below it, as a part of the picture's width, and of its letters as a part of that. */
const LINE = 0.045;
const LETTERS = 0.5;

/** The canvas on which the table is drawn; null where it is shown as a plan. */
function tableCanvas(scope: TableScope): HTMLCanvasElement | null {
  return scope.find('.game-table:not(.lost) .table-surroundings canvas');
}

function freeArea(scope: TableScope, canvas: HTMLCanvasElement): Area {
  const whole = wholeOf(canvas);
  const insets = readInsets(scope);
  if (insets === null) return whole;
  const { top, right, bottom, left } = insets;
  const free = { left, top, width: whole.width - left - right, height: whole.height - top - bottom };
  return free.width > 0 && free.height > 0 ? free : whole;
}

/** With `words` in a line below; `none` where the table is shown as a plan, null if the browser cannot. */
async function pictureOf(scope: TableScope, words: string): Promise<Blob | 'none' | null> {
  const canvas = tableCanvas(scope);
  if (canvas === null) return 'none';
  const { afterFrames } = await fetchNow(loadFrames);
  const sheet = await new Promise<HTMLCanvasElement | null>((done) => {
    const end = afterFrames(canvas, () => {
      end();
      done(sheetWith(freeArea(scope, canvas), canvas, words));
    });
  });
  if (sheet === null) return null;
  return blobOf(sheet, 'image/jpeg', QUALITY);
}

function sheetWith(area: Area, canvas: HTMLCanvasElement, words: string): HTMLCanvasElement | null {
  const height = Math.round((WIDTH / area.width) * area.height);
  const line = Math.round(WIDTH * LINE);
  const sheet = document.createElement('canvas');
  sheet.width = WIDTH;
  sheet.height = height + line;
  const pen = penOf(sheet);
  if (pen === null) return null;
  paintTable(pen, canvas, area, WIDTH);
  pen.fillStyle = token('--walnut');
  pen.fillRect(0, height, WIDTH, line);
  pen.fillStyle = token('--cream');
  pen.font = `700 ${Math.round(line * LETTERS)}px ${token('--display')}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(words, WIDTH / 2, height + line / 2, WIDTH - line);
  return sheet;
}

/** `words` stand below the picture. */
export default function Snapshot({ words }: { readonly words: string }): JSX.Element {
  const scope = useScope();
  const [picture, setPicture] = useState<Blob | 'none' | 'failed' | 'missing' | null>(null);
  const [tries, setTries] = useState(1);
  const [address, setAddress] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each try
  useEffect(() => {
    let isOff = false;
    pictureOf(scope, words).then(
      (taken) => isOff || setPicture(taken ?? 'failed'),
      (failure: unknown) => isOff || setPicture(failure instanceof NotFetched ? 'missing' : 'failed'),
    );
    return () => {
      isOff = true;
    };
  }, [scope, words, tries]);
  useEffect(() => {
    if (!(picture instanceof Blob)) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);

  if (picture === 'missing') return <Missing why="missing" onAgain={() => setTries(tries + 1)} />;
  if (picture === 'none' || picture === 'failed') return <p>{t(`share.picture.${picture}`)}</p>;
  return (
    <>
      {address === null ? null : <img className="snapshot" src={address} alt={t('share.picture.name')} />}
      <div className="buttons">
        <button
          type="button"
          data-share="picture"
          disabled={picture === null}
          onClick={() => void (picture && giveFile('small-world.jpg', picture))}
        >
          {t('share.save')}
        </button>
      </div>
    </>
  );
}
