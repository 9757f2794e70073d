import { expect, it } from 'vitest';
import { textsIn } from '@/lib/server/platform/shop/all-texts';
import { textRows } from '@/lib/server/platform/shop/text-rows';

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
  const original = textsIn('en');
  const keys = textRows({ original, english: original, translation: {} }).map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(6000);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toContain('mails.verification.subject');
});
