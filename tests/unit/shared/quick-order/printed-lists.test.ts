import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { lookupIn, SAMPLE_CATALOGUE } from '@/tests/fixtures/quick-order/catalogue';
import {
  HEADED_FORMS,
  MARKED_FORMS,
  OPEN_FORMS,
  type OrderedLine,
} from '@/tests/fixtures/quick-order/print-list';

const group = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'ABCDEFGHKLMNPRSTVWZ') });
const digits = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'0123456789') });
const join = fc.constantFrom('-', '-', '.', '/', '_', ' ', '');

/** Totals and tax are no articles where a word for them begins the line, nor are prices where a currency does. */
const isArticle = (sku: string) => !/^(?:SUM|TAX|VAT)\b|^(?:CHF|GBP)[\d ]/.test(sku);

/** Article numbers as makers write them, such as `FL-BV-125` and `A 12.30/X`. */
const plainSku = fc
  .tuple(group, join, digits, join, fc.oneof(group, digits, fc.constant('')))
  .map(([first, one, second, two, third]) =>
    third === '' ? first + one + second : first + one + second + two + third,
  )
  .filter(isArticle);

/** The same, plain numbers, and what only quotes can hold. */
const anySku = fc
  .oneof(
    plainSku,
    fc.stringMatching(/^[1-9]\d{4,11}$/),
    fc.tuple(group, fc.constantFrom(',', ';', '\t', '"', '|'), digits).map((parts) => parts.join('')),
  )
  .filter(isArticle);

const compact = (sku: string) => sku.toLowerCase().replace(/[^a-z0-9]/g, '');

const listOf = (sku: fc.Arbitrary<string>): fc.Arbitrary<OrderedLine[]> =>
  fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: 1_000_000 }) }), {
    minLength: 1,
    maxLength: 12,
    selector: (line) => compact(line.sku),
  });

function readBack(text: string, lines: readonly OrderedLine[]) {
  const lookup = lookupIn(lines.map(({ sku }) => ({ id: sku })));
  const { rows, skipped } = readList(text);
  return { skipped, matched: rows.map((row) => matchRow(row, lookup)) };
}

const asTaken = (lines: readonly OrderedLine[]) =>
  lines.map(({ sku, quantity }) => ({ status: 'taken', article: { id: sku }, units: quantity }));

it.each(HEADED_FORMS.map(({ name, print }) => [name, print] as const))(
  'a printed list is read back as it was: %s',
  (_, print) => {
    fc.assert(
      fc.property(listOf(anySku), (lines) => {
        expect(readBack(print(lines), lines).matched).toEqual(asTaken(lines));
      }),
    );
  },
);

it.each(MARKED_FORMS.map(({ name, print }) => [name, print] as const))(
  'a printed list is read back as it was: %s',
  (_, print) => {
    fc.assert(
      fc.property(listOf(plainSku), (lines) => {
        expect(readBack(print(lines), lines).matched).toEqual(asTaken(lines));
      }),
    );
  },
);

it.each(OPEN_FORMS.map(({ name, print }) => [name, print] as const))(
  'a printed list is read back as it was, unless its numbers can be read in two ways: %s',
  (_, print) => {
    let taken = 0;
    let all = 0;
    fc.assert(
      fc.property(listOf(plainSku), (lines) => {
        const { matched, skipped } = readBack(print(lines), lines);
        expect(skipped).toEqual([]);
        expect(matched.length).toBe(lines.length);
        for (const [index, row] of matched.entries()) {
          all += 1;
          if (row.status !== 'taken') continue;
          taken += 1;
          expect(row).toEqual(asTaken(lines)[index]);
        }
      }),
    );
    expect(taken / all).toBeGreaterThan(0.95);
  },
);

const noise = fc.constantFrom(
  ...['FL-BV-125', 'FL-CW-24', 'FL-DC-150', 'FL-PW', '4711', '10', '5', '1.000', '2,5', 'x', 'qty', 'Stk'],
  ...[
    'boxes',
    'Menge',
    'SKU',
    ';',
    ',',
    '\t',
    '|',
    '\n',
    '\n',
    '  ',
    ' ',
    ' ',
    '"',
    '- ',
    'Total',
    '#',
    '(',
    ')',
  ],
  ...['Bench Vise', '125 mm', '12,50 €', ':', '='],
);
const lookup = lookupIn(SAMPLE_CATALOGUE);

it('any text is read without failing, and no line of it is lost', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc.array(noise, { maxLength: 40 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (pasted) => {
      const { rows, skipped, beyond } = readList(pasted);
      expect(beyond).toBe(0);
      const kept = [...rows, ...skipped].map((row) => row.text).join('\n');
      for (const line of pasted.replace(/^\ufeff/, '').split(/[\n\r\u0085\u2028\u2029]/))
        if (line.trim() !== '') expect(kept).toContain(line.split(/[;,]/, 1)[0]);
    }),
    { numRuns: 1_000 },
  );
});

it('any text orders only quantities that it names', () => {
  fc.assert(
    fc.property(fc.array(noise, { maxLength: 30 }), (parts) => {
      for (const row of readList(parts.join('')).rows) {
        const matched = matchRow(row, lookup);
        if (matched.status !== 'taken') continue;
        const { packs = [] } = matched.article;
        // With points, commas or both as separators of thousands: in "1.000,4711" the comma parts two numbers.
        const texts = [/[.,](?=\d{3})/g, /\.(?=\d{3})/g, /,(?=\d{3})/g]
          .map((separator) => row.text.replace(separator, ''))
          .concat(row.text);
        const named = texts.flatMap((text) => [...text.matchAll(/\d+/g)].map(([digit]) => Number(digit)));
        const each = [...named, ...packs.map(({ units }) => units)];
        const products = each.flatMap((units) => named.map((count) => count * units));
        expect([...named, ...products]).toContain(matched.units);
      }
    }),
    {
      numRuns: 2_000,
      examples: [[['1.000', ',', '4711']], [['FL-BV-125', ';', 'Menge', ':', '5', ' ', '125 mm']]],
    },
  );
});

it('a line of more than a thousand characters is listed and not read', () => {
  const text = `FL-BV-125 ${'1'.repeat(200_000)}`;
  expect(readList(`${text}\nFL-CW-24;5`).rows).toMatchObject([{ text, readings: [] }, { line: 2 }]);
});

const lines = Array.from({ length: 1_200 }, (_, index) => ({ sku: `FL-A-${index}`, quantity: index + 1 }));
const text = lines.map(({ sku, quantity }) => `${sku};${quantity}`).join('\n');

it('long lists are read up to a thousand rows, and the rest is counted', () => {
  const { rows, beyond } = readList(text);
  expect([rows.length, beyond]).toEqual([1_000, 200]);
  const lookup = lookupIn(lines.map(({ sku }) => ({ id: sku })));
  expect(rows.map((row) => matchRow(row, lookup))).toEqual(asTaken(lines.slice(0, 1_000)));
});
