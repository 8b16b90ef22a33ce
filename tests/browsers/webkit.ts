import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { find, programs } from '../../tools/browsers/programs.mjs';
import { freePort } from '../../tools/site/free-port.ts';
import { waitFor } from '../browser/wait.ts';
import { answerIn, asScript, type Drive, size, type Wishes } from './drive.ts';

/** Names of keys that WebDriver has signs for. */
const keys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ' ': Key.SPACE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
};

/** Opens WebKitGTK's MiniBrowser on the screen that `DISPLAY` names, with a fresh profile. */
export async function openWebKit({ flat = false }: Wishes = {}): Promise<Drive> {
  const [program, binary] = [find(programs.driver), find(programs.miniBrowser)];
  if (program === null || binary === null) throw new Error('There is no WebKitWebDriver or no MiniBrowser.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'fetched');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/fetched"\n');
  const port = await freePort();
  const env = {
    ...process.env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    LANG: 'en_GB.UTF-8',
    LANGUAGE: 'en_GB',
  };
  const service = spawn(program, [`--port=${port}`], { env, stdio: process.env.TALK ? 'inherit' : 'ignore' });
  const end = () => {
    service.kill();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const driver = await waitFor('the driver', () => begin(port, binary, flat).catch((failure) => said(failure)));
    await enlarge(driver);
    return { ...handsOf(driver), ...(await versionOf(driver)), downloads, close: () => driver.quit().finally(end) };
  } catch (failure) {
    end();
    throw failure;
  }
}

function said(failure: unknown): null {
  if (process.env.TALK) console.log(failure);
  return null;
}

function begin(port: number, binary: string, flat: boolean): Promise<WebDriver> {
  const args = ['--automation', ...(flat ? ['--enable-webgl=false'] : [])];
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
  return Promise.resolve(new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build());
}

async function versionOf(driver: WebDriver): Promise<{ version: string }> {
  const facts = await driver.getCapabilities();
  return { version: `${facts.getBrowserName()} ${facts.getBrowserVersion()}` };
}

/** Makes the window as large as the page in it is to be, its own bars added. */
async function enlarge(driver: WebDriver): Promise<void> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  const [width, height] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const rect = { width: 2 * size.width - width, height: 2 * size.height - height };
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...rect });
}

function handsOf(driver: WebDriver): Omit<Drive, 'version' | 'downloads' | 'close'> {
  const actions = () => driver.actions({ async: true });
  const move = (x: number, y: number, duration = 0) =>
    actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration });
  return {
    evaluate: async <R>(question: (given: never) => R | Promise<R>, given?: unknown) =>
      answerIn<R>(await driver.executeScript(`return ${asScript(question, given)}`)),
    mouse: {
      // On the way there a pointer that takes its time is told of, as by a hand.
      move: (x, y, { steps = 1 } = {}) => move(x, y, steps > 1 ? 200 : 0).perform(),
      down: () => actions().press().perform(),
      up: () => actions().release().perform(),
      click: (x, y) => move(x, y).press().release().perform(),
    },
    keyboard: {
      press: (key) =>
        actions()
          .keyDown(keys[key] ?? key)
          .keyUp(keys[key] ?? key)
          .perform(),
      type: (text) => actions().sendKeys(text).perform(),
    },
    goto: (url) => driver.get(url),
    give: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
