import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { checkedRow } from '@/lib/server/commerce/quick-order/checked-row';
import { articlesBy, indexArticles, matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readRequestRows } from '@/lib/server/commerce/quick-order/request-rows';
import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import { resultOf } from '@/lib/shared/text/csv';

const GTIN = '4006381333931';
const toolId = new ObjectId();
const _id = toolId.toHexString();
const tool = { _id, sku: 'FL-BV-125', name: 'Bench Vise', packs: [{ name: 'Box', units: 12, gtin: GTIN }] };

const OFFER = {
  ...{ toolId, sku: tool.sku, name: tool.name, slug: 'tool', image: '/a.webp', category: 'vises' },
  ...{ unitPriceCents: 1_250, moq: 10, step: 5, available: 102, sale: 'on-sale' as const },
};

function check(sku: string, quantity: number | string, offer: Partial<typeof OFFER> | null = {}) {
  const index = indexArticles([tool]);
  const [asked] = resultOf(readRequestRows([{ sku, quantity }]));
  if (!asked || !('row' in asked)) throw new Error('it is a row');
  const matched = matchRow(asked.row, { exact: (text) => articlesBy(index, text), near: () => [] });
  const offers = new Map(offer ? [[_id, { ...OFFER, ...offer }]] : []);
  const priceOf = ({ unitPriceCents }: { unitPriceCents: number }, units: number) =>
    publicPriceReceipt(unitPriceCents, units);
  return checkedRow(asked.row, matched, { offers, priceOf });
}

it.each([GTIN, `0${GTIN}`, `(01)0${GTIN}`, `(01) 0${GTIN}(10)A7`, `010${GTIN}`, '400-6381-333931'])(
  'a checked row is of the pack with the GTIN %s',
  (gtin) => {
    expect(check(gtin, 1)).toMatchObject({ status: 'adjusted', asked: { quantity: 12 } });
  },
);

it.each(['4.00638E+12', '4,00638E+12', '4E+12', '4.00638e+12'])(
  'a checked row reports that %s has lost its last digits, typed or pasted',
  (number) => {
    expect(check(number, 1)).toMatchObject({ status: 'unknown', code: 'number-shortened' });
  },
);

it.each([
  [10, { status: 'ok', quantity: 10, unitPrice: 12.5, lineTotal: 125 }],
  [100, { status: 'ok', quantity: 100 }],
  [3, { status: 'adjusted', code: 'quantity-below-moq', quantity: 10 }],
  [12, { status: 'adjusted', code: 'quantity-off-step', quantity: 10, params: { step: 5 } }],
  [13, { status: 'adjusted', code: 'quantity-off-step', quantity: 15, params: { step: 5 } }],
  ['10²', { status: 'ambiguous', code: 'quantity-unreadable' }],
  ['1½', { status: 'ambiguous', code: 'quantity-unreadable' }],
  [102, { status: 'adjusted', code: 'quantity-off-last-step', quantity: 100 }],
  [103, { status: 'short', code: 'quantity-above-available', quantity: 100, asked: { quantity: 103 } }],
  ['2 boxes', { status: 'adjusted', code: 'quantity-off-step', quantity: 25, asked: { quantity: 24 } }],
  ['', { status: 'ambiguous', code: 'quantity-missing', toolId: _id }],
  ['2 pallets', { status: 'ambiguous', code: 'pack-unknown' }],
  ['0', { status: 'ambiguous', code: 'quantity-zero' }],
])('a checked row of %s units is judged by the engine of quantities', (quantity, expected) => {
  expect(check('fl bv 125', quantity)).toMatchObject(expected);
});

it('a checked row has no quantity where none can be ordered, and no price on request', () => {
  expect(check('FL-BV-125', 10, { available: 9 })).toMatchObject({ code: 'quantity-above-available' });
  for (const offer of [{ available: 9 }, { sale: 'on-request' as never }]) {
    const row = check('FL-BV-125', 10, offer);
    expect(row.status).toBe('short');
    expect(row).not.toHaveProperty('quantity');
    expect(row).not.toHaveProperty('unitPrice');
  }
});

it('a checked row has no more than a cart can hold', () => {
  const heap = { moq: 7, step: 7, available: 10_000_000 };
  expect(check('FL-BV-125', 1_000_000, heap)).toMatchObject({
    ...{ status: 'adjusted', code: 'quantity-off-last-step', quantity: 999_999 },
  });
  expect(check('FL-BV-125', 10, { ...heap, moq: 2_000_000, step: 1 })).toMatchObject({ status: 'short' });
});

it('a checked row counts a GTIN in its packs, and marks it so', () => {
  const said = { code: 'row-packs', message: '5 × Box are 60 units' };
  expect(check(GTIN, 5)).toMatchObject({ status: 'adjusted', quantity: 60, ...said });
  expect(check(GTIN, 100_000)).toMatchObject({ status: 'ambiguous', code: 'quantity-too-large' });
});

it('a checked row is unknown where a tool has gone meanwhile, or never was', () => {
  for (const row of [check('FL-BV-125', 10, null), check('FL-BV-12', 10)]) {
    expect(row).toMatchObject({ status: 'unknown', code: 'row-unknown' });
    expect(row).not.toHaveProperty('toolId');
  }
});

it('rows of one request have their positions in the response, also invalid ones, and are read as one list', () => {
  const rows = resultOf(
    readRequestRows([
      { text: 'Menge;Artikel' },
      { text: '10;4711' },
      { text: '' },
      { text: '10 x A1, 5 x B2' },
      { sku: 'C3', quantity: 2 },
    ]),
  );
  expect(rows).toMatchObject([
    { skipped: 'header' },
    { row: { line: 1, readings: [{ article: '4711', quantity: { count: 10 } }] } },
    { skipped: 'note' },
    { isSeveral: true },
    { row: { line: 4, readings: [{ article: 'C3', quantity: { count: 2 } }] } },
  ]);
});
