import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseShopConfig } from '@/lib/server/platform/shop/shop-config.schema';
import { readShopFolder } from '@/lib/server/platform/shop/shop-folder';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const DEFAULTS = parseShopConfig({});

it('an empty folder is a shop with the store’s defaults', () => {
  expect(readShopFolder(folder)).toEqual({
    ...{ path: folder, ...DEFAULTS, texts: {}, translations: {}, pages: [], problems: [] },
  });
});

it('a folder that is not there is named', () => {
  expect(readShopFolder(path.join(folder, 'none')).problems).toEqual(['there is no such folder']);
});

it.each([
  ['shop.config.json', '{ "name": "Nordwerk", "contact": { "email": "post@nordwerk.example" } }'],
  [
    'shop.config.ts',
    `import { defineShop } from 'forgeline/shop';
const name: string = ['Nord', 'werk'].join('');
export default defineShop({ name, contact: { email: 'post@nordwerk.example' } });`,
  ],
])('a shop says in %s what differs from the defaults', (name, text) => {
  write(name, text);
  const { config, problems } = readShopFolder(folder);
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    name: 'Nordwerk',
    legal: { name: 'Nordwerk', taxId: null },
    contact: { email: 'post@nordwerk.example', security: 'post@nordwerk.example' },
    currency: 'USD',
  });
});

it.each([
  ['shop.config.json', '{', /^shop\.config\.json: .*JSON/],
  ['shop.config.json', '[]', /^shop\.config\.json: shop: /],
  ['shop.config.json', '{ "currency": "EURO" }', /^shop\.config\.json: currency: must be a code of ISO 4217/],
  ['shop.config.ts', 'export const shop = {};', /^shop\.config\.ts: it has no `export default defineShop/],
  ['shop.config.ts', 'export default {', /^shop\.config\.ts: /],
  [
    'shop.config.ts',
    "import './more'; export default {};",
    /^shop\.config\.ts: Cannot find module '\.\/more'/,
  ],
  ['texts/french.json', '{}', /^texts\/french\.json: must be named by a language/],
  ['shop.config.json', '{ "languages": { "french": "fr-FR" } }', /^shop\.config\.json: languages\.french: /],
  [
    'shop.config.json',
    '{ "languages": { "en": "en-GB", "xx": "xx-CH" } }',
    /^shop\.config\.json: languages\.xx: there is no translation/,
  ],
  ['texts/en.txt', '{}', /^texts\/en\.txt: must be named/],
  ['texts/de.json', '[]', /^texts\/de\.json: it is no object/],
  ['texts/de.json', '{ "a": ', /^texts\/de\.json: .*JSON/],
])('%s with %j stops the start', (name, text, problem) => {
  write(name, text);
  expect(readShopFolder(folder)).toMatchObject({ ...DEFAULTS, problems: [expect.stringMatching(problem)] });
});

it('a folder with a configuration of each kind stops the start', () => {
  write('shop.config.json', '{}');
  write('shop.config.ts', 'export default {};');
  expect(readShopFolder(folder).problems).toEqual([
    'shop.config.json and shop.config.ts: there are both; keep one of them',
  ]);
});

it('a shop can have any language that it has texts for', () => {
  write('shop.config.json', '{ "languages": { "xx": "xx-CH", "en": "en-GB" } }');
  write('texts/xx.json', '{ "cart": { "title": "Xart" } }');
  const { config, texts, translations, problems } = readShopFolder(folder);
  expect(problems).toEqual([]);
  expect(config.languages).toEqual({ xx: 'xx-CH', en: 'en-GB' });
  expect([texts, translations]).toEqual([{ xx: { cart: { title: 'Xart' } } }, { xx: undefined }]);
});
