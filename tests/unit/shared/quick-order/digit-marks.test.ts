import { compactText } from '@forgeline/tool-text/fold-text';
import { expect, it } from 'vitest';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';

const ARTICLES = ['FL-BV-125', 'FL-BV-1252', 'FL-CW-24'].map((id) => ({ id, packs: [] }));
const LOOKUP = {
  exact: (text: string) => ARTICLES.filter(({ id }) => compactText(id) === compactText(text)),
  near: () => [],
};

const matched = (text: string) => readList(text).rows.map((row) => matchRow(row, LOOKUP));
const statuses = (text: string) => matched(text).map(({ status }) => status);

it.each([
  ...['FL-BV-125;10²', 'FL-BV-125;1½', 'FL-BV-125;①', 'FL-BV-125;⑩', 'FL-BV-125;10¹', 'FL-BV-125;1₀'],
  ...['FL-BV-125 qty 1½', 'FL-BV-125 qty 10²', 'qty 1½ FL-BV-125', 'qty: 10¹ FL-BV-125'],
  ...['FL-BV-125 qty 1 ½', '10² x FL-BV-125', '1½ x FL-BV-125', '½ x FL-BV-125', '⑩ x FL-BV-125'],
  ...['FL-BV-125: 10²', 'FL-BV-125 x 10²', 'FL-BV-125 (10²)', 'FL-BV-125 10²', 'FL-BV-125 10² Stk'],
  ...['10½ Stk FL-BV-125', '2 boxes of 12² FL-BV-125', 'FL-BV-125 ½', 'FL-BV-125;10㎡', 'FL-BV-125;㏠'],
  ...['⒑ FL-BV-125', 'FL-BV-125\t10¹\t12', 'FL-BV-125 Menge 10³ Stk', 'FL-BV-125;🄂'],
])('a mark that is no digit is never one of a quantity: %s', (text) => {
  expect(statuses(text)).toHaveLength(1);
  expect(statuses(text)).not.toContain('taken');
});

it('a mark that is no digit is none of an article number', () => {
  for (const text of ['FL-BV-125²;10', '10 x FL-BV-125²', 'FL-BV-12⁵;10', 'FL-BV-①②⑤;10'])
    expect(statuses(text), text).not.toContain('taken');
  expect(compactText('Cable 2,5 mm²')).toBe('cable25mm²');
  expect(compactText('FL-BV 12⁵')).toBe('flbv12⁵');
});

it('a mark that is no digit in a column of quantities leaves the others as they are', () => {
  expect(matched('Artikel;Menge\nFL-BV-125;10²\nFL-CW-24;5')).toMatchObject([
    { status: 'quantity', problem: 'quantity-unreadable' },
    { status: 'taken', units: 5 },
  ]);
});

it.each(['qty 10', 'qty: 10', 'qty 10.', 'qty 10 pcs', 'qty=10', 'Menge 10', '(qty 10)'])(
  'a labelled number is the quantity: %s',
  (label) => expect(matched(`FL-BV-125 ${label}`)).toMatchObject([{ status: 'taken', units: 10 }]),
);

it.each(['qty 5-10', 'qty 10/12', 'qty 1 1/2', 'qty 1e3', 'qty 0x10', 'qty 10%', 'qty 10 %', 'qty 10-'])(
  'a labelled number that goes on needs a choice: %s',
  (label) => expect(statuses(`FL-BV-125 ${label}`)).not.toContain('taken'),
);

it.each(['FL-BV-125;２０', 'FL-BV-125;٢٠', 'FL-BV-125;𝟐𝟎', '２０ x FL-BV-125', 'ＦＬ－ＢＶ－１２５；２０'])(
  'a digit of another script or width is one: %s',
  (text) => expect(matched(text)).toMatchObject([{ status: 'taken', units: 20 }]),
);

it('a digit of another script or width begins an order of several in a line', () => {
  expect(matched('２０ x FL-BV-125, ５ x FL-CW-24')).toMatchObject([{ units: 20 }, { units: 5 }]);
});
