import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { problemsOfTexts, textsIn } from '@/lib/server/platform/shop/all-texts';
import { judgeTexts } from '@/lib/server/platform/shop/judge-texts';
import { mergeTexts } from '@/lib/shared/site/merge-texts';

const ORIGINALS = {
  cart: { title: 'Cart', left: '{count} left', greeting: 'Welcome to {brand}' },
  figures: [{ figure: '1', label: 'Customers' }],
  people: [],
  steps: ['one', 'two'],
};

it.each([
  [{ basket: { title: 'Basket' } }, 'basket: there is no such text'],
  [{ cart: { titel: 'Basket' } }, 'cart.titel: there is no such text'],
  [{ cart: { constructor: 'x' } }, 'cart.constructor: there is no such text'],
  [{ cart: 'Basket' }, 'cart: must have texts inside'],
  [{ cart: { title: { text: 'Basket' } } }, 'cart.title: must be a text'],
  [{ cart: { left: 'some left' } }, 'cart.left: lacks {count}'],
  [{ cart: { left: '{count} of {total} left' } }, 'cart.left: has {total}, which is not known there'],
  [{ cart: { title: 'x'.repeat(53) } }, 'cart.title: has 53 letters, at most 52 are possible'],
  [{ figures: 'many' }, 'figures: must be a list'],
  [{ figures: ['many'] }, 'figures: must be a list of entries as the store has them'],
  [{ figures: [{ figure: '1' }] }, 'figures: must have the same texts in each entry: see label of entry 1'],
  [
    { people: [{ name: 'A' }, { name: 'B', role: 'C' }] },
    'people: must have the same texts in each entry: see role of entry 2',
  ],
  [{ steps: [{}] }, 'steps: must be a list of entries as the store has them'],
])('%j stops the start', (own, problem) => {
  expect(judgeTexts(own, ORIGINALS)).toEqual([problem]);
});

it('a shop may say texts in its own words, write its name out, and replace lists whole', () => {
  const own = {
    cart: { left: 'Only {count}', greeting: 'Welcome to Nordwerk' },
    figures: [],
    people: [{ name: 'A' }],
    steps: ['one', 'two', 'three'],
  };
  expect(judgeTexts(own, ORIGINALS)).toEqual([]);
  expect(mergeTexts(ORIGINALS, own)).toEqual({ ...own, cart: { ...own.cart, title: 'Cart' } });
});

it('a problem is named with its file', () => {
  expect(problemsOfTexts({ de: { mails: { verificaton: {} } } })).toEqual([
    'texts/de.json: mails.verificaton: there is no such text',
  ]);
});

it('messages are texts in each language', () => {
  const own = { messages: { 'email-required': 'We need your email', 'out-of-stock': 'Sold out' } };
  expect(problemsOfTexts({ en: own, de: own })).toEqual([]);
  expect(problemsOfTexts({ en: { messages: { 'email-requird': '' } } })).toHaveLength(1);
});

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

it.each(['en', 'de'])('a shop can say every text in %s differently', (language) => {
  const folder = path.join(ROOT, 'lib/shared/texts', language);
  const known = textsIn(language);
  const exported = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name = '']) => [file, name] as const,
    ),
  );
  // The table of all of them, and parts of another one.
  const parts = ['texts.ts', 'import-messages.ts', 'trade-messages.ts', 'audit-actions.ts', 'shop.ts'];
  const unknown = exported.filter(([file, name]) => !parts.includes(file) && !Object.hasOwn(known, name));
  expect(unknown).toEqual([]);
  expect(known).toHaveProperty('shop');
});
