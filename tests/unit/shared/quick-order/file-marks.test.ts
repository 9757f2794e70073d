import { expect, it } from 'vitest';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { lookupIn, SAMPLE_CATALOGUE } from '@/tests/fixtures/quick-order/catalogue';

const LOOKUP = lookupIn(SAMPLE_CATALOGUE);

function units(...lines: string[]) {
  return readList(lines.join('\n')).rows.map((row) => {
    const matched = matchRow(row, LOOKUP);
    return matched.status === 'taken' ? matched.units : matched.status;
  });
}

it('quantities of a spreadsheet are read as a German one writes them', () => {
  const german = ['Artikelnummer;Menge', 'FL-CW-24;1.250', 'FL-DC-150;12 Stk', 'FL-CW-12S;1.000,00'];
  expect(units(...german)).toEqual([1_250, 12, 1_000]);
  expect(units('FL-CW-24\t1.250', 'FL-DC-150\t12 Stk', 'FL-CW-12S\t1.000,00')).toEqual([1_250, 12, 1_000]);
});

it('quantities of a spreadsheet are read as an English one writes them', () => {
  expect(units('SKU;Qty', 'FL-CW-24;1,250', 'FL-DC-150;12 pcs', 'FL-CW-12S;1,000.00')).toEqual([
    1_250, 12, 1_000,
  ]);
});

it('quantities of a spreadsheet are thousands where a whole number can have no such fraction', () => {
  expect(units('SKU;Qty', 'FL-CW-24;1.250', 'FL-DC-150;5.000')).toEqual([1_250, 5_000]);
});

it('quantities of a spreadsheet follow the mark that prices beside them show', () => {
  const rows = (price: string) => [
    'Artikel;Menge;Preis',
    `FL-CW-24;1.000;${price}`,
    `FL-DC-150;5.000;${price}`,
  ];
  expect(units(...rows('12,50'))).toEqual([1_000, 5_000]);
  expect(units(...rows('12.50'))).toEqual(['quantity', 'quantity']);
});

it('quantities of a spreadsheet are asked about where nothing shows the mark', () => {
  expect(units('SKU;Qty', 'FL-CW-24;1.000', 'FL-DC-150;5.000')).toEqual(['quantity', 'quantity']);
});
