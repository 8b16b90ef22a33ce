import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../house/bundled.mjs';
import { root } from '../house/run.mjs';
import type { Decide } from './match.ts';

/** Opponents as they were. */
export interface Former {
  /** The commit in full, and the folder of the opponents where it is not the usual one. */
  readonly name: string;
  readonly decide: Decide;
}

const usual = 'src/opponents';

/**
 * The opponents of a commit, named as for git (`HEAD~3`), or those in a folder of it (`1141d1b:tools/levels-1`): checked out beside the project, built with
 * the packages of today, and loaded. Nothing of it stays. Throws, saying what to do, if the commit is not there or its opponents cannot be loaded.
 */
export async function opponentsOf(named: string): Promise<Former> {
  const [commit = '', folder = usual] = named.split(':');
  const hash = hashOf(commit);
  const place = mkdtempSync(join(tmpdir(), 'ladder-'));
  const tree = join(place, 'tree');
  try {
    git('worktree', 'add', '--detach', tree, hash);
    if (!existsSync(join(tree, folder, 'index.ts')))
      throw new Error(
        `Commit ${commit} has no opponents in ${folder}. Another folder is named like this: ${commit}:tools/levels-1`,
      );
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
    const decide = await loaded(`${folder}/index.ts`, place, tree, named);
    return { name: folder === usual ? hash : `${hash}:${folder}`, decide };
  } finally {
    rmSync(place, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

function hashOf(commit: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`).trim().slice(0, 12);
  } catch {
    throw new Error(
      `No commit ${commit} in this copy of the project. It may be a shallow one: git fetch --unshallow gets all that was.`,
    );
  }
}

/** How they decide, from a view by today's rules: where they cannot make anything of it, that is said with their name. */
async function loaded(entry: string, folder: string, tree: string, named: string): Promise<Decide> {
  const failed = (what: string, failure: unknown) =>
    new Error(`The opponents of ${named} ${what}: ${failure instanceof Error ? failure.message : String(failure)}`);
  let decide: Decide;
  try {
    ({ decide } = await import((await bundled(entry, folder, tree)).href));
    if (typeof decide !== 'function') throw new Error('they have no function `decide`');
  } catch (failure) {
    throw failed('cannot be loaded with the packages of today', failure);
  }
  return (view, opponent) => {
    try {
      return decide(view, opponent);
    } catch (failure) {
      throw failed('cannot decide by the rules of today', failure);
    }
  };
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
