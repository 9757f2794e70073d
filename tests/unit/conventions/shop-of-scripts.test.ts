import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TEXTS_AT_ONCE, TEXTS_OF_SCRIPTS } from '@/lib/server/platform/shop/shop-of-document';
import { publicShop } from '@/lib/shared/site/public-shop';
import { shop } from '@/tests/support/shop/reference-shop';
import { importsAmong, reachableFrom } from './folder-graph';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const contentOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const sources = ['app', 'components', 'lib'].flatMap((root) =>
  readdirSync(path.join(ROOT, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(root, name)),
);
const imports = importsAmong(ROOT, sources);
/** What scripts of pages load, at once or later. */
const inScripts = new Set(
  sources
    .filter((file) => /^'use client'/m.test(contentOf(file)))
    .flatMap((file) => [...reachableFrom(file, imports)]),
);

it('documents have what a shop says differently in texts that scripts load by themselves', () => {
  const names = [...inScripts]
    .filter((file) => file.startsWith('lib/shared/texts/en/'))
    .flatMap((file) => [...contentOf(file).matchAll(/^export const (\w+)/gm)].map(([, name]) => name))
    // In `shell`, of which scripts show other texts.
    .filter((name) => name !== 'shopTexts');
  expect(names.sort()).toEqual([...TEXTS_OF_SCRIPTS].sort());
});

it('documents in a language of a file have those at once that scripts import, and load the others later', () => {
  const imported = [...inScripts]
    .filter((file) => !/^lib\/shared\/texts\/[a-z]{2}\//.test(file))
    .flatMap((file) => [
      ...contentOf(file).matchAll(/^import \{ (\w+)(?: as \w+)? \} from '[./@\w]*\/en\/[\w-]+';$/gm),
    ])
    .map(([, name]) => name);
  expect(imported.sort()).toEqual([...TEXTS_AT_ONCE].sort());
});

it('scripts read no other fields of a shop than documents say', () => {
  const known = Object.keys(publicShop(shop));
  const read = [...inScripts]
    .filter((file) => contentOf(file).includes("from '#shop'"))
    .flatMap((file) =>
      [...contentOf(file).matchAll(/\bshop\.(\w+)/g)].map(([, field = '']) => ({ file, field })),
    );
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(({ field }) => !known.includes(field))).toEqual([]);
});
