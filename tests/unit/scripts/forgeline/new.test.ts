import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { problemsOfTexts } from '@/lib/server/platform/shop/all-texts';
import { shopConfigSchema } from '@/lib/server/platform/shop/shop-config.schema';
import { readShopFolder } from '@/lib/server/platform/shop/shop-folder';
import { UsageError } from '@/scripts/forgeline/command';
import { command } from '@/scripts/forgeline/new';
import { TYPES } from '@/scripts/forgeline/new/starter-texts';
import { inRoot } from '@/stack/paths';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forgeline-new-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('a new shop is usable as it is, and its secrets are its owner’s', async () => {
  const shop = path.join(folder, 'shop');
  expect(await command.run({ options: {}, words: [shop] })).toBe(0);
  expect(readdirSync(shop).sort()).toEqual([
    ...['.env', '.gitignore', 'README.md', 'compose.yml', 'forgeline.d.ts', 'shop.config.ts', 'texts'],
  ]);
  const { config, texts, problems } = readShopFolder(shop);
  expect([problems, problemsOfTexts(texts), config.name]).toEqual([[], [], 'My Tool Shop']);
  expect(statSync(path.join(shop, '.env')).mode & 0o777).toBe(0o600);
  const keys = [...readFileSync(path.join(shop, '.env'), 'utf8').matchAll(/^\w+_SECRET=(.{43})$/gm)];
  expect(new Set(keys.map(([, key]) => key)).size).toBe(4);
});

it('a folder that is not empty stays as it is', async () => {
  mkdirSync(path.join(folder, 'shop'));
  writeFileSync(path.join(folder, 'shop', 'a.txt'), 'mine');
  const running = command.run({ options: {}, words: [path.join(folder, 'shop')] });
  await expect(running).rejects.toThrow(UsageError);
  expect(readdirSync(path.join(folder, 'shop'))).toEqual(['a.txt']);
});

it('editors know every field of a configuration, and no other', async () => {
  await command.run({ options: {}, words: [folder] });
  const check = () =>
    execFileSync(
      process.execPath,
      [
        inRoot('node_modules/typescript/bin/tsc'),
        ...['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler'],
        ...['shop.config.ts', 'forgeline.d.ts'],
      ],
      { cwd: folder, stdio: 'pipe' },
    );
  expect(check).not.toThrow();
  writeFileSync(
    path.join(folder, 'shop.config.ts'),
    "import { defineShop } from 'forgeline/shop';\nexport default defineShop({ colour: 'blue' });",
  );
  expect(check).toThrow();
  const fields = Object.keys(shopConfigSchema.in.shape);
  expect(fields.filter((name) => !new RegExp(`^    ${name}\\?: `, 'm').test(TYPES))).toEqual([]);
});
