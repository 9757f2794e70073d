import { expect, it } from 'vitest';
import { problemsOfTexts, textsOfFiles } from '@/lib/server/platform/shop/all-texts';
import { takeRows, textRows } from '@/lib/server/platform/shop/text-rows';

it('a text is a row by its key, an entry of a list by its number', () => {
  const english = { cart: { title: 'Cart', steps: ['one', 'two'] }, people: [{ name: 'Ann' }] };
  const rows = textRows({
    original: { cart: { title: 'Basket', steps: ['one', 'two'] }, people: [] },
    english,
    translation: { cart: { title: 'Panier', steps: ['un', 'deux', 'trois'] } },
  });
  expect(rows).toEqual([
    { key: 'cart.title', english: 'Cart', translation: 'Panier', limit: 58 },
    { key: 'cart.steps.1', english: 'one', translation: 'un', limit: 49 },
    { key: 'cart.steps.2', english: 'two', translation: 'deux', limit: 49 },
    { key: 'cart.steps.3', english: '', translation: 'trois', limit: 200 },
    { key: 'people.1.name', english: 'Ann', translation: '', limit: 49 },
  ]);
});

it('a text that is part of others is one row', () => {
  const orders = { title: 'Orders' };
  const tree = { orders, panels: { orders, more: 'More' } };
  const keys = textRows({ original: tree, english: tree, translation: {} }).map(({ key }) => key);
  expect(keys).toEqual(['orders.title', 'panels.more']);
});

it('every text of the store is a row of its own', () => {
  const original = textsOfFiles();
  const keys = textRows({ original, english: original, translation: {} }).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(6000);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('mails.verification.subject');
});

const ENGLISH = {
  cart: { title: 'Cart', left: '{count} left', of: ' of ' },
  steps: [{ name: 'one' }, { name: 'two' }],
};
const typed = (...rows: [key: string, translation: string][]) =>
  rows.map(([key, translation], place) => ({ row: place + 2, key, translation }));

it('what a translator typed is put where it belongs, and what was the same before is not', () => {
  const trees = {
    ...{ original: ENGLISH, english: ENGLISH },
    translation: { cart: { title: 'Panier' } },
  };
  const rows = typed(
    ['steps.2.name', 'deux'],
    ['cart.of', 'de'],
    ['cart.left', 'plus que {count}'],
    ['cart.title', 'Panier'],
    ['steps.1.name', ' '],
  );
  expect(takeRows(rows, trees, { cart: { title: 'Panier' } })).toEqual({
    texts: {
      cart: { title: 'Panier', left: 'plus que {count}', of: ' de ' },
      steps: [{ name: 'one' }, { name: 'deux' }],
    },
    changed: 3,
  });
  expect(ENGLISH.steps[1]).toEqual({ name: 'two' });
});

it('every fault of a file is named with its row', () => {
  const rows = typed(
    ['cart.titel', 'Panier'],
    ['cart.left', 'plus que {nombre}'],
    ['cart.title', 'P'.repeat(53)],
    ['steps.1.name', 'un'],
    ['steps.1.name', 'une'],
  );
  expect(takeRows(rows, { original: ENGLISH, english: ENGLISH, translation: {} }, {})).toEqual({
    faults: [
      'row 2, cart.titel: there is no such text',
      'row 3, cart.left: lacks {count}',
      'row 3, cart.left: has {nombre}, which is not known there',
      'row 4, cart.title: has 53 letters, at most 52 are possible',
      'row 6, steps.1.name: is there twice',
    ],
  });
});

it('a file with every text, each behind a mark, is a whole translation', () => {
  const english = textsOfFiles();
  const trees = { original: english, english, translation: {} };
  const rows = textRows(trees).flatMap(({ key, english: text }) =>
    text === '' ? [] : [[key, `*${text.trim()}`] as [string, string]],
  );
  const taken = takeRows(typed(...rows), trees, {});
  if ('faults' in taken) throw new Error(taken.faults.join());
  expect(taken.changed).toBe(rows.length);
  const again = textRows({ ...trees, translation: taken.texts });
  expect(again.filter(({ english: text, translation }) => text !== '' && translation === '')).toEqual([]);
  expect(problemsOfTexts({ xx: taken.texts })).toEqual([]);
});
