import { afterEach, describe, expect, inject, it } from 'vitest';
import { hasEngine } from './far-apart.ts';
import { commands as commandsOf, goesOn, inSight, openRegions } from './goes-on.ts';
import { planMouse, waitFor } from './hands.ts';
import { openProfile, takeTroubles } from './harness.ts';
import {
  all,
  bare,
  books,
  comesBack,
  comesUnseen,
  cutLink,
  fromStory,
  hosts,
  importFile,
  isThere,
  leave,
  opened,
  openFile,
  recapped,
  replayed,
  told,
  tried,
  unloaded,
  until,
  without,
  words,
} from './left-out.ts';
import { livingRoom, shownAgain } from './left-out-living.ts';
import { ended, farApart, folds, myBoards, olderLesson, ownRules, puzzles, workshop } from './left-out-rooms.ts';
import { aside, restComes, savedGame } from './left-out-start.ts';
import { unfold } from './more.ts';
import { openPanel } from './panels.ts';
import { positionOf } from './probe.ts';

/** What of the panel of all that is handed on is fetched once it is unfolded. */
const parts = [
  ['QrCode', 'QR code', '.qr-code'],
  ['Film', 'Film of the last turn', '[data-share="film"]'],
] as const;

// Requests that failed are what these tests are about; failures of the page are not.
afterEach(async () => {
  await Promise.all(opened.splice(0).map((profile) => profile.close()));
  await Promise.all(hosts.splice(0).map((host) => host.close()));
  const amiss = takeTroubles().filter(
    // This host has no tables for players far apart, and is asked for them.
    (trouble) => !/^failed: |^console: .*Failed to|^404: .*\/rooms\/$/.test(trouble),
  );
  expect(amiss).toEqual([]);
});

describe('what cannot be fetched says so in its place, and comes when it is asked for again', () => {
  it('in a game, part by part, which is played all the while', async () => {
    const rules = ['from-file', 'save-text', 'reviving', 'game', 'Rest', 'Minute'];
    const { page, host } = await bare('', true, { threats: true, forecast: true }, undefined, [...rules, 'GameEntry']);
    // Refused with all it needs: what the page itself is made of has to be there.
    await restComes(page, host);
    await importFile(page, 'conquer');
    await page.locator('.start-problem:has-text("could not be loaded")').waitFor();
    host.answer(...rules);
    await openFile(page, 'conquer', () => comesUnseen(page, host, 'GameEntry', '[data-game]'));
    await until(page, 'the outlines to be asked for', async () => host.refused('board-2'));
    await page.locator(`.missing-screen ${words}`).waitFor();
    host.answer('board-2');
    await until(page, 'the panels', () => isThere(page, '.hud'));
    // The page's own style sheet was refused as well, and that of the panels: a part never comes without its looks.
    const isDressed = () => getComputedStyle(document.querySelector('.hud') ?? document.body).position === 'fixed';
    expect(await page.evaluate(isDressed)).toBe(true);
    expect(host.refused('index') && host.sent('index') && host.refused('hud')).toBe(true);
    // No board at all: still the panels are there.
    await page.locator(`.missing-board ${words}`).waitFor();
    await page.keyboard.press('l');
    await page.locator('.side .log').waitFor();
    await page.keyboard.press('l');
    await comesBack(page, host, 'PlanBoard', '#board [data-region]');
    await waitFor('the table', async () => host.refused('table') && (await isThere(page, unloaded)));
    host.answer('table');
    await until(page, 'the table', async () => host.sent('table'));

    host.answer('ahead', 'region-ahead', 'DangerSigns');
    await comesUnseen(page, host, 'Later', '.explained');
    await comesBack(page, host, 'Menu', '.camera-buttons');
    await comesBack(page, host, 'Hand', '.dock .hand');
    await goesOn(page);
    await comesBack(page, host, 'TurnAids', '.turn-aids');
    await comesBack(page, host, 'Coach', '.coach-line');
    await page.locator('[data-coach="dismiss"]').click();
    const own = await inSight(page, await openRegions(page));
    await planMouse.activate(page, own);
    await waitFor('a region to look at', async () => !(await openRegions(page)).includes(own));
    await planMouse.activate(page, own);
    await comesBack(page, host, 'RegionCard', `[data-card="${own}"]`);
    await comesBack(page, host, 'RegionAids', '[data-card] .threats');
    await page.keyboard.press('Escape');
    // What has no place of its own: sound after the first press, arrows that lead over the page.
    await page.locator('[data-panel="menu"]').focus();
    await page.keyboard.press('ArrowDown');
    for (const name of ['speaker', 'remote']) await waitFor(name, async () => host.refused(name));
    await page.locator(unloaded).first().waitFor();
    await goesOn(page);
    host.answer('speaker', 'remote');
    await until(page, 'the notice to go', async () => !(await isThere(page, without)));
    for (const name of ['board-2', 'table', 'speaker', 'remote', 'region-ahead']) tried.add(name);
    const panels = [
      ['RegionNumber', 'g', '.region-number form'],
      ['HelpPanel', '?', '.help'],
      ['RulesPanel', 'r', '.rules [data-clause]'],
      ['QuestionsPanel', 'q', '.questions'],
      ['TurnStory', 'm', '.turn-story'],
    ] as const;
    for (const [name, key, here] of panels) {
      await page.keyboard.press(key);
      await waitFor(name, async () => host.refused(name) && (await isThere(page, words)));
      // Its title is in words that are there already.
      expect(await page.locator('.side h2, dialog[open] h2').first().textContent()).not.toContain('.');
      // Beside a panel the board is played on; a dialog is put away first.
      if (await isThere(page, 'dialog[open]')) {
        await page.keyboard.press('Escape');
        await goesOn(page);
        await page.keyboard.press(key);
      } else await goesOn(page);
      await comesBack(page, host, name, here);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('?');
    await page.locator('[data-reference="sheet"]').click();
    await comesBack(page, host, 'SummarySheet', '.sheet');
    await page.keyboard.press('Escape');
    await page.locator('[data-seat-menu]').first().click();
    await comesBack(page, host, 'AboutSeat', '.seat-choices');
    await comesBack(page, host, 'ScoreReceipt', 'dialog .receipt');
    await page.keyboard.press('Escape');
    await openPanel(page, 'settings');
    await comesBack(page, host, 'SettingsPanel', '.settings');
    await comesBack(page, host, 'CoachSettings', '.coach-memory');
    await page.keyboard.press('Escape');
    await openPanel(page, 'invite');
    await comesBack(page, host, 'InvitePanel', '[data-no-rooms="none"]');
    await page.keyboard.press('Escape');
    await openPanel(page, 'settings');

    // Every language: its first words, the list of its others, and these.
    host.refuse('first', ...books);
    for (const language of ['pl', 'ro', 'bg', 'it']) {
      await page.locator('.language select').selectOption(language);
      await page.locator('[data-language="again"]').waitFor();
      host.answer('first', language, ...books);
      await until(page, language, async () => {
        await page.evaluate(() => document.querySelector<HTMLElement>('[data-language="again"]')?.click());
        return isThere(page, `html[lang="${language}"]`);
      });
      host.refuse('first', ...books);
      tried.add(language);
    }
    tried.add('first');
  });

  it('on the start page, where a saved game is opened', savedGame);
  it('on the start page, where something could not be read', aside);

  it('in the rooms of the start page, and at a puzzle', async () => {
    const { page, host } = await bare('', true, {}, undefined, ['Rest']);
    await farApart(page, host);
    await folds(page, host);
    await puzzles(page, host);
  });

  it.skipIf(!hasEngine)('at a table far apart', shownAgain);

  it.skipIf(!hasEngine)('at a big screen and in hands', livingRoom);

  it('at the end of a game, where troops are placed, and where an opponent is to think', async () => {
    const { page, host } = await bare('', true, {}, undefined, ['read-handed']);
    host.answer('Menu', 'board-2', 'PlanBoard', 'AboutSeat', 'ScoreReceipt', 'table', 'Later');
    await openFile(page, 'pickCombo');
    await page.locator('[data-open-combo="1"]').click();
    await comesBack(page, host, 'WholeCombo', '.combo-whole');
    await page.keyboard.press('Escape');
    await leave(page);
    await openFile(page, 'gameOver');
    await comesBack(page, host, 'FinalStandings', '.final table');
    await ended(page, host);
    await told(page, host);
    await page.locator('[data-story="replay"]').click();
    await replayed(page, host);
    await page.locator('[data-replay="leave"]').click();
    await fromStory(page, 'review');
    await comesBack(page, host, 'ReviewPanel', '.review');
    await page.keyboard.press('Escape');
    await fromStory(page, 'share');
    await comesBack(page, host, 'SharePanel', '.share textarea');
    for (const [name, part, here] of parts) {
      await page.locator('.share summary', { hasText: part }).click();
      await comesBack(page, host, name, here);
    }
    await page.keyboard.press('Escape');
    await fromStory(page, 'deal');
    await page.locator('[data-deal="go"]').waitFor();
    await page.keyboard.press('Escape');
    await fromStory(page, 'fork');
    await comesUnseen(page, host, 'ForkDialog', '[data-fork="go"]');
    await page.locator('.puzzle-fork').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await cutLink(page, host);
    await page.keyboard.press('Escape');
    // What is needed for another game does not come: the end of this one stays, says so, and tries again.
    await page.locator('.final [data-final="again"]').click();
    const unbegun = page.locator(unloaded).first();
    await unbegun.waitFor();
    expect(await isThere(page, '.final table')).toBe(true);
    host.answer('next-game', ...books);
    await unbegun.locator('button').first().click();
    await page.locator('.final').waitFor({ state: 'detached' });
    tried.add('next-game');
    await leave(page);
    await unfold(page, 'history');
    await comesBack(page, host, 'HistoryPanel', '.history');
    await openFile(page, 'redeploy');
    await comesBack(page, host, 'Troops', '.troops');
    await leave(page);
    await openFile(page, 'conquer');
    await page.locator('[data-seat-menu]').first().waitFor();
    const { game } = (await positionOf(page)).context;
    await page.locator(`[data-seat-menu="${game?.seat}"]`).click();
    host.answer(...books);
    await until(page, 'whom to give the seat', () => isThere(page, '[data-give="wanderer"]'));
    await page.locator('[data-give="wanderer"]').click();
    await waitFor('the opponent to be asked', async () => host.refused('opponent-thread'));
    const before = await commandsOf(page);
    await page.locator('.speaker [data-stuck] button').first().waitFor();
    host.answer('opponent-thread');
    await page.locator('.speaker [data-stuck] button').first().click();
    await waitFor('a step of the opponent', async () => (await commandsOf(page)) > before);
    tried.add('opponent-thread');
    await recapped(page, host);
  });

  it('at a table with rules of its own and a guest in its box', ownRules);

  it('in the workshop', workshop);
  it('at my boards', myBoards);
  it('in a lesson of an older version, which begins with a position', olderLesson);

  it('in the first game, which begins once what it needs has come', async () => {
    const { page, host } = await bare();
    host.answer('board-2', 'board-3', 'PlanBoard');
    for (const name of ['setup', 'own-content']) {
      await page.locator('.start-learn').click();
      await waitFor(name, async () => host.refused(name));
      await page.locator('.start-problem:has-text("could not be loaded")').waitFor();
      host.answer(name);
      tried.add(name);
    }
    await page.locator('.start-learn').click();
    await waitFor('words for the coach', async () => host.refused('Coach') && (await isThere(page, words)));
    host.answer('Coach', ...books);
    await until(page, 'the lesson to be asked for', async () => host.refused('FirstGame'));
    await comesBack(page, host, 'FirstGame', '.coach-line');
  });

  it('on a wall, by itself, and for a passer-by', async () => {
    const { page, host } = await bare('&showcase&players=2&levels=raider&seed=14&speed=4');
    await page.locator(`.missing-screen ${words}`).waitFor();
    host.answer('opponent-thread', 'board-2', 'PlanBoard', 'ScoreReceipt');
    await comesBack(page, host, 'ShowcaseScreen', 'main.showcase');
    await page.locator('main[data-state="playing"]').waitFor();
    for (const name of ['TurnMap', 'table']) await waitFor(name, async () => host.refused(name));
    await page.keyboard.press('x');
    await comesBack(page, host, 'Visit', '.hud');
    await comesBack(page, host, 'VisitCoach', '.coach-line');
    await page.locator('[data-visit="back"]').click();
    await page.locator('main.showcase').waitFor();
    host.answer('TurnMap', ...books);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.showcase-map .turn-map-node').first().waitFor();
    await page.keyboard.press('p');
    await page.keyboard.press('t');
    await waitFor('the tour', async () => host.refused('Tour'));
    host.answer('Tour');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.showcase-tour').waitFor();
    for (const name of ['TurnMap', 'Tour', 'Visit']) tried.add(name);
  });

  it('in the picture, where simple shapes stand for figures until those come', async () => {
    const inPicture =
      'models GLTFLoader meshopt_decoder.module throws moves Ghosts DangerSigns WorthSigns ClearPlaces SeenRegions deployment ahead MapSigns Props Cameras ByHand Things Drag StackTargets snapshot'.split(
        ' ',
      );
    const { page, host } = await bare('', false, { quality: 'medium', coach: 'none', threats: true });
    host.answer();
    host.refuseAlone(...inPicture);
    await openFile(page, 'conquer');
    await page.locator('.game-notice:has-text("could not be loaded")').waitFor();
    for (const name of ['GLTFLoader', 'Ghosts', 'moves', 'DangerSigns', 'ClearPlaces', 'SeenRegions'])
      await waitFor(name, async () => host.refused(name));
    const wander = () => page.mouse.move(640, 300 + (Date.now() % 100));
    await waitFor('what signs are worth', () => wander().then(() => host.refused('WorthSigns')));
    // What explains things needs to look ahead itself.
    host.answer('ahead', 'region-ahead', 'DangerSigns', 'WorthSigns');
    await until(page, 'what is explained', async () => host.refused('Things'));
    await page.keyboard.press('p');
    await waitFor('the signs of the map', async () => host.refused('MapSigns'));
    await openPanel(page, 'share');
    await page.locator('.share summary', { hasText: 'Picture' }).click();
    await page.locator('.share .missing[data-missing="missing"]').waitFor();
    await page.keyboard.press('Escape');
    // Stacks are moved once the conquests are over.
    await leave(page);
    await openFile(page, 'redeploy');
    await waitFor('what takes a stack in the hand', async () => host.refused('Drag'));
    expect(await isThere(page, '#root .crash')).toBe(false);
    host.answer();
    await until(page, 'the notice to go', async () => !(await isThere(page, without)));
    await openPanel(page, 'share');
    await page.locator('.share summary', { hasText: 'Picture' }).click();
    await page.locator('.snapshot').waitFor();
    await page.keyboard.press('Escape');
    // A camera is moved once models have come.
    await waitFor('a camera in the hand', async () => host.sent('ByHand'));
    for (const name of inPicture.filter((name) => host.refused(name))) expect(host.sent(name), name).toBe(true);
    for (const name of inPicture) tried.add(name);
  });
});

it('a page of which a file never comes says so', async () => {
  const profile = await openProfile({ flat: true });
  opened.push(profile);
  // Neither answered nor refused.
  await profile.route(/\/begin-[\w-]+\.js$/, () => undefined);
  const page = await profile.newPage();
  await page.clock.install();
  await page.goto(inject('site'), { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('no-start') !== null);
  await until(page, 'the notice', async () => {
    await page.clock.fastForward(10_000);
    return page.locator('#no-start').isVisible();
  });
  expect(await page.locator('#no-start [data-do="anew"]:visible').count()).toBe(1);
});

it('nothing that the site fetches later is left out', () => {
  // The other boards come as the first does; what nobody is to notice comes by itself; threads draw no board; popovers are the browser's own.
  const others =
    /^(board-[345]|own-drawing|OwnStill|Worth|DieSign|Touches|NewVersion|DirectedCamera|page|instanced-drawing|Refine|DustLayer|LivingTable|RollResult|victory-arc|throw-view|burst|CarryTab|StoryTeller|BestMoment|gather|guests|drawing|rules|popover|parts)$/;
  expect(all.filter((name) => !tried.has(name) && !books.includes(name) && !others.test(name))).toEqual([]);
});
