import { expect, it } from 'vitest';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { headingKind } from '@/lib/shared/tables/header-words';
import { lookupIn, SAMPLE_CATALOGUE } from '@/tests/fixtures/quick-order/catalogue';

const LOOKUP = lookupIn(SAMPLE_CATALOGUE);
const outcomes = (text: string) =>
  readList(text).rows.map((row) => {
    const matched = matchRow(row, LOOKUP);
    return matched.status === 'taken' ? `${matched.units} ${matched.article.id}` : matched.status;
  });

const QUANTITY = [
  ...[
    'Qty',
    'QTY.',
    'Qty*',
    'Quantity:',
    'Order qty',
    'Qty (pcs)',
    'Quantity [units]',
    'Qty pcs',
    'Qty / pcs',
  ],
  ...[
    'Menge',
    'Menge (Stück)',
    'Menge in Stück',
    'Menge/Stk',
    'Bestellmenge',
    'Anzahl Stk.',
    'Stückzahl',
    'Units',
  ],
];

const OTHERS = [
  ...[
    'Price',
    'Price USD',
    'Unit price USD',
    'Price/unit',
    'Price per pcs',
    'Price (pcs)',
    'List price [€]',
    'EUR',
  ],
  ...[
    'On hand',
    'Qty on hand',
    'Qty (on hand)',
    'Stock qty',
    'Qty in stock',
    'Available units',
    'Units sold',
  ],
  ...[
    'Pack size',
    'Units per box',
    'Qty per pack',
    'Qty (per pallet)',
    'Qty/box',
    'Min. qty',
    'Min order quantity',
  ],
  ...[
    'Lead time days',
    'Weight kg',
    'Weight (kg)',
    'Qty (kg)',
    'Menge kg',
    'Länge [mm]',
    'Width',
    'Size',
    'Year',
  ],
  ...[
    'PO no',
    'PO',
    'Order no.',
    'Line #',
    '#',
    'Customer',
    'Revision',
    'Score',
    'Forecast',
    'MOQ',
    'Warranty months',
  ],
  ...[
    'UVP',
    'VK',
    'EK netto',
    'Preis',
    'Preis pro Stück',
    'Stückpreis (€)',
    'Preis/Stk',
    'Menge €',
    'Menge %',
    'Wert',
  ],
  ...[
    'Lagerbestand',
    'Menge (Lager)',
    'Menge (geliefert)',
    'Restmenge',
    'Mindestmenge',
    'Stück pro VPE',
    'VE',
    'Menge je VE',
  ],
  ...[
    'Lieferzeit Tage',
    'Gewicht in kg',
    'Verbrauch',
    'Rückstand',
    'Bestellung Nr.',
    'Jahr',
    'Palette',
    'Menge 2025',
    '',
  ],
  ...[
    '2026 price',
    'Qty delivered',
    'Open qty',
    'Menge offen',
    'Rabatt %',
    'Rating',
    'Staffel ab',
    'Σ',
    'Qty (max 10)',
  ],
];

it.each(QUANTITY)('in a table with headings %s is the quantity', (heading) => {
  for (const article of ['SKU', 'Artikelnummer', 'Our item no.'])
    expect(outcomes(`${article};${heading}\nFL-BV-125;12\nFL-RO-1617;15`)).toEqual([
      '12 FL-BV-125',
      '15 FL-RO-1617',
    ]);
});

it.each(OTHERS)('in a table with headings %s is not the quantity: each row needs a choice', (heading) => {
  expect(headingKind(heading)).not.toBe('quantity');
  for (const delimiter of [';', '\t', '|', ','])
    for (const article of ['SKU', 'Artikelnummer', 'Item no.'])
      for (const more of [[], ['On hand'], ['UVP', 'Notiz', 'Feld 3']]) {
        const row = (sku: string, figure: string) => [sku, figure, ...more.map(() => '7')].join(delimiter);
        const head = [article, heading.replace(/,/g, ''), ...more].join(delimiter);
        const text = [head, row('FL-BV-125', '12'), row('FL-RO-1617', '15')].join('\n');
        expect(outcomes(text), text).toEqual(['quantity', 'quantity']);
      }
});

it.each([
  'SKU Price\nFL-BV-125 12\nFL-RO-1617 15',
  'Artikelnummer Preis\nFL-BV-125;12\nFL-RO-1617;15',
  'SKU;Price\nFL-BV-125\t12\nFL-RO-1617\t15',
  'SKU\nFL-BV-125;12\nFL-RO-1617;15',
  'SKU;\nFL-BV-125;12\nFL-RO-1617;15',
  'Price;SKU\n12;FL-BV-125\n15;FL-RO-1617',
  'Price;Name\n12;FL-BV-125\n15;FL-RO-1617',
])('in a table with headings the rows of %j are asked about, however they are separated', (text) => {
  expect(outcomes(text).filter((outcome) => /^\d/.test(outcome))).toEqual([]);
});

it('in a table with headings the article number may be the manufacturer’s, and the quantity stands where its heading is', () => {
  const rows = 'Price;Manufacturer part number;On hand;Qty\n118;FL-BV-125;40;3\n15;FL-RO-1617;7;2';
  expect(outcomes(rows)).toEqual(['3 FL-BV-125', '2 FL-RO-1617']);
});
