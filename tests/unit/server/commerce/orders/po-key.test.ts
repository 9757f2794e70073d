import { expect, it } from 'vitest';
import { poKeyOf } from '@/lib/server/commerce/orders/order-number';

it.each([
  'PO 4711',
  'PO4711',
  'po 4711',
  '  PO   4711 ',
  'P O 47 11',
  'Po\u00a04711',
  'PO\t4711',
  'PO\u200b4711',
  '\ufeffPO\u00ad47\u206011\u200f',
  'PO\u28004711',
  'PO\u31644711\ufe0f',
  'ＰＯ　４７１１',
])('a buyer’s number is the same as %j', (written) => {
  expect(poKeyOf(written)).toBe(poKeyOf('PO 4711'));
});

it.each(['PO-4711', 'PO4711/2', 'PO 4712', 'P0 4711'])(
  'a buyer’s number is not the same as %j',
  (written) => {
    expect(poKeyOf(written)).not.toBe(poKeyOf('PO 4711'));
  },
);

it.each([
  ['Straße 1', 'STRASSE 1'],
  ['Gro\u0308ße', 'GRÖSSE'],
  ['ΟΔΟΣ 5', 'οδος 5'],
])('a buyer’s number is the same in capitals: %j', (written, capitals) => {
  expect(poKeyOf(written)).toBe(poKeyOf(capitals));
});
