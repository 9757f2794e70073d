import { expect, it } from 'vitest';
import type { PriceList } from '@/lib/server/commerce/prices/price-line';
import { type PriceQuery, priceLine } from '@/lib/server/commerce/prices/price-line';

const AT = new Date('2026-11-22T12:00:00Z');
const TOOL = { sku: 'FL-BV-125', category: 'clamps-vises', priceCents: 1250 };

let made = 0;
function list(fields: Partial<PriceList> = {}): PriceList {
  made += 1;
  return {
    id: `list ${made}`,
    name: `List ${made}`,
    priority: 0,
    for: { groupId: 'dealers' },
    createdAt: new Date('2026-01-01T00:00:00Z'),
    rules: [{ sku: TOOL.sku, tiers: [{ from: 1, priceCents: 1100 }] }],
    ...fields,
  };
}

const everyone = (fields: Partial<PriceList> = {}) => list({ for: { everyone: true }, ...fields });
const fixed = (...tiers: [from: number, priceCents: number][]): PriceList['rules'] => [
  { sku: TOOL.sku, tiers: tiers.map(([from, priceCents]) => ({ from, priceCents })) },
];
const off = (percent: number, from = 1): PriceList['rules'] => [
  { sku: TOOL.sku, tiers: [{ from, percent }] },
];

function priced(lists: readonly PriceList[], query: Partial<PriceQuery> = {}) {
  return priceLine({ tool: TOOL, quantity: 20, group: 'dealers', lists, at: AT, ...query });
}

it('a line without any price list is quantity times public price', () => {
  expect(priced([])).toEqual({
    unitCents: 1250,
    lineCents: 25_000,
    receipt: {
      code: 'public-price',
      quantity: 20,
      baseCents: 1250,
      capped: false,
      unitPriceCents: 1250,
    },
  });
});

it('an accepted quote’s price is the price, whatever lists say, and also above the public one', () => {
  const { unitCents, receipt } = priced([list()], { quotedCents: 1300 });
  expect(unitCents).toBe(1300);
  expect(receipt).toMatchObject({ code: 'quoted-price', fixedCents: 1300, capped: false });
});

it.each(['fl-bv-125', 'FL-BV 125', 'flbv125', 'FL.BV/125', 'ＦＬ-BV-125'])(
  'a rule for an SKU is the tool’s if it is written %s',
  (sku) => {
    expect(priced([list({ rules: [{ sku, tiers: [{ from: 1, priceCents: 900 }] }] })]).unitCents).toBe(900);
  },
);

it('a rule for an SKU is none of another SKU', () => {
  expect(
    priced([list({ rules: [{ sku: 'FL-BV-12', tiers: [{ from: 1, priceCents: 900 }] }] })]).unitCents,
  ).toBe(1250);
});

it('the price list of the group comes before those for everyone, whatever their priority', () => {
  const lists = [everyone({ priority: 9, rules: fixed([1, 1200]) }), list({ rules: fixed([1, 1150]) })];
  expect(priced(lists).unitCents).toBe(1150);
  expect(priced(lists, { group: null }).unitCents).toBe(1200);
  expect(priced(lists, { group: 'others' }).unitCents).toBe(1200);
});

it('of price lists of equal level the one of higher priority wins, although another is cheaper', () => {
  const lists = [list({ priority: 1, rules: fixed([1, 900]) }), list({ priority: 2 })];
  expect(priced(lists).unitCents).toBe(1100);
  expect(priced(lists.toReversed()).unitCents).toBe(1100);
});

it('of price lists of equal priority the newer wins; made at once, always the same one', () => {
  const newer = list({ createdAt: new Date('2026-02-01T00:00:00Z'), rules: fixed([1, 1000]) });
  const lists = [newer, list()];
  expect(priced(lists).unitCents).toBe(1000);
  expect(priced(lists.toReversed()).unitCents).toBe(1000);
  const twins = [list({ id: 'a', rules: fixed([1, 1010]) }), list({ id: 'b', rules: fixed([1, 1020]) })];
  expect(priced(twins).unitCents).toBe(priced(twins.toReversed()).unitCents);
});

it('a price list is valid from its beginning on, and no longer at its end', () => {
  const during = [list({ validFrom: AT, validTo: new Date(AT.getTime() + 1) })];
  const at = (ms: number) => priced(during, { at: new Date(AT.getTime() + ms) }).unitCents;
  expect([at(-1), at(0), at(1)]).toEqual([1250, 1100, 1250]);
  expect(priced([list({ validFrom: new Date(0) })]).unitCents).toBe(1100);
  expect(priced([list({ validTo: AT })]).unitCents).toBe(1250);
});

it('a price list without an entry for the tool is passed over', () => {
  const other = list({ priority: 5, rules: [{ sku: 'FL-OTHER', tiers: [{ from: 1, priceCents: 1 }] }] });
  expect(priced([other, list()]).unitCents).toBe(1100);
  expect(priced([other]).unitCents).toBe(1250);
});

const ladder = list({ rules: fixed([1, 1200], [10, 1100], [50, 1000]) });

it.each([
  [1, 1200],
  [9, 1200],
  [10, 1100],
  [49, 1100],
  [50, 1000],
  [1_000_000, 1000],
])('the tier of %i units costs %i cents', (quantity, cents) => {
  expect(priced([ladder], { quantity }).unitCents).toBe(cents);
});

it('the tier that counts is the highest reached, in whatever order the list has them', () => {
  const shuffled = list({ rules: fixed([50, 1000], [1, 1200], [10, 1100]) });
  expect(priced([shuffled], { quantity: 20 }).unitCents).toBe(1100);
});

it('a ladder that starts above the quantity hides no other list', () => {
  const high = list({ priority: 2, rules: fixed([100, 900]) });
  expect(priced([high, list()]).unitCents).toBe(1100);
  expect(priced([high, list()], { quantity: 100 }).unitCents).toBe(900);
  expect(priced([high, everyone({ rules: fixed([1, 1200]) })]).unitCents).toBe(1200);
  expect(priced([high]).receipt.code).toBe('public-price');
});

it('a tool’s own rule beats its category’s, which stands in below the tool’s ladder', () => {
  const rules: PriceList['rules'] = [
    { category: TOOL.category, tiers: [{ from: 1, percent: 50 }] },
    ...fixed([10, 1100]),
  ];
  expect(priced([list({ rules })]).unitCents).toBe(1100);
  expect(priced([list({ rules })], { quantity: 9 }).unitCents).toBe(625);
  expect(priced([list({ rules: rules.slice(0, 1) })]).unitCents).toBe(625);
});

it('a price is never above what the public pays where the list’s price is', () => {
  const { unitCents, receipt } = priced([list({ name: 'Dealers', rules: fixed([1, 1400]) })]);
  expect(unitCents).toBe(1250);
  expect(receipt).toMatchObject({ code: 'public-price-lower', capped: true, fixedCents: 1400 });
});

it('a price is never above what the public pays where everyone pays less for that quantity, and the receipt is of that price', () => {
  const lists = [list(), everyone({ name: 'Bulk', rules: fixed([100, 1000]) })];
  expect(priced(lists, { quantity: 99 }).receipt).toMatchObject({ code: 'own-price', capped: false });
  expect(priced(lists, { quantity: 100 }).receipt).toMatchObject({
    code: 'public-price-lower',
    capped: true,
    list: { name: 'Bulk' },
    tierFrom: 100,
    fixedCents: 1000,
    unitPriceCents: 1000,
  });
});

it('a price is never above what the public pays where a list for everyone is', () => {
  const { unitCents, receipt } = priced([everyone({ rules: fixed([1, 2000]) })], { group: null });
  expect(unitCents).toBe(1250);
  expect(receipt).toMatchObject({ code: 'public-price', capped: true });
});

it('a price is never above what the public pays where rounding went above it', () => {
  const lists = [list({ roundingCents: 100, rules: off(1) })];
  const { unitCents, receipt } = priced(lists, { tool: { ...TOOL, priceCents: 1290 } });
  expect(unitCents).toBe(1290); // 12.77, to 13.00
  expect(receipt).toMatchObject({ percent: 1, roundingCents: 100, capped: true });
});

it('a receipt has the rule, the list, the tier and the rounding', () => {
  const lists = [list({ id: '7', name: 'Dealers', roundingCents: 5, rules: off(10, 10) })];
  expect(priced(lists, { tool: { ...TOOL, priceCents: 1248 } }).receipt).toEqual({
    code: 'tier-price',
    quantity: 20,
    baseCents: 1248,
    list: { id: '7', name: 'Dealers' },
    tierFrom: 10,
    percent: 10,
    roundingCents: 5,
    capped: false,
    unitPriceCents: 1125, // 11.232, 11.23
  });
});

it('a receipt has no rounding where the price is fixed', () => {
  expect(priced([list({ roundingCents: 50 })]).receipt).not.toHaveProperty('roundingCents');
});

it('a receipt of a discount of all is free', () => {
  expect(priced([list({ rules: off(100) })])).toMatchObject({ unitCents: 0, lineCents: 0 });
});

it('figures are exact for the largest quantities and prices', () => {
  const tool = { ...TOOL, priceCents: 99_999_999 };
  expect(priced([], { tool, quantity: 10_000_000 }).lineCents).toBe(999_999_990_000_000);
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('figures refuse %d as a quantity', (quantity) => {
  expect(() => priced([], { quantity })).toThrow(RangeError);
});

it('figures refuse a value that is not exact any more', () => {
  expect(() => priced([], { quantity: Number.MAX_SAFE_INTEGER })).toThrow(RangeError);
});
