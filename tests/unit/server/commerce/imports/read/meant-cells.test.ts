import { expect, it, vi } from 'vitest';
import {
  isOnRequest,
  isSum,
  isTitle,
  meantNumber,
  pictureName,
} from '@/lib/server/commerce/imports/read/meant-cells';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it.each([
  ['quantity', 'count', 'ausverkauft', '0'],
  ['available', 'count', 'Sold out', '0'],
  ['quantity', 'count', '>100', '100'],
  ['available', 'count', '> 1.000 Stk.', '1.000'],
  ['moq', 'count', '12 Stk', '12'],
  ['moq', 'count', '12 Stück', '12'],
  ['moq', 'count', '10pcs', '10'],
  ['leadTimeDays', 'days', '2-3 Tage', '3'],
  ['leadTimeDays', 'days', '5 Werktage', '5'],
  ['leadTimeDays', 'days', '2 bis 10 Arbeitstage', '10'],
  ['quantity', 'count', 'épuisé', '0'],
  ['available', 'count', 'Rupture de stock', '0'],
  ['moq', 'count', '12 pièces', '12'],
  ['moq', 'count', '5 pces', '5'],
  ['leadTimeDays', 'days', '2 à 3 jours', '3'],
  ['leadTimeDays', 'days', '3 jours ouvrables', '3'],
  ['termsDays', 'days', '30 jours net', '30'],
  ['termsDays', 'days', '60 j.', '60'],
  ['termsDays', 'days', '30 Tage netto', '30'],
] as const)('a number of %s (%s) is read as it is meant: %s is %s', (field, content, cell, meant) => {
  expect(meantNumber(field, content, cell)).toBe(meant);
});

it.each([
  ['moq', 'count', '>100'],
  ['leadTimeDays', 'days', 'en stock'],
  ['termsDays', 'days', '10 jours 2%, 30 net'],
  ['moq', 'count', 'ausverkauft'],
  ['quantity', 'count', 'wenige'],
  ['quantity', 'count', '12 Kartons'],
  ['leadTimeDays', 'days', '2-3 Wochen'],
  ['leadTimeDays', 'days', 'sofort'],
  ['price', 'money', '12 Stk'],
] as const)('a number of %s (%s) that may mean something else stays: %s', (field, content, cell) => {
  expect(meantNumber(field, content, cell)).toBe(cell);
});

it('a price on request is said in words of its own', () => {
  expect(
    ['auf Anfrage', 'Preis auf Anfrage', 'On request', 'sur demande', 'Prix sur demande'].every(isOnRequest),
  ).toBe(true);
  expect(['Anfrage', 'auf Anfrage 12,50', ''].some(isOnRequest)).toBe(false);
});

it.each([
  ['bilder\\PS-1000.jpg', 'PS-1000.jpg'],
  ['C:\\Bilder\\Zangen\\PS 1000.JPG', 'PS 1000.JPG'],
  ['../img/a.png', 'a.png'],
  ['a.webp', 'a.webp'],
  ['https://example.com/a.jpg', null],
  ['/files/0123.webp', null],
  ['/placeholder.webp', null],
  ['PS-1000', null],
])('a picture on a computer is named by the end of its path: %s', (path, name) => {
  expect(pictureName(path)).toBe(name);
});

it.each([
  [['Summe', '', '120'], 0, true],
  [['', 'Gesamtbetrag:', '120'], 0, true],
  [['', 'Zwischensumme Zangen', '3'], 0, true],
  [['Total (109)', ''], 0, true],
  [['Sous-total Pinces', '', '3'], 0, true],
  [['Total général', '', '3'], 0, true],
  [['TOTAL-5', 'Stop'], 0, false],
  [['Sumitomo 1', 'Drill'], 0, false],
  [['Gesamt', 'A-1', '9'], 1, false],
  [['A-1', 'Summe', '9'], 0, false],
  [['', '', ''], 0, false],
])('a row is a sum if it begins so and names nothing: %j', (cells, place, isOne) => {
  expect(isSum(cells, place)).toBe(isOne);
});

it.each([
  [['Pinces & tenailles', '', ''], 4, true],
  [['', 'Imprimé le 30.11.2026 – liste', ''], 4, true],
  [['Pinces', ''], 3, false],
  [['HV-1001', ''], 4, false],
  [['HV 1001 B', ''], 4, false],
  [['Pinces', '12'], 4, false],
  [['a@example.com', ''], 9, false],
  [['', '4821'], 4, false],
  [['-', ''], 9, false],
  [['', ''], 4, false],
])('a row is a title if a text stands alone in a wide table: %j', (cells, headed, isOne) => {
  expect(isTitle(cells, headed)).toBe(isOne);
});
