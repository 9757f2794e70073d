import { expect, it } from 'vitest';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { lookupIn, SAMPLE_CATALOGUE } from '@/tests/fixtures/quick-order/catalogue';

const LOOKUP = lookupIn(SAMPLE_CATALOGUE);

/** Returns what becomes of each row; titles and headings are left out. */
function outcomes(...lines: string[]) {
  return readList(lines.join('\n')).rows.flatMap((row) => {
    const matched = matchRow(row, LOOKUP);
    if (matched.status === 'unknown' && row.isTitle) return [];
    return matched.status === 'taken' ? `${matched.units} ${matched.article.id}` : matched.status;
  });
}

it.each([
  ['a title with a number and a day', ['Bestellung 88 vom 03.11.2026']],
  ['rows of a spreadsheet with names and figures', ['Werkzeug für Halle 3;;', 'Kunde;10023;', ';;']],
  ['a title that ends with a number', ['Order list 2026', '']],
])('lines above the headings of a table are no rows: %s', (_, above) => {
  expect(outcomes(...above, 'SKU;Qty;Note', 'FL-BV-125;5;x', 'FL-CW-24;6;y')).toEqual([
    '5 FL-BV-125',
    '6 FL-CW-24',
  ]);
});

it('lines above the headings of a table show nothing of the list’s decimal mark', () => {
  expect(outcomes('Budget;12.50', 'Artikel;Menge', 'FL-BV-125;1.250', 'FL-CW-24;6')).toEqual([
    '1250 FL-BV-125',
    '6 FL-CW-24',
  ]);
});

it('lines above the headings of a table are rows where they order something, also what is not known', () => {
  expect(outcomes('10 x FL-BV-125', '5 x FL-XX-99', 'SKU;Qty', 'FL-CW-24;6')).toEqual([
    '10 FL-BV-125',
    'unknown',
    '6 FL-CW-24',
  ]);
  expect(outcomes('4711;3', 'SKU;Qty', 'FL-CW-24;6')).toEqual(['3 FL-BV-125', '6 FL-CW-24']);
});

it('the separator of a pasted table is the one that its first line names, which is no row', () => {
  expect(outcomes('sep=,', 'SKU,Qty,Size; mm', 'FL-BV-125,5,"M8; zinc"')).toEqual(['5 FL-BV-125']);
  expect(outcomes('"sep=;"', 'FL-BV-125;5', 'FL-CW-24;1.250')).toEqual(['5 FL-BV-125', '1250 FL-CW-24']);
  expect(readList('sep=;\nFL-BV-125;5').skipped).toMatchObject([{ why: 'header' }]);
});

it('the separator of a pasted table is the one by which its headings are known', () => {
  expect(outcomes('Article,Qty,Size; mm', 'FL-BV-125,5,8', 'FL-CW-24,"1,250",8')).toEqual([
    '5 FL-BV-125',
    '1250 FL-CW-24',
  ]);
});

it('the separator of a pasted table is none within a quoted cell', () => {
  for (const quote of ['', '"'])
    expect(
      outcomes(
        `${quote}FL-BV-125${quote},${quote}5${quote},"M8; zinc"`,
        `${quote}FL-CW-24${quote},${quote}6${quote},"a|b"`,
      ),
    ).toEqual(['5 FL-BV-125', '6 FL-CW-24']);
});
