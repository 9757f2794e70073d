import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Makers, shopFiles } from '@/lib/server/serving/files/shop-files';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { shareCardPath } from '@/lib/shared/tools/catalogue/feeds';

let folder = '';
let distDir = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-files-'));
  distDir = mkdtempSync(path.join(tmpdir(), 'shop-build-'));
  vi.stubEnv('FORGELINE_SHOP', folder);
  mkdirSync(path.join(folder, 'pictures', 'people'), { recursive: true });
  writeFileSync(path.join(folder, 'pictures', 'hero.webp'), 'hero');
  writeFileSync(path.join(folder, 'pictures', 'people', 'ada.webp'), 'ada');
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const each of [folder, distDir]) rmSync(each, { recursive: true });
});

const NAMES = 'favicon.ico icon.svg apple-icon.png icon-192.png icon-512.png icon-maskable-512.png';

function makers() {
  const make = vi.fn(async () => Buffer.from('made'));
  const cards = LANGUAGES.all.map((language) => path.basename(shareCardPath(language)));
  const load = vi.fn(async (): Promise<Makers> => {
    return new Map([...NAMES.split(' '), ...cards].map((name) => [name, make]));
  });
  return { make, load };
}

it('pictures are served as they lie in the folder of the shop', () => {
  const files = new Map(shopFiles(distDir, makers().load));
  expect(readFileSync(files.get('/hero.webp')?.file ?? '', 'utf8')).toBe('hero');
  expect(files.get('/people/ada.webp')).toMatchObject({ contentType: 'image/webp' });
  expect(files.has('/people/placeholder.webp')).toBe(false);
});

it('icons are made once for a shop, and again for another', async () => {
  const first = makers();
  const icon = new Map(shopFiles(distDir, first.load)).get('/favicon.ico');
  await Promise.all([icon?.made?.(), icon?.made?.()]);
  expect(readFileSync(icon?.file ?? '', 'utf8')).toBe('made');
  const second = makers();
  await new Map(shopFiles(distDir, second.load)).get('/favicon.ico')?.made?.();
  expect([first.load.mock.calls.length, second.load.mock.calls.length]).toEqual([1, 0]);
  writeFileSync(path.join(folder, 'pictures', 'hero.webp'), 'another');
  const third = makers();
  await new Map(shopFiles(distDir, third.load)).get('/favicon.ico')?.made?.();
  expect(third.load).toHaveBeenCalledOnce();
});

it('an icon that could not be made is tried again', async () => {
  const { load } = makers();
  load.mockRejectedValueOnce(new Error('no memory'));
  const icon = new Map(shopFiles(distDir, load)).get('/brand/icon.svg');
  await expect(icon?.made?.()).rejects.toThrow('no memory');
  await expect(icon?.made?.()).resolves.toBeUndefined();
});
