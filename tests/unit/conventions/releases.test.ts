import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  engines: { node: string };
};

describe('what a release is made of', () => {
  it('has notes on the version in the manifest', () => {
    const notes = execFileSync('node', ['scripts/release-notes.mjs'], { encoding: 'utf8' });
    expect(notes.trim()).not.toBe('');
    expect(notes).not.toContain(`## ${manifest.version}`);
  });

  it('has one version in manifest and lock file', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    expect([lock.version, lock.packages[''].version]).toEqual([manifest.version, manifest.version]);
  });

  it('is checked on the oldest Node.js it runs on', () => {
    const oldest = /^>=(\d+)\./.exec(manifest.engines.node)?.[1];
    expect(readFileSync('.github/workflows/ci.yml', 'utf8')).toContain(`node: [${oldest}, `);
  });
});
