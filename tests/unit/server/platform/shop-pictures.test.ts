import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readIcon } from '@/lib/server/platform/brand/logo';
import { engineersPictures, readContent, readContents, readHero } from '@/lib/server/platform/shop-content';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-files-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.stubEnv('FORGELINE_SHOP', path.join(folder, 'shop'));
  for (const name of ['shop', 'public']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'public', 'placeholder.webp'), 'placeholder');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const svg = (width: number) => `<svg viewBox="0 0 ${width} 10"><path d="M0 0h9"/></svg>`;

it('a shop without pictures has the placeholder on its home page, and no pictures of engineers', async () => {
  expect((await readHero()).toString()).toBe('placeholder');
  expect(engineersPictures()).toEqual([]);
  mkdirSync(path.join(folder, 'shop', 'pictures'));
  writeFileSync(path.join(folder, 'shop', 'pictures', 'hero.webp'), 'hero');
  expect((await readHero()).toString()).toBe('hero');
  expect(engineersPictures()).toEqual([]);
});

it('a shop without content has a blog without entries, and is told which page it lacks', () => {
  expect(readContents('de', 'blog')).toEqual([]);
  expect(() => readContent('de', 'portfolio')).toThrow('content/de/portfolio.md is missing');
});

it('icons are made of the logo, or of a drawing of their own', () => {
  writeFileSync(path.join(folder, 'shop', 'logo.svg'), svg(50));
  expect(readIcon().ratio).toBe(5);
  writeFileSync(path.join(folder, 'shop', 'icon.svg'), svg(10));
  expect(readIcon().ratio).toBe(1);
  writeFileSync(path.join(folder, 'shop', 'icon.svg'), '<svg><text>E</text></svg>');
  expect(() => readIcon()).toThrow('icon.svg: it has <text>');
});
