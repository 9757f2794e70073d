import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { previousRevision } from '@/proofs/previous-release/previous-revision';

let folder: string;

function git(...words: string[]): string {
  const someone = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', ['-C', folder, ...someone, ...words], { encoding: 'utf8' }).trim();
}

function write(name: string): void {
  const file = path.join(folder, 'lib/server/platform/db/migrations', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, name);
}

/** Commits a file, and returns the commit. */
function commit(name: string): string {
  write(name);
  git('add', '-A');
  git('commit', '-q', '-m', name);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forgeline-revisions-'));
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the previous release', () => {
  it('is the newest tag of a version, by its number', () => {
    commit('0001-first.ts');
    git('tag', 'v1.9.0');
    const tenth = commit('0002-second.ts');
    git('tag', 'v1.10.0');
    commit('indexes.ts');
    git('tag', 'experiment');
    expect(previousRevision(undefined, folder)).toEqual({ commit: tenth, why: 'v1.10.0' });
  });

  it('is not the release that is checked out, unless something was changed since', () => {
    const first = commit('0001-first.ts');
    git('tag', 'v1.0.0');
    const second = commit('0002-second.ts');
    git('tag', 'v1.1.0');
    expect(previousRevision(undefined, folder).commit).toBe(first);
    writeFileSync(path.join(folder, 'lib/server/platform/db/migrations/0002-second.ts'), 'changed');
    expect(previousRevision(undefined, folder).commit).toBe(second);
  });

  it('is without tags the last commit that lacks the newest migration', () => {
    commit('0001-first.ts');
    const before = commit('helper.ts');
    commit('0002-second.ts');
    const last = commit('indexes.ts');
    expect(previousRevision(undefined, folder)).toEqual({
      commit: before,
      why: 'the last without 0002-second',
    });
    write('0003-third.ts');
    expect(previousRevision(undefined, folder)).toEqual({ commit: last, why: 'the last without 0003-third' });
  });

  it('is what is named, if git knows it', () => {
    const first = commit('0001-first.ts');
    commit('0002-second.ts');
    expect(previousRevision('HEAD^', folder)).toEqual({ commit: first, why: 'HEAD^' });
    expect(() => previousRevision('v9.9.9', folder)).toThrow();
  });
});
