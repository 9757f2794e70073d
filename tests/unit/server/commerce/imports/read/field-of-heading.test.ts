import { readFileSync } from 'node:fs';
import { compactText } from '@forgeline/tool-text/fold-text';
import { expect, it, vi } from 'vitest';
import { COLUMNS } from '@/lib/server/commerce/imports/read/columns';
import { fieldOfHeading, matchColumns, readMap } from '@/lib/server/commerce/imports/read/match-columns';
import { IMPORT_KINDS } from '@/lib/shared/imports/import-kinds';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const fields = (kind: Parameters<typeof fieldOfHeading>[0], headings: readonly string[]) =>
  headings.map((heading) => fieldOfHeading(kind, heading));

it('a heading is the price with what changes nothing', () => {
  const harmless = [
    ...[
      'Price (USD)',
      'Price [$]',
      'Preis netto',
      'VK-Preis netto $',
      'Price each',
      'Preis pro Stück',
      'Preis/Stk.',
    ],
    ...['Preis (exkl. USt.)', 'Unit price in USD', 'price *', 'PREIS', 'Net price'],
  ];
  for (const kind of ['tools', 'prices'] as const)
    expect(fields(kind, harmless)).toEqual(harmless.map(() => 'price'));
});

it.each([
  ...['Price (EUR)', 'Preis €', 'Preis in CHF', 'Price (per 100)', 'Price [per box]', 'Preis (alt)'],
  ...['Listenpreis (Vorjahr)', 'Price (incl. VAT)', 'Preis brutto', 'Price VAT', 'Price %', 'Price (days)'],
])('a heading is no price with anything else: %s', (heading) => {
  expect(fieldOfHeading('tools', heading)).toBeNull();
  expect(fieldOfHeading('prices', heading)).toBeNull();
});

it('a heading has the unit of its column', () => {
  expect(
    fields('tools', [
      'Lieferzeit (Tage)',
      'Lead time [business days]',
      'Stock (pcs)',
      'Mindestmenge in Stück',
    ]),
  ).toEqual(['leadTimeDays', 'leadTimeDays', 'quantity', 'moq']);
  expect(
    fields('tools', [
      'Lieferzeit (Wochen)',
      'Stock (days)',
      'Stock [pallets]',
      'Step [mm]',
      'Lead time in months',
    ]),
  ).toEqual([null, null, null, null, null]);
  expect(
    fields('prices', ['Rabatt', 'Rabatt in %', 'Discount (%)', 'Discount', 'Rabatt €', 'Discount $']),
  ).toEqual([...['percent', 'percent', 'percent', 'percent', null, null]]);
});

it('a heading is of the weight with its unit alone, and else of a specification or of nothing', () => {
  expect(
    fields('tools', ['Weight [kg]', 'Gewicht (g)', 'Versandgewicht [kg]', 'Gewicht kg', 'weightGrams']),
  ).toEqual(['weightGrams', 'weightGrams', 'weightGrams', 'weightGrams', 'weightGrams']);
  expect(fields('tools', ['Weight', 'Weight [lb]', 'Spec: Weight [kg]', 'Net weight [kg]'])).toEqual([
    ...[null, 'spec:Weight [lb]', 'spec:Weight [kg]', 'spec:Net weight [kg]'],
  ]);
});

it('a heading is known by the words that people use', () => {
  expect(fields('tools', ['MOQ', 'Min. order qty', 'Art. Nr.', 'Item no.', 'VPE'])).toEqual([
    ...['moq', 'moq', 'sku', 'sku', 'packs'],
  ]);
  expect(
    fields('customers', ['Tel.', 'Telefonnummer', 'Mail', 'Company name', 'ZIP code', 'Kd.-Nr.']),
  ).toEqual([...['phone', 'phone', 'email', 'name', 'postalCode', 'customerNumber']]);
});

it('a heading in French is known by the words that people use, whatever languages the shop has', () => {
  expect(
    fields('tools', ['N° art.', 'Désignation', 'Famille', 'Prix cat. HT', 'Qté min.', 'Délai (jours)']),
  ).toEqual([...['sku', 'name', 'category', 'price', 'moq', 'leadTimeDays']]);
  expect(fields('tools', ['Prix TTC', 'Prix à la pièce', 'Poids [g]', 'Photo', 'Nom (Français)'])).toEqual([
    ...[null, 'price', 'weightGrams', 'pictures', null],
  ]);
  expect(
    matchColumns('prices', ['Réf.', 'Prix', 'dès 10', 'À partir de 50 pièces']).map(({ field }) => field),
  ).toEqual(['sku', 'price', 'tier:10', 'tier:50']);
  expect(
    fields('companies', [
      'N° client',
      'Raison sociale',
      'N° TVA',
      'Délai de paiement',
      'Limite de crédit',
      'NPA',
    ]),
  ).toEqual(['customerNumber', 'name', 'vatId', 'termsDays', 'creditLimit', 'postalCode']);
});

it('a reference is the SKU, but in stock a document', () => {
  const columns = (kind: 'tools' | 'stock', row: string[]) =>
    matchColumns(kind, row).map(({ field }) => field);
  expect(columns('tools', ['Référence', 'Prix'])).toEqual(['sku', 'price']);
  expect(columns('stock', ['Référence', 'Code article', 'Disponible'])).toEqual([
    'externalId',
    'sku',
    'available',
  ]);
});

it('no heading is of two fields', () => {
  for (const kind of IMPORT_KINDS) {
    const names = COLUMNS[kind].flatMap(({ field, heading, others }) =>
      [...new Set([heading.en, heading.de, ...others].map(compactText))].map(
        (text) => [text, field] as const,
      ),
    );
    const twice = names.filter(([text, field]) => names.some(([one, of]) => one === text && of !== field));
    expect(twice).toEqual([]);
  }
});

it('a heading of a contact is the name where there is no company', () => {
  const columns = (row: string[]) => matchColumns('customers', row).map(({ field }) => field);
  expect(columns(['E-Mail', 'Ansprechpartner'])).toEqual(['email', 'name']);
  expect(columns(['E-Mail', 'Ansprechpartner', 'Firma'])).toEqual(['email', null, 'name']);
  expect(columns(['E-Mail', 'Ansprechpartner', 'Contact'])).toEqual(['email', 'name', null]);
});

it('a heading that is not enough is told with the columns, of which one can be said to be the price', () => {
  const row = ['SKU', 'Price (EUR)', 'Preis, alt: netto'];
  const columns = [
    { heading: 'SKU', field: 'sku' },
    { heading: 'Price (EUR)', field: null },
    { heading: 'Preis, alt: netto', field: null },
  ];
  expect(() => matchColumns('prices', row)).toThrow(expect.objectContaining({ members: { columns } }));
  for (const heading of ['Price (EUR)', 'Preis, alt: netto']) {
    const map = readMap('prices', `${heading}:price`);
    expect(matchColumns('prices', row, { map }).find(({ field }) => field === 'price')?.heading).toBe(
      heading,
    );
  }
});

it('a heading may name the language of its texts, and no other one', () => {
  expect(
    fields('tools', ['Name (Deutsch)', 'Name (English)', 'name:de', 'Name (French)', 'Details (HTML)']),
  ).toEqual([...['name:de', 'name', 'name:de', null, null]]);
});

it('a heading with a unit is a specification, unless it names a column', () => {
  expect(fields('tools', ['Length [mm]', 'Stock length [mm]', 'Spec: Price [EUR]'])).toEqual([
    ...['spec:Length [mm]', 'spec:Stock length [mm]', 'spec:Price [EUR]'],
  ]);
});

it.each(IMPORT_KINDS)('docs/importing.md has the headings of %s, in their order', (kind) => {
  const page = readFileSync('docs/importing.md', 'utf8');
  const [, table = ''] = page.split(new RegExp(`^\\| ${kind} .*\\n`, 'm'));
  const rows = table.slice(0, table.indexOf('\n\n')).split('\n');
  const first = (cell = '') => cell.split(/[,;]/)[0]?.trim();
  const written = rows.map((row) => row.split('|').slice(1, 3).map(first).join(' / '));
  const declared = COLUMNS[kind].map(({ heading }) => `${heading.en} / ${heading.de}`);
  expect(written.filter((row) => declared.includes(row))).toEqual(declared);
});
