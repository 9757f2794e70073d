import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type CsvRule, readRules, writeRules } from '@/lib/client/prices/rules-csv';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const reasons = (text: string) => readRules(text).problems.map(({ line, code }) => `${line} ${code}`);

it('the table of a price list is read whatever stands between its cells, with and without headings', () => {
  const rules = [
    {
      sku: 'FL-BV-125',
      tiers: [
        { from: 1, price: 11.5 },
        { from: 10, percent: 12.5 },
      ],
    },
    { category: 'hammers', tiers: [{ from: 5, percent: 3 }] },
  ];
  const table = [
    ['SKU', 'Category', 'From', 'Price', 'Discount %'],
    ['FL-BV-125', '', '', '$11.50', ''],
    ['FL-BV-125', '', '10', '', '12.5 %'],
    ['', 'hammers', '5', '', '3'],
  ];
  for (const delimiter of [';', ',', '\t']) {
    for (const rows of [table, table.slice(1)]) {
      const text = rows.map((cells) => cells.join(delimiter)).join('\r\n');
      expect(readRules(`\ufeff${text}\r\n\r\n`)).toEqual({ rules, problems: [] });
    }
  }
  expect(readRules('"FL-BV-125";"";"10";"1.250,50"').rules[0]?.tiers).toEqual([{ from: 10, price: 1_250.5 }]);
});

it.each(['SKU-100', 'sku 1', 'SKU', 'Article', 'Article-7', 'Artikel 12', 'Artikelnr.', 'Item', 'EAN'])(
  'the table of a price list has rules whose SKU is %s, in every row',
  (sku) => {
    const rules = [sku, `${sku}0`, `${sku}1`].map((each) => ({
      sku: each,
      tiers: [{ from: 1, price: 5 }],
    }));
    const rows = rules.map((rule) => `${rule.sku};;1;5.00;`);
    for (const heading of [
      '',
      'SKU;Category;From;Price;Discount %\n',
      '\n;;;;\nArtikelnummer;;ab;Preis ($);%\n',
    ])
      expect(readRules(heading + rows.join('\n')), heading).toEqual({ rules, problems: [] });
    expect(readRules(writeRules(rules))).toEqual({ rules, problems: [] });
  },
);

it('the table of a price list has its headings in the first row alone, and none in a row with a number', () => {
  const heading = 'SKU;Category;From;Price;Discount %';
  expect(reasons(`${heading}\nFL-1;;1;5;\n${heading}`)).toEqual(['3 price-rule-target']);
  expect(reasons(`${heading}\n${heading}`)).toEqual(['2 price-rule-target']);
  for (const row of ['SKU-1;;one;$5;', 'SKU;;;;5 %', 'Article;;;€ 5;'])
    expect(readRules(row).rules.length + readRules(row).problems.length, row).toBe(1);
  expect(reasons('SKU-A;;from;five;')).toEqual(['1 price-tier-from']);
});

it.each([
  'SKU;Category;From;Price (EUR);Discount %',
  'SKU;Category;From;Price [per 100];Discount %',
  'SKU;Category;From (pallets);Price;Discount %',
  'SKU;Category;From;Price;Discount €',
  'SKU;Category;Price;From;Discount %',
])('the table of a price list shows a heading that says something else as wrong: %s', (heading) => {
  expect(readRules(`${heading}\nFL-1;;1;5;`).problems).toMatchObject([{ line: 1 }]);
});

it('the table of a price list has headings with what changes nothing', () => {
  for (const heading of [
    'SKU;Category;From (pcs);Unit price [USD];Discount (%)',
    'SKU;;ab Menge;VK-Preis netto $;Rabatt in %',
  ])
    expect(readRules(`${heading}\nFL-1;;1;5;`), heading).toMatchObject({
      rules: [{ sku: 'FL-1' }],
      problems: [],
    });
});

it('the table of a price list may name its separator in a line of its own', () => {
  expect(readRules('sep=,\nSKU,Category,From,Price\nFL;1,,1,5')).toMatchObject({
    rules: [{ sku: 'FL;1' }],
    problems: [],
  });
  expect(reasons('sep=;\nFL-1;;0;5')).toEqual(['2 price-tier-from']);
});

it('the table of a price list has no number that a spreadsheet has shortened', () => {
  expect(reasons('4.00638E+12;;1;5')).toEqual(['1 number-shortened']);
});

it('the table of a price list has one rule for an SKU, in whatever writing', () => {
  expect(readRules('FL-1;;1;10;\nfl 1;;5;9;\nFL1;;5;8;')).toMatchObject({
    rules: [{ sku: 'FL-1', tiers: [{ from: 1 }, { from: 5, price: 9 }] }],
    problems: [{ line: 3, code: 'price-tier-twice' }],
  });
});

it('the table of a price list may have delimiters and quotation marks within quoted cells', () => {
  const tiers = [{ from: 10, price: 11.5 }];
  for (const [row, sku] of [
    ['"FL;125";;10;11.50;', 'FL;125'],
    ['"FL;125","","10","11.50",""', 'FL;125'],
    ['"FL-125, long",,10,11.50,', 'FL-125, long'],
    ['"FL\t125" ; "" ; "10" ; "11.50"', 'FL\t125'],
    ['"FL ""125""";;10;11.50;', 'FL "125"'],
    ['FL 1/2";;10;11.50;', 'FL 1/2"'],
    ['"FL-125;;10;11.50;', '"FL-125'],
    ["'=FL-125;;10;11.50;", '=FL-125'],
  ] as const)
    expect(readRules(row), row).toEqual({ rules: [{ sku, tiers }], problems: [] });
});

it('the table of a price list reports each wrong row with its reason, and takes the others', () => {
  const text = [
    'FL-1;;1;10;',
    'FL-1;;1;9;',
    'FL-2;hammers;1;9;',
    ';;1;9;',
    'FL-2;;0;9;',
    'FL-2;;1.5;9;',
    'FL-2;;1;9;5',
    'FL-2;;1;;',
    'FL-2;;1;-9;',
    'FL-2;;1;9.999;',
    'FL-2;;1;1,250;',
    'FL-2;;1;;101',
    'FL-2;;1;;5.555',
    'FL-2',
    'FL-2,,10,11,50,',
    ';Hammers!;1;9;',
  ].join('\n');
  expect(readRules(text).rules).toEqual([{ sku: 'FL-1', tiers: [{ from: 1, price: 10 }] }]);
  expect(reasons(text)).toEqual([
    '2 price-tier-twice',
    '3 price-rule-target',
    '4 price-rule-target',
    '5 price-tier-from',
    '6 price-tier-from',
    '7 price-tier-amount',
    '8 price-tier-amount',
    '9 price-invalid',
    '10 number-unclear',
    '11 number-unclear',
    '12 percent-invalid',
    '13 number-unclear',
    '14 price-row-cells',
    '15 price-row-cells',
    '16 invalid',
  ]);
});

it('the table of a price list has numbers as people type them on the page', () => {
  const tiers = [{ from: 1_000, price: 1_250.5 }];
  expect(readRules('FL-1;;1.000;1.250,50 $;', 'de')).toEqual({
    rules: [{ sku: 'FL-1', tiers }],
    problems: [],
  });
  expect(readRules('"FL-1";;"1,000";"$1,250.50";', 'en').rules).toEqual([{ sku: 'FL-1', tiers }]);
  const unclear = ['FL-1;;1.000;5.00;', 'FL-1;;10;1.250;', 'FL-1;;10;;1.000'].join('\n');
  expect(readRules(unclear, 'en').problems).toMatchObject([
    { line: 1, code: 'number-unclear', params: { whole: '1000', units: '1', decimals: '00' } },
    { line: 2, code: 'number-unclear', params: { whole: '1250', units: '1', decimals: '25' } },
    { line: 3, code: 'number-unclear' },
  ]);
  expect(readRules(unclear, 'de').problems.map(({ line }) => line)).toEqual([2, 3]);
});

it.each([
  ['FL-1;;0x10;5;', 'price-tier-from'],
  ['FL-1;;1e3;5;', 'price-tier-from'],
  ['FL-1;;10²;5;', 'price-tier-from'],
  ['FL-1;;+10;5;', 'price-tier-from'],
  ['FL-1;;10;1e3;', 'price-invalid'],
  ['FL-1;;10;0x10;', 'price-invalid'],
  ['FL-1;;10;$;', 'price-invalid'],
  ['FL-1;;10;0.000000001;', 'price-invalid'],
  ['FL-1;;10;;%', 'percent-invalid'],
  ['FL-1;;10;;1e1', 'percent-invalid'],
])('the table of a price list refuses %j: %s', (text, code) => expect(reasons(text)).toEqual([`1 ${code}`]));

it('the table of a price list that is written out is read again as the same rules', () => {
  const tier = fc.oneof(
    fc.record({
      from: fc.integer({ min: 1, max: 1_000_000 }),
      price: fc.integer({ min: 1, max: 99_999_999 }),
    }),
    fc.record({
      from: fc.integer({ min: 1, max: 1_000_000 }),
      percent: fc.integer({ min: 0, max: 10_000 }),
    }),
  );
  const tiers = fc.uniqueArray(tier, { minLength: 1, maxLength: 6, selector: ({ from }) => from });
  const anySku = fc
    .array(fc.constantFrom(...'ABsku019;,\t\'"=+-@ |', 'é'), { minLength: 1, maxLength: 20 })
    .map((letters) => letters.join('').trim())
    .filter((sku) => skuKeyOf(sku) !== '');
  const target = fc.oneof(
    fc.record({ sku: anySku }),
    fc.record({
      sku: fc.stringMatching(/^(SKU|Article|Artikel)?[A-Z0-9]([A-Z0-9./_+;," -]{0,20}[A-Z0-9"])?$/),
    }),
    fc.record({ category: fc.stringMatching(/^[a-z0-9-]{1,20}$/) }),
  );
  const list = fc.uniqueArray(fc.tuple(target, tiers), {
    selector: ([named]) => ('sku' in named ? `sku ${skuKeyOf(named.sku)}` : named.category),
  });
  fc.assert(
    fc.property(list, (entries) => {
      const rules: CsvRule[] = entries.map(([named, ladder]) => ({
        ...named,
        tiers: ladder.map((one) =>
          'price' in one
            ? { from: one.from, price: one.price / 100 }
            : { from: one.from, percent: one.percent / 100 },
        ),
      }));
      expect(readRules(writeRules(rules))).toEqual({ rules, problems: [] });
    }),
  );
});

it('the table of a form has amounts and percentages as people of the language write them, and is read as it is written', () => {
  const rules = [
    {
      sku: 'FT-1',
      tiers: [
        { from: 1, price: 6000 },
        { from: 10, percent: 12.5 },
      ],
    },
    { category: 'pliers', tiers: [{ from: 2, percent: 3 }] },
  ];
  const table = writeRules(rules, 'de');
  expect(table).toContain('"6.000,00"');
  expect(table).toContain('"12,5"');
  for (const language of LANGUAGES.all)
    expect(readRules(writeRules(rules, language), language)).toEqual({ rules, problems: [] });
});
