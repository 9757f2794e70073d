import { expect, test } from 'vitest';
import { poNumberText } from '@/lib/shared/orders/order-label';

test('a PO number that begins with PO is not named twice', () => {
  expect(poNumberText('PO: {number}', '45-9126')).toBe('PO: 45-9126');
  expect(poNumberText('Your PO: {number}', 'PO-1234')).toBe('PO-1234');
  expect(poNumberText('PO: {number}', 'po 77')).toBe('po 77');
  expect(poNumberText('PO: {number}', 'PO4711')).toBe('PO4711');
  expect(poNumberText('PO: {number}', 'Pole barn 3')).toBe('PO: Pole barn 3');
});

test('a text in a language that calls it something else names it', () => {
  expect(poNumberText('Bestellnummer: {number}', 'PO-1234')).toBe('Bestellnummer: PO-1234');
});
